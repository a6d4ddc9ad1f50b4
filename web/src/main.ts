/** Where the client begins. */

import { mount } from "svelte";
import App from "./App.svelte";
import "./look/base.css";
import "./look/themes.css";
import { showMode } from "./look/mode.svelte";

showMode();
mount(App, { target: document.getElementById("app")! });

/** Where the client begins. */

import { mount } from "svelte";
import App from "./App.svelte";
import { settleIn } from "./device/install.svelte";
import "./look/base.css";
import "./look/themes.css";
import { showMode } from "./look/mode.svelte";
import { ignoreDoubleTaps } from "./table/doing.svelte";

showMode();
ignoreDoubleTaps();
settleIn();
mount(App, { target: document.getElementById("app")! });

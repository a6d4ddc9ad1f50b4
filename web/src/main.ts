/** Where the client begins. */

import { mount } from "svelte";
import App from "./App.svelte";
import { settleIn } from "./device/install.svelte";
import "./look/base.css";
import "./look/letters.css";
import "./look/themes.css";
import { followMode, showMode } from "./look/mode.svelte";
import { keepFocus } from "./shell/focus";
import { ignoreDoubleTaps } from "./table/doing.svelte";
import { followLanguage } from "./words/words.svelte";

showMode();
followMode();
followLanguage();
ignoreDoubleTaps();
keepFocus();
settleIn();
mount(App, { target: document.getElementById("app") ?? document.body });

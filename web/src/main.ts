import { mount } from "svelte";
import App from "./App.svelte";
import { hangUpPieces } from "./art/sprite";
import { followLinks } from "./house/route.svelte";
import { dress } from "./house/settings.svelte";
import { haveWords } from "./house/words.svelte";
import "../../src/longhouse/art/tokens.css";
import "../../src/longhouse/art/band.css";
import "./style/base.css";

dress();
hangUpPieces();
document.addEventListener("click", followLinks);
if ("serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js");
await haveWords();
mount(App, { target: document.getElementById("longhouse") as HTMLElement });

import { mount } from "svelte";
import App from "./App.svelte";
import { hangUpPieces } from "./art/sprite";
import { followLinks } from "./house/route.svelte";
import { dress } from "./house/settings.svelte";
import { haveWords } from "./house/words.svelte";
import "./style/tokens.css";
import "./style/base.css";

dress();
hangUpPieces();
document.addEventListener("click", followLinks);
if ("serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js");
await haveWords();
mount(App, { target: document.getElementById("longhouse") as HTMLElement });

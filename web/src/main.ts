import { mount } from "svelte";
import App from "./App.svelte";
import { loadWords } from "./lib/words.svelte";
import "./theme.css";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
await loadWords();
mount(App, { target });

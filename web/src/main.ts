import { mount } from "svelte";
import App from "./App.svelte";
import { loadCards } from "./lib/cards.svelte";
import { route } from "./lib/route.svelte";
import "./theme.css";

// Everything but the start needs the cards: they are fetched beside the screen, not after it.
if (route.screen !== "home") void loadCards().catch(() => {});

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
mount(App, { target });

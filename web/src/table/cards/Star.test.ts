import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import { route } from "../../lib/route.svelte";
import { CARDS } from "../fixture";
import Star from "./Star.svelte";

vi.mock("../../lib/words/cards.svelte", () => ({ isOurs: (id: string) => id === "claror" }));

it("marks our reconstructions alone, and leads to the page about them", async () => {
  expect(CARDS).toBeTruthy();
  const button = document.createElement("button");
  document.body.append(button);
  const plain = mount(Star, { target: button, props: { id: "lathekin" } });
  expect(button.textContent).toBe("");
  const star = mount(Star, { target: button, props: { id: "claror" } });
  flushSync();
  button.querySelector<HTMLElement>(".star")?.click();
  expect(route.book).toMatchObject({ page: "reconstructed" });
  await Promise.all([unmount(plain), unmount(star)]);
});

import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { route } from "../lib/route.svelte";
import ReconstructionMark from "./ReconstructionMark.svelte";

it("marks our reconstructions alone, and leads to the page about them", async () => {
  const button = document.createElement("button");
  document.body.append(button);
  const plain = mount(ReconstructionMark, { target: button, props: { id: "lathekin" } });
  expect(button.textContent).toBe("");
  const star = mount(ReconstructionMark, { target: button, props: { id: "streaked" } });
  flushSync();
  button.querySelector<HTMLElement>(".star")?.click();
  expect(route.book).toMatchObject({ page: "reconstructed" });
  await Promise.all([unmount(plain), unmount(star)]);
});

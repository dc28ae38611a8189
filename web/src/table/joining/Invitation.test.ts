import { render } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { Invitation as InvitationMessage } from "../../lib/protocol";
import { changeSettings } from "../../lib/device/settings.svelte";
import { until } from "../../../testing/wait";
import Invitation from "./Invitation.svelte";

const INVITATION: InvitationMessage = {
  ...{ table: "t1", host: "Ana", options: { players: 3, rare_glass: true }, timer: 86_400, free: 2 },
  ...{ over: false, seat: null, watch: false, yours: false },
};

async function open(part: Partial<InvitationMessage> = {}) {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ ...INVITATION, ...part })));
  const onenter = vi.fn();
  render(Invitation, { secret: "s", onenter, onproblem: vi.fn() });
  await until(() => document.querySelector("form") ?? onenter.mock.calls[0]);
  return { onenter, text: document.body.textContent ?? "" };
}
const press = (words: string): void => {
  const found = [...document.querySelectorAll<HTMLElement>("button, a")].find((one) => one.textContent === words);
  found?.click();
};

describe("an invitation", () => {
  it("says who invites to what", async () => {
    const { text } = await open();
    expect(text).toContain("Ana invites you to play");
    expect(text).toContain("3 players; 2 seats are free");
    expect(text).toContain("Rare glass");
    expect(text).toContain("1 day for each turn");
    expect(text).toContain("Learn the game first");
  });

  it("says a time limit that no form offers", async () => {
    expect((await open({ timer: 3600 })).text).toContain("60 min for each turn");
  });

  it("asks for a name once", async () => {
    changeSettings({ name: "Rui" });
    const { onenter, text } = await open();
    expect(text).toContain("You will play as Rui.");
    expect(document.querySelector("input")).toBeNull();
    press("Take a seat");
    expect(onenter).toHaveBeenCalledWith("Rui", false);
  });

  it("offers to watch instead, and nothing else when no seat is left", async () => {
    const { onenter, text } = await open({ free: 0 });
    expect(text).toContain("All seats are taken");
    expect(text).not.toContain("Take a seat");
    press("Watch instead");
    expect(onenter).toHaveBeenCalledWith("", true);
  });

  it("lets in at once whoever plays there already", async () => {
    const { onenter } = await open({ yours: true });
    expect(onenter).toHaveBeenCalledWith("", false);
  });
});

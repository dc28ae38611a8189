import { describe, expect, it, vi } from "vitest";
import type { Account } from "../lib/protocol";
import { accountApi } from "./account-api";
import { forgetSync, syncSettings, applyServerSettings } from "./settings-sync";
import { clockTime, minuteOfDay } from "./push-notifications";

describe("settings synchronized for a person with a key", () => {
  it("goes to the server when it changed here", async () => {
    const saveSettings = vi.spyOn(accountApi, "saveSettings").mockResolvedValue({ at: 5 });
    localStorage.setItem("vitral-settings", JSON.stringify({ theme: "dark" }));
    await syncSettings(0);
    expect(saveSettings).toHaveBeenCalledWith({ "vitral-settings": { theme: "dark" } });
    await syncSettings(5);
    expect(saveSettings).toHaveBeenCalledTimes(1);
  });

  it("comes from the server when another browser changed it", () => {
    localStorage.setItem("vitral-away", JSON.stringify(["a"]));
    expect(applyServerSettings({ "vitral-away": ["b"], "vitral-companion": "not ours to take" }, 7)).toBe(true);
    expect(localStorage.getItem("vitral-away")).toBe('["b"]');
    expect(localStorage.getItem("vitral-companion")).toBeNull();
    expect(applyServerSettings({ "vitral-away": ["b"] }, 8)).toBe(false);
  });

  it("of each thing takes what was changed last, here or elsewhere", async () => {
    const reload = vi.fn();
    vi.stubGlobal("location", { reload });
    applyServerSettings({ "vitral-names": ["Ana"], "vitral-muted": {} }, 1);
    localStorage.setItem("vitral-muted", JSON.stringify({ one: [1] })); // here
    const stored = { "vitral-names": ["Ana", "Rui"], "vitral-muted": {} }; // elsewhere
    vi.spyOn(accountApi, "you").mockResolvedValue({ settings: stored, settings_saved_at: 2 } as unknown as Account);
    const saveSettings = vi.spyOn(accountApi, "saveSettings").mockResolvedValue({ at: 3 });
    await syncSettings(2);
    expect(saveSettings).toHaveBeenCalledWith({ "vitral-names": ["Ana", "Rui"], "vitral-muted": { one: [1] } });
    expect(localStorage.getItem("vitral-names")).toBe('["Ana","Rui"]');
    expect(reload).toHaveBeenCalledOnce();
    await syncSettings(3);
    expect(saveSettings).toHaveBeenCalledOnce();
  });

  it("starts over after another person has signed in", async () => {
    const saveSettings = vi.spyOn(accountApi, "saveSettings").mockResolvedValue({ at: 9 });
    applyServerSettings({ "vitral-names": ["Ana"] }, 9);
    forgetSync();
    await syncSettings(0);
    expect(saveSettings).toHaveBeenCalledWith({ "vitral-names": ["Ana"] });
  });
});

describe("quiet hours", () => {
  it("are minutes of a day", () => {
    expect(clockTime(22 * 60 + 5)).toBe("22:05");
    expect(minuteOfDay("22:05")).toBe(22 * 60 + 5);
    expect(minuteOfDay("")).toBe(0);
  });
});

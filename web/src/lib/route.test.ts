import { beforeEach, expect, it, vi } from "vitest";
import { closeBook, go, replaceAddress, route } from "./route.svelte";

/** As a browser does it: back to the entry before, and word of it. */
function back(to: string, state: unknown): void {
  history.replaceState(state, "", to);
  dispatchEvent(new PopStateEvent("popstate", { state }));
}

beforeEach(() => go("/"));

it("the rulebook is a screen of its own when nothing would be lost", () => {
  go("/rules/placing#first");
  expect({ ...route }).toEqual({ screen: "rules", id: "", book: { page: "placing", section: "first", about: "" } });
});

it("it opens over a table, which stays; its pages turn, and closing leads back at once", () => {
  go("/t/abc");
  go("/rules?about=lathekin");
  expect([route.screen, route.id, route.book?.about]).toEqual(["table", "abc", "lathekin"]);
  replaceAddress("/rules/tools-window#lathekin");
  expect([route.screen, route.book?.page, route.book?.section]).toEqual(["table", "tools-window", "lathekin"]);
  go("/rules/placing");
  expect([route.screen, route.book?.page]).toEqual(["table", "placing"]);
  const leave = vi.spyOn(history, "go").mockImplementation(() => {});
  closeBook();
  expect(leave).toHaveBeenCalledWith(-2);
  leave.mockRestore();
  back("/rules/tools-window#lathekin", { below: "/t/abc", depth: 1 });
  expect([route.screen, route.book?.page]).toEqual(["table", "tools-window"]);
  back("/t/abc", null);
  expect({ ...route }).toEqual({ screen: "table", id: "abc", book: null });
});

it("a form that is being filled stays too", () => {
  history.pushState(null, "", "/?new=bot");
  go("/rules");
  expect([route.screen, route.book]).toEqual(["home", { page: "", section: "", about: "" }]);
});

it("by its own address there is nothing below it, and closing leads home", () => {
  back("/rules/solo", null);
  go("/rules/placing");
  expect([route.screen, route.book?.page]).toEqual(["rules", "placing"]);
  closeBook();
  expect({ ...route }).toEqual({ screen: "home", id: "", book: null });
});

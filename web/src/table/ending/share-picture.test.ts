import { beforeEach, expect, it, vi } from "vitest";
import { drawPicture, sharePicture, type SharedPicture } from "./share-picture";

const SHARED: SharedPicture = {
  grid: ["R.B.Y", "4P3G2", ".1.5.", "..6.."],
  dice: [["R4", "--", "--", "--", "--"], ...Array.from({ length: 3 }, () => Array<string>(5).fill("--"))],
  window: "Aurora Sagradis",
  title: "Ana & Rui <3",
  lines: ["1. Ana: 52", "2. Rui: 48"],
};

beforeEach(() => {
  vi.stubGlobal(
    "Image",
    class {
      src = "";
      decode = () => Promise.resolve();
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) => done(new Blob(["png"])));
});

it("shows window, names and points, and no markup of anybody's making", () => {
  const svg = new DOMParser().parseFromString(drawPicture(SHARED), "image/svg+xml");
  expect(svg.querySelector("parsererror")).toBeNull();
  const words = [...svg.querySelectorAll("text")].map((one) => one.textContent);
  expect(words).toEqual(
    expect.arrayContaining(["Ana & Rui <3", "Aurora Sagradis", "1. Ana: 52", "2. Rui: 48", "Vitral"]),
  );
  expect(drawPicture(SHARED)).not.toContain("http://www.w3.org/1999/xlink");
});

it("goes to the share sheet where that takes files", async () => {
  const given = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { canShare: () => true, share: given });
  await sharePicture(SHARED);
  expect(given).toHaveBeenCalledOnce();
});

it("is downloaded elsewhere", async () => {
  vi.stubGlobal("navigator", {});
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  await sharePicture(SHARED);
  expect(clicked).toHaveBeenCalledOnce();
});

import { describe, expect, it } from "vitest";
import cases from "../../../../tests/data/list_cases.json";
import { joinList } from "./lists";

interface Case {
  language: string;
  parts: string[];
  and: string;
  or: string;
}

// Written by tests/i18n/test_list_formatting.py, which holds Python against the same file.
describe("the page joins lists as Python does", () => {
  it.each(cases as Case[])("$language: $and", ({ language, parts, and, or }) => {
    expect(joinList(language, parts)).toBe(and);
    expect(joinList(language, parts, "disjunction")).toBe(or);
  });
});

import { expect, it } from "vitest";
import { trailOf, withTrail } from "./list-trail.ts";

it("gives back the pages that it was made of", () => {
  expect(trailOf(withTrail(["/list", "/list?after=2"]))).toEqual(["/list", "/list?after=2"]);
  expect(trailOf(withTrail(Array.from({ length: 300 }, (_, n) => `/list?after=${n}`)))).toHaveLength(200);
});

it.each([null, undefined, "", { other: 1 }, { pagesBefore: "/list" }])("reads no page out of %j", (state) => {
  expect(trailOf(state)).toEqual([]);
});

it("leaves out what is no page of this site", () => {
  expect(trailOf({ pagesBefore: ["//elsewhere.example", "javascript:alert(1)", 3, "/list"] })).toEqual([
    "/list",
  ]);
});

import { expect, it } from "vitest";
import type { AdminCategory } from "./category-tree-admin.ts";
import { filterTree } from "./filter-tree.ts";

function category(id: string, parentId: string | null, nameGa = ""): AdminCategory {
  return {
    id,
    parentId,
    name: id,
    nameGa,
    slug: id,
    text: "",
    textGa: "",
    picture: "",
    hidden: false,
    electrical: false,
    depth: 0,
    products: 0,
    version: "1",
  };
}

const TREE = [
  category("Lighting", null, "Soilsiú"),
  category("Moving heads", "Lighting"),
  category("Spots", "Moving heads", "Spotsoilse"),
  category("Washes", "Moving heads"),
  category("Sound", null, "Fuaim"),
];

function found(search: string, open: string | null = null) {
  const { shown, hits } = filterTree(TREE, { search, open });
  return { rows: shown.map(({ id, onPath }) => (onPath ? `(${id})` : id)), hits };
}

it("keeps the path to each hit", () => {
  expect(found("spot")).toEqual({ rows: ["(Lighting)", "(Moving heads)", "Spots"], hits: 1 });
  expect(found("HEADS")).toEqual({ rows: ["(Lighting)", "Moving heads"], hits: 1 });
});

it("finds names in Irish, with and without fadas", () => {
  expect(found("soilsiu")).toEqual({ rows: ["Lighting"], hits: 1 });
  expect(found("FUAÍM")).toEqual({ rows: ["Sound"], hits: 1 });
});

it("shows all without a search, and nothing where no name holds it", () => {
  expect(found("")).toEqual({ rows: TREE.map(({ id }) => id), hits: 5 });
  expect(found("smoke")).toEqual({ rows: [], hits: 0 });
});

it("keeps the open category, which a new name may have taken out of the hits", () => {
  expect(found("sound", "Washes")).toEqual({
    rows: ["(Lighting)", "(Moving heads)", "(Washes)", "Sound"],
    hits: 1,
  });
  expect(found("sound", "gone")).toEqual({ rows: ["Sound"], hits: 1 });
});

import { expect, test } from "vitest";
import {
  columnsField,
  flag,
  idField,
  listQuery,
  named,
  oneOf,
  optionalId,
  pageField,
  type QueryOf,
  textField,
} from "./list-query.ts";

const LIST = listQuery("/list", {
  search: textField,
  state: oneOf(["open", "closed"]),
  sort: oneOf(["name", "newest"], "name"),
  late: flag(),
  area: named("in", textField),
  columns: columnsField(["a", "b"], ["a"]),
  item: idField,
  after: optionalId,
  page: pageField,
});
const PLAIN = LIST.parse(new URLSearchParams());
const ID = "0197a8a5-0000-7000-8000-000000000001";

test("reads nonsense as what the plain list shows", () => {
  const nonsense = "state=x&sort=x&late=yes&col=x&item=1&after=1&page=0";
  expect(LIST.parse(new URLSearchParams(nonsense))).toEqual(PLAIN);
  expect(PLAIN).toEqual({
    search: "",
    state: null,
    sort: "name",
    late: false,
    area: "",
    columns: ["a"],
    item: "",
    after: null,
    page: 1,
  });
});

test("writes what differs from the plain list, and reads it back", () => {
  expect(LIST.href(PLAIN)).toBe("/list");
  const asked: QueryOf<typeof LIST> = {
    search: "a b",
    state: "open",
    sort: "newest",
    late: true,
    area: "x",
    columns: ["b"],
    item: ID,
    after: ID,
    page: 2,
  };
  const href = LIST.href(asked, "/export");
  expect(href).toBe(
    `/export?search=a+b&state=open&sort=newest&late=1&in=x&col=b&item=${ID}&after=${ID}&page=2`,
  );
  expect(LIST.parse(new URL(href, "http://localhost").searchParams)).toEqual(asked);
});

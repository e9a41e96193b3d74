import { expect, it } from "vitest";
import { type ListViews, listAt, ownAddress, viewQuery } from "./list-views.ts";

const query = (text: string) => viewQuery(new URLSearchParams(text));
const VIEW = { id: "1", name: "Late", query: "state=paid", shared: false, isDefault: true, isOwn: true };
const kept = (change: Partial<ListViews>): ListViews => ({
  list: "/admin/orders",
  views: [],
  columns: null,
  ...change,
});
const opened = (text: string, views: ListViews) => ownAddress(new URLSearchParams(text), views);

it("keeps what narrows a list, in one order, and not the page of it", () => {
  expect(query("state=paid&page=3&before=7&search=")).toBe("state=paid");
  expect(query("b=2&a=1")).toBe(query("a=1&b=2"));
  expect(listAt("/admin/orders")).toBe("/admin/orders");
  expect(listAt("/admin/settings")).toBeNull();
});

it("opens a list with the person's own default, unless the address asks for something", () => {
  const views = kept({ views: [VIEW] });
  expect(opened("", views)).toBe("/admin/orders?state=paid");
  expect(opened("list=all", views)).toBeNull();
  expect(opened("state=pending", views)).toBeNull();
  expect(opened("", kept({ views: [{ ...VIEW, isOwn: false }] }))).toBeNull();
});

it("adds the person's columns where the address names none", () => {
  const views = kept({ views: [VIEW], columns: "state,total" });
  expect(opened("", views)).toBe("/admin/orders?state=paid&col=state%2Ctotal");
  expect(opened("state=paid&col=total", views)).toBeNull();
  expect(opened("list=all", views)).toBe("/admin/orders?list=all&col=state%2Ctotal");
});

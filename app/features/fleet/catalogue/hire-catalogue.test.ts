import { describe, expect, it } from "vitest";
import { hireItemHref, hireListHref, parseHireListQuery, searchHireItems } from "./hire-catalogue.ts";

const parse = (text: string) => parseHireListQuery(new URLSearchParams(text));
const DATES = { from: "2027-08-05T09:00", to: "2027-08-06T17:00" };

describe("addresses of the catalogue", () => {
  it("reads what a list is asked for, and writes the same address again", () => {
    const address = `/dry-hire/browse?category=lighting&group=moving-lights&search=spot&page=2&from=${DATES.from}&to=${DATES.to}`;
    const query = parse(address.split("?")[1] ?? "");
    expect(query).toEqual({
      category: "lighting",
      group: "moving-lights",
      search: "spot",
      page: 2,
      dates: DATES,
    });
    expect(hireListHref(query)).toBe(address);
    expect(hireListHref({ page: 1, category: null })).toBe("/dry-hire/browse");
  });

  it("keeps what was typed as dates, however wrong, and takes a page that is none as the first", () => {
    expect(parse("from=tomorrow").dates).toEqual({ from: "tomorrow", to: "" });
    expect(parse("from=&to=").dates).toBeNull();
    expect([parse("page=0").page, parse("page=two").page]).toEqual([1, 1]);
  });

  it("leads to an item with dates, quantity and month", () => {
    expect(hireItemHref("a-lamp", { dates: DATES, quantity: 4, month: "2027-08" })).toBe(
      `/dry-hire/item/a-lamp?quantity=4&month=2027-08&from=${DATES.from}&to=${DATES.to}`,
    );
    expect(hireItemHref("a-lamp")).toBe("/dry-hire/item/a-lamp");
  });
});

describe("the search of the catalogue", () => {
  const item = (
    code: string,
    name: string,
    more: { nameGa?: string; aliases?: string[]; groupNames?: string[] } = {},
  ) => ({
    id: code,
    code,
    name,
    nameGa: more.nameGa ?? null,
    aliases: more.aliases ?? [],
    groupNames: more.groupNames ?? [],
  });
  const items = [
    item("LX-SPOT-350", "Moving head spot 350 W", {
      nameGa: "Spotsolas gluaisteach",
      aliases: ["Mac Viper"],
    }),
    item("AU-SM58", "Vocal microphone", { nameGa: "Micreafón gutha", groupNames: ["Audio", "Fuaim"] }),
    item("AU-DI", "Direct box", { groupNames: ["Audio"] }),
  ];
  const find = (text: string) => {
    const found = searchHireItems(items, text);
    return [found.items.map(({ code }) => code), found.closest];
  };

  it.each([
    ["a name in any case", "MOVING head", ["LX-SPOT-350"]],
    ["an Irish name without fadas", "micreafon", ["AU-SM58"]],
    ["an alias", "viper", ["LX-SPOT-350"]],
    ["a code, however it is punctuated", "lxspot350", ["LX-SPOT-350"]],
    ["a part of a code", "sm 58", ["AU-SM58"]],
    ["words in any order, of name and department", "box audio", ["AU-DI"]],
    ["a department, all of it", "fuaim", ["AU-SM58"]],
  ])("finds by %s", (_, text, codes) => {
    expect(find(text)).toEqual([codes, false]);
  });

  it("puts the item whose code it is first", () => {
    expect(find("au-di")[0]).toEqual(["AU-DI"]);
    expect(searchHireItems([item("X", "AU-DI case"), ...items], "au di").items[0]?.code).toBe("AU-DI");
  });

  it("forgives a slip where nothing matches as typed, and says so", () => {
    expect(find("microfone")).toEqual([["AU-SM58"], true]);
    expect(find("zebra")).toEqual([[], true]);
  });
});

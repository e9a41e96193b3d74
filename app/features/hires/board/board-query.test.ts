import { expect, test } from "vitest";
import { newId } from "#app/lib/ids.ts";
import { dayOfIso } from "#app/lib/time/irish-time.ts";
import { firstDayOf, hireBoard } from "./board-query.ts";

const parse = (address: string) => hireBoard.parse(new URLSearchParams(address));

test("the address of the board says what it shows, and the same address is made from it", () => {
  const [group, item] = [newId(), newId()];
  const address =
    `rows=hires&layout=agenda&from=2027-06-14&days=60&search=M%C3%A1ire&group=${group}&state=out` +
    `&assignee=me&problems=yes&page=2&units=${item}`;
  const query = parse(address);
  expect(query).toMatchObject({
    rows: "hires",
    days: 60,
    search: "Máire",
    group,
    state: "out",
    units: [item],
  });
  expect(hireBoard.href(query)).toBe(`/admin/hire/board?${address}`);
  expect(hireBoard.href(parse(""))).toBe("/admin/hire/board");
});

test.each([
  "from=2027-02-30&days=31&state=gone&group=x&units=x&page=0",
  "from=9999-01-01&days=-1&rows=boxes&problems=maybe&page=99999",
  "from=&days=1e9&layout=%00&category=1'",
])("what an address cannot mean counts as not said: %s", (address) => {
  expect(parse(address)).toEqual(parse(""));
});

test("without a day the board begins with the Monday of the week, and the agenda with today", () => {
  const monday = dayOfIso("2027-03-22");
  for (const now of ["2027-03-22T00:00:00Z", "2027-03-28T22:59:00Z"])
    expect(firstDayOf(parse("layout=timeline"), new Date(now))).toBe(monday);
  expect(firstDayOf(parse(""), new Date("2027-03-28T23:00:00Z"))).toBe((monday ?? 0) + 7);
  expect(firstDayOf(parse("layout=agenda"), new Date("2027-03-28T12:00:00Z"))).toBe((monday ?? 0) + 6);
});

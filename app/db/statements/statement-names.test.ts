import { expect, it } from "vitest";
import { createStatementNames } from "./statement-names.ts";

it("names a statement that comes again, and none that searches texts", () => {
  const nameOf = createStatementNames();
  const plain = 'select "id" from "orders" where "number" = $1';
  expect(nameOf(plain)).toBeUndefined();
  expect(nameOf(plain)).toBe("s1");
  for (const part of ['"name" ilike $1', '"search_text" like $2', '"text" like lower($1)']) {
    const search = `select "id" from "orders" where ${part}`;
    nameOf(search);
    expect(nameOf(search)).toBeUndefined();
  }
  const word = `select "id" from "orders" where "name" like 'IST-%'`;
  nameOf(word);
  expect(nameOf(word)).toBe("s2");
});

import { expect, it } from "vitest";
import { manualsText, readManuals } from "./manuals.ts";

it.each([
  ["User manual: https://example.com/a.pdf", [["User manual", "https://example.com/a.pdf"]]],
  ["Safety: note https://example.com/b", [["Safety: note", "https://example.com/b"]]],
  [
    "https://example.com/x/user%20manual.pdf",
    [["user manual.pdf", "https://example.com/x/user%20manual.pdf"]],
  ],
  ["https://example.com/%E0", [["%E0", "https://example.com/%E0"]]],
  ["  \n", []],
])("%s", (text, manuals) => {
  const read = readManuals(text);
  expect(read?.map(({ title, url }) => [title, url])).toEqual(manuals);
  expect(readManuals(manualsText(read ?? []))).toEqual(read);
});

it.each([
  "User manual",
  "User manual: ftp://example.com/a.pdf",
  "Manual: javascript:alert(1)",
  "Manual: https://",
  `M: https://example.com/${"a".repeat(2_000)}`,
  Array.from({ length: 21 }, (_, n) => `M: https://example.com/${n}`).join("\n"),
])("refuses %s", (text) => expect(readManuals(text)).toBeNull());

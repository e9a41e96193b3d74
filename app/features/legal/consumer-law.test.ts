import { expect, it } from "vitest";

const texts = import.meta.glob<string>(["/app/**/*.{ts,tsx}", "/sample/*.csv", "!/app/**/*.test.{ts,tsx}"], {
  query: "?raw",
  import: "default",
  eager: true,
});

it("L12: no text of site, mails or terms leads to the closed platform for online disputes", () => {
  expect(Object.keys(texts).length).toBeGreaterThan(100);
  const leading = Object.entries(texts).filter(([, text]) =>
    /ec\.europa\.eu\/(?:consumers\/)?odr/i.test(text),
  );
  expect(leading.map(([file]) => file)).toEqual([]);
});

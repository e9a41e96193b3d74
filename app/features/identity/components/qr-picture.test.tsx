import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { QrPicture } from "./qr-picture.tsx";

const KEY = `otpauth://totp/ItsShowTime:nora%40example.ie?secret=${"A".repeat(52)}&issuer=ItsShowTime&digits=6&period=30`;

test("a QR picture of a key has a name, four light modules around it and the format bits of level M", () => {
  const markup = renderToStaticMarkup(<QrPicture text={KEY} label="Square code" />);
  const dark = new Set([...markup.matchAll(/M(\d+ \d+)h1v1h-1z/g)].map(([, at]) => at));
  const at = (x: number, y: number) => Number(dark.has(`${x} ${y}`));
  expect(markup).toContain('role="img" aria-label="Square code" viewBox="0 0 57 57"');
  for (const cell of dark) {
    for (const coordinate of (cell ?? "").split(" ").map(Number)) {
      expect(coordinate).toBeGreaterThanOrEqual(4);
      expect(coordinate).toBeLessThan(53);
    }
  }
  // The finder patterns of three corners, through their centre.
  for (const [x, y] of [
    [4, 7],
    [46, 7],
    [4, 49],
  ] as const)
    expect([0, 1, 2, 3, 4, 5, 6].map((step) => at(x + step, y)).join("")).toBe("1011101");
  // Level M is 00, stored with the mask 10 over its two bits.
  expect([at(4, 12), at(5, 12)]).toEqual([1, 0]);
});

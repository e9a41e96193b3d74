import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Colour = readonly [lightness: number, chroma: number, hue: number];
type Pair = { readonly light: Colour; readonly dark: Colour };

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const OKLCH = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`;
const TOKEN = new RegExp(String.raw`--([\w-]+): light-dark\(${OKLCH}, ${OKLCH}\)`, "g");

/** Every definition of every role, in the order of the file: grounds come twice, for marketing and for working pages. */
function readTokens(): Map<string, Pair[]> {
  const tokens = new Map<string, Pair[]>();
  for (const [, name = "", ...numbers] of css.matchAll(TOKEN)) {
    const n = numbers.map(Number) as [number, number, number, number, number, number];
    const pair = { light: [n[0], n[1], n[2]], dark: [n[3], n[4], n[5]] } as const;
    tokens.set(name, [...(tokens.get(name) ?? []), pair]);
  }
  return tokens;
}

/** OKLCH to linear sRGB after Björn Ottosson; channels outside the gamut are clipped, as browsers do at worst. */
function toLinearRgb([L, C, h]: Colour): [number, number, number] {
  const angle = (h * Math.PI) / 180;
  const a = C * Math.cos(angle);
  const b = C * Math.sin(angle);
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (v: number) => Math.min(1, Math.max(0, v));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function luminance(colour: Colour): number {
  const [r, g, b] = toLinearRgb(colour);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: Colour, other: Colour): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ["ground", "ground-2", "ground-3"];
type Rows = readonly (readonly [colour: string, grounds: readonly string[]])[];
const TEXT: Rows = [
  ...["ink", "soft", "link", "accent", "ok", "warn", "fault-ink"].map((text) => [text, GROUNDS] as const),
  ["on-primary", ["primary", "primary-lit"]],
  ["on-solid", ["solid", "solid-lit"]],
  ["on-fault", ["fault-solid"]],
  ["on-tint", ["tint"]],
  ["ink", ["tint", "ok-ground", "warn-ground", "fault-ground"]],
  ["ok", ["ok-ground"]],
  ["warn", ["warn-ground", "ground-2"]],
  ["fault-ink", ["fault-ground"]],
  ["ground", ["ok"]],
];
/** Rings, borders of controls and marks that carry meaning. */
const MARKS: Rows = [
  ["focus", GROUNDS],
  ["control", GROUNDS],
];

const tokens = readTokens();

function expectContrast(name: string, groundName: string, least: number) {
  const colours = tokens.get(name);
  const grounds = tokens.get(groundName);
  if (!colours || !grounds) throw new Error(`tokens.css has no ${name} or ${groundName}.`);
  for (const colour of colours) {
    for (const ground of grounds) {
      for (const scheme of ["light", "dark"] as const) {
        const ratio = contrast(colour[scheme], ground[scheme]);
        expect(ratio, `${name} on ${groundName}, ${scheme}: ${ratio.toFixed(2)}`).toBeGreaterThanOrEqual(
          least,
        );
      }
    }
  }
}

describe("contrast of the tokens", () => {
  it("knows black and white", () => {
    expect(contrast([1, 0, 0], [0, 0, 0])).toBeCloseTo(21, 1);
  });

  it.each(TEXT.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const)))(
    "text %s on %s is 4.5:1 or better, in the light and in the dark",
    (text, ground) => expectContrast(text, ground, 4.5),
  );

  it.each(MARKS.flatMap(([mark, grounds]) => grounds.map((ground) => [mark, ground] as const)))(
    "mark %s on %s is 3:1 or better",
    (mark, ground) => expectContrast(mark, ground, 3),
  );
});

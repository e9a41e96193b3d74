import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { IrishForms, Message } from "./message.ts";

const messages = import.meta.glob<Record<string, unknown>>("./messages/*/*.ts", { eager: true });
/** Files read line by line, their English included. */
const READ = globSync(
  [
    "app/features/{legal,content/seed}/*.ts",
    "sample/*.ga.json",
    "sample/catalogue/*.ts",
    "art/alts.json",
    "deploy/unavailable.html",
  ],
  { exclude: (path) => path.endsWith(".test.ts") },
);

function irishIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  if (!("en" in value && "ga" in value)) return Object.values(value).flatMap(irishIn);
  const { ga } = value as Message<unknown>;
  return typeof ga === "string" ? [ga] : Object.values(ga as object);
}

function pluralsIn(value: unknown): IrishForms[] {
  if (typeof value !== "object" || value === null) return [];
  if ("few" in value) return [value as IrishForms];
  return Object.values(value).flatMap(pluralsIn);
}

/** Every Irish text that the program brings, with the place where it is written. */
const TEXTS = [
  ...Object.entries(messages).flatMap(([path, module]) =>
    irishIn({ ...module }).map((text) => ({ path, text })),
  ),
  ...READ.flatMap((path) =>
    readFileSync(path, "utf8")
      .split("\n")
      .map((text) => ({ path, text })),
  ),
];

/** A word of letters, not a part of one. */
const word = (letters: string) => String.raw`(?<![\p{L}-])(?:${letters})(?!\p{L})`;

/**
 * Words that change the first letter of what follows them, or set a letter or an h before it: lenition, eclipsis, the
 * article, prefixed h. `ag`, `as`, `chuig`, `go dtí`, `i gcás` and a verb before its subject change nothing.
 */
const MUTATING = word(
  "a|á|an|ár|ar|bhur|de|den|do|don|dár|faoi|faoin|faoina|gan|go|i|idir|ina|in|le|leis an|mar|mo|na|ó|ón|óna|roimh|sa|san|thar|trí|tríd an|um",
);

/** Parameters that are figures, amounts of money, or a date with its article. Digits are written unchanged. */
const FIGURES = new Set(["n", "all", "wanted", "minutes", "price", "net", "below", "nth"]);
const DATES = new Set(["date", "day", "due", "time", "when"]);

function isNameAfterMutation(text: string): boolean {
  return [...text.matchAll(new RegExp(String.raw`${MUTATING} \{(\w+)\}`, "giu"))].some(
    ([whole, name = ""]) =>
      !FIGURES.has(name) && !(DATES.has(name) && /^(?:an|ón|faoin|roimh an|leis an) /i.test(whole)),
  );
}

/** A parameter as a genitive: the last word of `séala {item}` would have to be another form of the item's name. */
const GENITIVE = new RegExp(
  String.raw`${word("séala|cód logála isteach|iompórtáil|deireadh|tús|seoladh|hainm|ainm")} \{\w+\}`,
  "iu",
);

describe("a parameter in Irish", () => {
  it("is found after a word that would change it", () => {
    for (const wrong of [
      "A {name}, a chara",
      "Sannta do {name}",
      "séala {item}",
      "faoi {date}",
      "Ó {when}",
    ]) {
      expect([wrong, isNameAfterMutation(wrong) || GENITIVE.test(wrong)]).toEqual([wrong, true]);
    }
    for (const right of [
      "Dia duit, {name}.",
      "Sannta: {name}",
      "faoin {date}",
      "ar {n} tháirge",
      "go dtí {address}",
    ]) {
      expect([right, isNameAfterMutation(right) || GENITIVE.test(right)]).toEqual([right, false]);
    }
  });

  it("is where nothing changes its first letter", () => {
    const faults = TEXTS.filter(({ text }) => isNameAfterMutation(text) || GENITIVE.test(text));
    expect(faults).toEqual([]);
  });
});

/** One word for one thing: the pattern is what not to write, then the word to use (docs/irish.md). */
const INSTEAD: readonly (readonly [string, string])[] = [
  ["(?:taisc-?|sean)?ch?adhnra(?:í|idh)?", "ceallra"],
  [String.raw`fh?o-challair\p{L}*`, "fo-dhordaire"],
  ["n?dh?éantói?ra?|mh?onaró(?:ir|ra)", "déantúsóir"],
  ["muid", "sinn, -imid"],
  ["tada", "dada"],
  ["éinne", "aon duine"],
  ["t?aisíocaí", "aisíocaíochtaí"],
  ["[tn]?-?aisíocaíochta?", "aisíoc, aisíoca"],
  [String.raw`gc?h?uileáil\p{L}*`, "caith amach"],
  ["fh?reagraithe", "freagartha"],
  [String.raw`g?ch?áipéis\p{L}*`, "doiciméad"],
  ["th?riail arís", "bain triail eile as"],
  ["do chíos(?:a|anna)?", "d’ordú cíosa"],
  ["g?ch?íosanna", "orduithe cíosa"],
  [String.raw`n?-?aistarraingt\p{L}*`, "tarraingt siar"],
  ["réamhshonrai?sc", "sonrasc pro forma"],
  ["th?uairisc(?:í|e)? GA1", "tuarascáil GA1"],
  ["(?:den|leis an|an) 14 lá", "na 14 lá"],
  ["ch?eall", "cill"],
  ["b?ph?raghas díola", "praghas laghdaithe"],
  ["n?áireamh amach", "seiceáil amach"],
  ["g?ch?ói?d ph?oist", "postchód"],
  ["riaráiste|ais-ordú", "cúlordú"],
  ["mh?icreaf(?:ón|óin) raidió", "micreafón gan sreang"],
  [String.raw`(?:aon|trí)phás\p{L}*`, "aonphasach, tríphasach"],
  [String.raw`sean(?:sh|dh|th)\p{L}+`, "sean- lenites no d, t, s"],
  ["th?abhairt ar ais agus tarraingt siar", "aischur agus tarraingt siar"],
  ["rigeanna", "socrú"],
  ["stoc fruilithe", "stoc cíosa"],
  ["luachana agus fruilithe", "luachana agus orduithe cíosa"],
  ["gh?lacann (?:s[éí] a )?h?áit", "tar in áit"],
  ["murach", "mura ndéantar é sin"],
];

it.each(INSTEAD)("%s is not written: %s", (pattern) => {
  const wrong = new RegExp(word(pattern), "iu");
  expect(TEXTS.filter(({ text }) => wrong.test(text))).toEqual([]);
});

it("says ordú cíosa for a hire in every message; fruiliú is the law’s word", () => {
  const wrong = new RegExp(word(String.raw`(?:fo-)?(?:bh)?fh?ruili\p{L}*`), "iu");
  expect(TEXTS.filter(({ path, text }) => path.startsWith("./messages/") && wrong.test(text))).toEqual([]);
});

it("says stádas for a state, leagan for a variation and tréith for an attribute in every message", () => {
  const wrong = new RegExp(word("staid|staide|ngné|gné|gnéithe"), "iu");
  expect(TEXTS.filter(({ path, text }) => path.startsWith("./messages/") && wrong.test(text))).toEqual([]);
});

it("writes an ellipsis as one character", () => {
  expect(TEXTS.filter(({ path, text }) => path.startsWith("./messages/") && text.includes("..."))).toEqual(
    [],
  );
});

/** `ceann` has a counting plural of its own: 3 cinn, 7 gcinn. */
it("counts with cinn after three", () => {
  const forms = Object.entries(messages).flatMap(([path, module]) =>
    pluralsIn({ ...module }).map((ga) => ({ path, ga })),
  );
  expect(forms.filter(({ ga }) => /\{n\} (?:cheann|gceann)/.test(`${ga.few} ${ga.many}`))).toEqual([]);
});

const catalogue = import.meta.glob<Record<string, unknown>>("../../sample/catalogue/*.ts", { eager: true });

function variationsIn(value: unknown): [string, string][] {
  if (typeof value !== "object" || value === null) return [];
  if ("value" in value && "ga" in value) return [[String(value.value), String(value.ga)]];
  return Object.values(value).flatMap(variationsIn);
}

it("names a variation of the sample catalogue as its attribute's value is called", () => {
  const words = JSON.parse(readFileSync("sample/attributes.ga.json", "utf8")) as {
    value: Record<string, string>;
  };
  const differing = variationsIn(Object.values(catalogue)).filter(
    ([value, ga]) => words.value[value] !== undefined && words.value[value] !== ga,
  );
  expect(differing).toEqual([]);
});

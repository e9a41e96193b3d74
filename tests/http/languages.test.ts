import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { categories, products } from "#app/db/schema/shop/catalog.ts";
import { accessibility } from "#app/features/legal/accessibility.ts";
import { cookies } from "#app/features/legal/cookies.ts";
import { hireTerms } from "#app/features/legal/hire-terms.ts";
import { privacy } from "#app/features/legal/privacy.ts";
import { returns } from "#app/features/legal/returns.ts";
import { terms } from "#app/features/legal/terms.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { listPublicPages } from "../../scripts/make/public-pages.ts";
import { type Words, wordsOf } from "../support/http/html-text.ts";
import { useTestServer } from "../support/http/test-server.ts";

const site = useTestServer({ SAMPLE_DATA: "1" });

const files = import.meta.glob<object>("../../app/i18n/messages/*/*.ts", { eager: true });

type Locale = "en" | "ga";

interface Wording {
  readonly en: string;
  readonly ga: string;
}

/** Every wording of the site in both languages, wherever in these values it is. */
function wordingsIn(value: unknown): Wording[] {
  if (typeof value !== "object" || value === null) return [];
  if (!("en" in value && "ga" in value)) return Object.values(value).flatMap(wordingsIn);
  const forms = (wording: unknown) =>
    typeof wording === "string" ? [wording] : Object.values(wording as object);
  return forms(value.en).flatMap((en) => forms(value.ga).map((ga) => ({ en, ga })));
}

const WORDINGS = wordingsIn([files, accessibility, cookies, hireTerms, privacy, returns, terms]);

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}

/** Recognises the wordings of a language, with whatever means their parameters, that the other does not have. */
function recogniser(locale: Locale): (text: string) => boolean {
  const others = new Set(WORDINGS.map((wording) => wording[locale === "en" ? "ga" : "en"]));
  const own = WORDINGS.map((wording) => wording[locale]).filter((text) => !others.has(text));
  const plain = new Set(own.filter((text) => !text.includes("{")));
  const patterns = own
    .filter((text) => text.includes("{") && /\p{L}{3}/u.test(text.replace(/\{\w+\}/g, "")))
    .map(
      (text) =>
        new RegExp(
          `^${text
            .split(/\{\w+\}/)
            .map(escapePattern)
            .join(".+?")}$`,
          "u",
        ),
    );
  // Most texts, such as those of the menu, are on every page.
  const known = new Map<string, boolean>();
  return (text) => {
    const is = known.get(text) ?? (plain.has(text) || patterns.some((pattern) => pattern.test(text)));
    known.set(text, is);
    return is;
  };
}

/** Small words that only one of the two languages has. */
const SMALL_MESSAGES: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set("the and of with for your from this that you are we our to it by or can not be on".split(" ")),
  ga: new Set(
    "agus na ar le ag atá tá seo sin nó chun don ón gach leis againn nach ó bhfuil níl cad".split(" "),
  ),
};

/** Whether a text of four words or more has two small words of a language: texts of the database, say. */
function soundsLike(locale: Locale, text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.length >= 4 && words.filter((word) => SMALL_MESSAGES[locale].has(word)).length >= 2;
}

const isWording = { en: recogniser("en"), ga: recogniser("ga") };

/** What is said in `foreign` on a page without saying so. */
function unmarked(words: readonly Words[], foreign: Locale): string[] {
  return words
    .filter(({ lang, text }) => lang !== foreign && (isWording[foreign](text) || soundsLike(foreign, text)))
    .map(({ place, text }) => `${place}: ${text}`);
}

test("the walk through a page knows the language of each text", () => {
  const page = `<html lang="ga"><p>Dia<!-- --> duit</p><img alt="Cat &amp; mouse"><p lang="en">Hi <b>you</b></p><script>the and</script>Slán`;
  expect(wordsOf(page).map(({ text, lang }) => `${lang} ${text}`)).toEqual([
    "ga Dia",
    "ga duit",
    "ga Cat & mouse",
    "en Hi",
    "en you",
    "ga Slán",
  ]);
  expect(unmarked(wordsOf(`<html lang="ga"><p>Shopping Cart</p>`), "en")).toEqual(["p: Shopping Cart"]);
  expect(unmarked(wordsOf(`<html lang="en"><p>Ciseán Siopadóireachta</p>`), "ga")).toHaveLength(1);
});

test("A10: no page says a word in the other language without marking it", { timeout: 120_000 }, async () => {
  const faults: string[] = [];
  for (const path of await listPublicPages(site.origin)) {
    const { text } = await site.ask(path);
    const irish = /^\/ga(?:\/|$)/.test(path);
    expect(text).toContain(`<html lang="${irish ? "ga" : "en"}"`);
    for (const fault of unmarked(wordsOf(text), irish ? "en" : "ga")) faults.push(`${path} ${fault}`);
  }
  expect(faults).toEqual([]);
});

test("A10: a sample product is described in the language of its page", async () => {
  const { db } = site.running.services.database;
  const path = (await listPublicPages(site.origin)).find((one) => one.startsWith("/ga/shop/product/")) ?? "";
  const [product] = await db
    .select()
    .from(products)
    .where(eq(products.slug, path.split("/").at(-1) ?? ""));
  const { text } = await site.ask(path);
  for (const wording of [product?.description, product?.descriptionGa]) expect(wording).toMatch(/^<p>/);
  expect(text).toContain(product?.descriptionGa);
  expect(text).not.toContain(product?.description);
});

test("a name that no one has written in Irish says so on an Irish page, wherever it is", async () => {
  const { db } = site.running.services.database;
  const listed = /href="\/ga\/shop\/product\/([\w-]+)"/.exec((await site.ask("/ga/shop")).text)?.[1] ?? "";
  const [first] = await db.select().from(products).where(eq(products.slug, listed));
  if (!first) throw new Error("The shop shows no product.");
  await inTransaction(db, async (tx) => {
    await tx.update(products).set({ nameGa: null }).where(eq(products.slug, listed));
    await tx.update(categories).set({ nameGa: null });
    await bumpSiteVersion(tx);
  });
  const names = new Set(
    (await db.select({ name: categories.name }).from(categories)).map(({ name }) => name),
  );
  // Another instance has written, as far as the server knows.
  await expect.poll(async () => (await site.ask("/ga/shop")).text, { timeout: 60_000 }).toContain(first.name);
  for (const path of ["/ga/shop", "/ga/shop/browse", `/ga/shop/product/${listed}`]) {
    const wording = wordsOf((await site.ask(path)).text).filter(
      ({ text, place }) => text === first.name || (names.has(text) && place !== "option"),
    );
    expect(wording.length, path).toBeGreaterThan(2);
    expect(
      wording.filter(({ lang }) => lang !== "en").map(({ place, text }) => `${path} ${place}: ${text}`),
    ).toEqual([]);
  }
});

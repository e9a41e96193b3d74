import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { hireNotes } from "#app/db/schema/hire/hires.ts";
import { LOCALES, type Locale } from "#app/i18n/locale.ts";
import { LocaleContext } from "#app/i18n/use-t.tsx";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { scansOn } from "#tests/support/hire/scans.ts";
import { SUPPLIER } from "#tests/support/hire/supplier.ts";
import { pdfText } from "#tests/support/pdf-text.ts";
import { SignNote } from "./components/sign-note.tsx";
import type { HireNote, NoteKind } from "./documents.ts";
import { getManifest } from "./manifest.server.ts";
import { manifestCsv, renderManifest } from "./manifest-pdf.server.ts";
import { renderNotePdf } from "./note-pdf.server.ts";
import { getNote } from "./notes.server.ts";

const db = await useTestDb();
const site = scansOn(db);
const now = site.clock.now();

const PROMISED = { name: "Profile", nameGa: "Próifíl" };
/** What papers say of a substitute of which all pieces, or one of two, go in the place of the promised item. */
const WORDS = {
  en: { all: "instead of Profile", some: "1 instead of Profile" },
  ga: { all: "in ionad: Próifíl", some: "1 in ionad: Próifíl" },
} as const satisfies Record<Locale, object>;

async function noteOf(token: string, kind: NoteKind): Promise<HireNote> {
  const note = await getNote(db, await site.view(token), { kind, number: null });
  if (!note) throw new Error("No note");
  return note;
}

/** What the page and the file of a note say, without markup. */
async function noteTexts(note: HireNote, locale: Locale): Promise<readonly string[]> {
  const { kind } = note.content;
  const Component = () => <SignNote hireId="" kind={kind} note={note} goodsHash="" answer={undefined} />;
  const Page = createRoutesStub([{ path: "/", Component }]);
  const markup = renderToStaticMarkup(
    <LocaleContext value={locale}>
      <Page initialEntries={["/"]} />
    </LocaleContext>,
  );
  const file = pdfText(await renderNotePdf(note, { locale, sender: SUPPLIER, now }));
  return [markup.replace(/<[^>]*>/g, " "), file].map((text) => text.replace(/\s+/g, " "));
}

/** What the file of a manifest says, and what the one for a spreadsheet does. */
async function manifestTexts(token: string, locale: Locale): Promise<readonly string[]> {
  const manifest = await getManifest(db, await site.view(token));
  const paper = { locale, now, withValues: false };
  const file = pdfText(await renderManifest(manifest, paper));
  return [file.replace(/\s+/g, " "), manifestCsv(manifest, paper)];
}

/** A hire of two profiles of which one is a beam, and of as many beams of its own; all of it has left. */
async function sent(ownBeams: number) {
  const beam = await site.item({ name: "Beam" });
  const profile = await site.item({ ...PROMISED, substitutes: [beam.id] });
  const hire = await site.reserved([
    [profile.id, 2],
    ...(ownBeams > 0 ? ([[beam.id, ownBeams]] as const) : []),
  ]);
  if (ownBeams > 0) await site.scan(hire.id, "prepare", { itemId: beam.id, quantity: ownBeams });
  await site.scan(hire.id, "prepare", { itemId: beam.id, forItemId: profile.id });
  const before = await Promise.all(LOCALES.map((locale) => manifestTexts(hire.token, locale)));
  await site.scan(hire.id, "prepare", { itemId: profile.id });
  await site.scan(hire.id, "hand-over");
  return { hire, beam, before };
}

describe("a substitute on papers", () => {
  it.each([
    ["all of its pieces", 0, "all"],
    ["some of its pieces", 1, "some"],
  ] as const)("says what it is instead of, of %s", async (_, ownBeams, which) => {
    const { hire, beam, before } = await sent(ownBeams);
    for (const [at, locale] of LOCALES.entries()) {
      const words = WORDS[locale][which];
      for (const text of [...(before[at] ?? []), ...(await manifestTexts(hire.token, locale))])
        expect(text).toContain(words);
      for (const text of await noteTexts(await noteOf(hire.token, "delivery"), locale))
        expect(text).toContain(words);
    }
    await site.scan(hire.id, "return", { itemId: beam.id });
    for (const text of await noteTexts(await noteOf(hire.token, "return"), "en"))
      expect(text).toContain(WORDS.en[which]);
  });

  it("says it of a unit with a number", async () => {
    const spot = await site.item({ name: "Spot", kind: "serialised", owned: 1 });
    const profile = await site.item({ ...PROMISED, substitutes: [spot.id] });
    const hire = await site.reserved([[profile.id, 1]]);
    const code = String(spot.units[0]);
    await site.scan(hire.id, "prepare", { code, forItemId: profile.id });
    await site.scan(hire.id, "hand-over");
    for (const locale of LOCALES)
      for (const text of await noteTexts(await noteOf(hire.token, "delivery"), locale)) {
        expect(text).toContain(code);
        expect(text).toContain(WORDS[locale].all);
      }
  });

  it("leaves a note signed that was signed before papers said it", async () => {
    const { hire } = await sent(0);
    const { content } = await noteOf(hire.token, "delivery");
    expect(content.counts.some(({ insteadOf }) => insteadOf)).toBe(true);
    const counts = content.counts.map(({ insteadOf: _, ...count }) => count);
    await db.insert(hireNotes).values({
      hireId: hire.id,
      kind: "delivery",
      number: 1,
      content: { ...content, counts },
      name: "Áine",
      actorId: (await createUser(db)).id,
      hash: "0".repeat(64),
      signedAt: now,
    });
    expect(await noteOf(hire.token, "delivery")).toMatchObject({ number: 1, signature: { name: "Áine" } });
  });
});

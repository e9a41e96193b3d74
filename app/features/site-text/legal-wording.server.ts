import { and, eq, max, ne } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { contentVersions, siteTexts } from "#app/db/schema/content.ts";
import type { LegalDocument } from "#app/features/legal/legal-document.ts";
import { LEGAL_PAGES } from "#app/features/legal/legal-pages.ts";
import { keptWithContent } from "#app/features/settings/kept-with-content.server.ts";
import { getReplacements } from "#app/features/site-text/queries.server.ts";
import { type Replacement, siteTextKey } from "#app/i18n/message.ts";
import type { PagePath } from "#app/i18n/page-path.ts";
import { hashOf } from "#app/lib/hash.server.ts";
import { irishDayOf, isoDay } from "#app/lib/time/irish-time.ts";
import { findDeclared } from "./areas.server.ts";
import { messagesIn } from "./messages-in.ts";
import type { BothForms } from "./site-text.ts";

/** What is known of the words of a legal page. */
export interface LegalWording {
  /** The calendar day in Ireland on which a word last changed, the program's or the staff's, YYYY-MM-DD. */
  readonly updated: string;
  /** Differs for every other wording. */
  readonly fingerprint: string;
}

/** The wording of every legal page as visitors read it, by its English path. */
export const getLegalWordings = keptWithContent(async (db): Promise<ReadonlyMap<PagePath, LegalWording>> => {
  const replacements = await getReplacements(db);
  const { subjectId, madeAt } = contentVersions;
  const isChange = and(eq(contentVersions.subjectType, "words"), ne(contentVersions.cause, "first"));
  const [written, changed] = await Promise.all([
    db.select({ key: siteTexts.key, at: siteTexts.updatedAt }).from(siteTexts),
    // Words that were taken back have no row any more.
    db
      .select({ key: subjectId, at: max(madeAt) })
      .from(contentVersions)
      .where(isChange)
      .groupBy(subjectId),
  ]);
  const changes = [...written, ...changed];
  return new Map(
    LEGAL_PAGES.map(({ path, document }) => {
      const keys = keysOf(document);
      const days = changes.flatMap(({ key, at }) => (at && keys.has(key) ? isoDay(irishDayOf(at)) : []));
      const updated = [document.updated, ...days].sort().at(-1) ?? document.updated;
      return [path, { updated, fingerprint: fingerprintOf(document, replacements) }];
    }),
  );
});

/** The wording of one legal page. Throws for a path that is none. */
export async function getLegalWording(db: Db, path: PagePath): Promise<LegalWording> {
  const wording = (await getLegalWordings(db)).get(path);
  if (!wording) throw new Error(`${path} is no legal page`);
  return wording;
}

/** The keys of the site texts that a document shows. */
function keysOf(document: LegalDocument): ReadonlySet<string> {
  return new Set(
    messagesIn(document).flatMap(
      ([, { en, ga }]) => findDeclared({ key: "", source: { en, ga } as BothForms })?.key ?? [],
    ),
  );
}

/** The hash of a document's wording: it differs for every other wording, the program's or the staff's. */
function fingerprintOf(document: LegalDocument, replacements: readonly Replacement[]): string {
  const texts = messagesIn(document).map(([, message]) => {
    const key = siteTextKey(message);
    const { en = message.en, ga = message.ga } =
      replacements.find((replacement) => siteTextKey(replacement.of) === key) ?? {};
    return { en, ga };
  });
  return hashOf(JSON.stringify([document, texts]), "base64url");
}

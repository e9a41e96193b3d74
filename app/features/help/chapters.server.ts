import { BEGIN_CHAPTERS } from "./chapters-begin.server.ts";
import { HIRE_CHAPTERS } from "./chapters-hire.server.ts";
import { PRODUCT_CHAPTERS } from "./chapters-products.server.ts";
import { SELL_CHAPTERS } from "./chapters-sell.server.ts";
import { ANSWER_CHAPTERS, OPERATIONS_CHAPTERS, SITE_CHAPTERS } from "./chapters-site.server.ts";
import { CHAPTERS, type ChapterEntry } from "./contents.ts";
import type { Chapter } from "./help.ts";

/** The whole manual. */
export const MANUAL: readonly Chapter[] = [
  ...BEGIN_CHAPTERS,
  ...SELL_CHAPTERS,
  ...PRODUCT_CHAPTERS,
  ...HIRE_CHAPTERS,
  ...ANSWER_CHAPTERS,
  ...SITE_CHAPTERS,
  ...OPERATIONS_CHAPTERS,
];

export interface ChapterPage {
  readonly entry: ChapterEntry;
  readonly chapter: Chapter;
  readonly previous: ChapterEntry | null;
  readonly next: ChapterEntry | null;
}

/** A chapter with its neighbours; null where there is none of that name. */
export function getChapter(slug: string): ChapterPage | null {
  const at = CHAPTERS.findIndex((listed) => listed.slug === slug);
  const entry = CHAPTERS[at];
  const chapter = MANUAL.find((written) => written.slug === slug);
  if (!entry || !chapter) return null;
  return { entry, chapter, previous: CHAPTERS[at - 1] ?? null, next: CHAPTERS[at + 1] ?? null };
}

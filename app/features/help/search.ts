import { sumBy } from "#app/lib/sums.ts";
import { fold } from "#app/lib/text/fold.ts";
import { CHAPTERS, type ChapterEntry } from "./contents.ts";
import { type Chapter, plainTexts } from "./help.ts";

/** A chapter that has the words, with the sentence that has most of them. */
export interface HelpHit {
  readonly chapter: ChapterEntry;
  readonly excerpt: string;
}

/** Longest search text that is read. */
export const MAX_SEARCH_LENGTH = 80;

/** Words by which people ask, and what the manual calls it. */
const SYNONYMS: Readonly<Record<string, string>> = {
  ship: "dispatched",
  shipping: "delivery",
  url: "address",
  link: "address",
  "301": "redirect",
  sitemap: "sitemap",
  staff: "person",
  colleague: "person",
  user: "person",
  photo: "picture",
  image: "picture",
  vat: "vat",
  text: "words",
  return: "withdraw",
  csv: "import",
  woocommerce: "woocommerce",
  restore: "backup",
  discount: "sale",
  translate: "irish",
};

/** Chapters with every word of the search, the most fitting first. */
export function searchHelp(chapters: readonly Chapter[], typed: string): readonly HelpHit[] {
  const words = fold(typed.slice(0, MAX_SEARCH_LENGTH))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  if (words.length === 0) return [];
  const hits = CHAPTERS.flatMap((chapter) => {
    const body = chapters.find(({ slug }) => slug === chapter.slug);
    const texts = [chapter.summary, ...(body ? plainTexts(body) : [])];
    const scores = words.map((word) => weigh(chapter, texts, word));
    if (scores.some((score) => score === 0)) return [];
    const score = sumBy(scores, (part) => part);
    return [{ chapter, excerpt: bestOf(texts, words), score }];
  });
  return hits.sort((a, b) => b.score - a.score).map(({ chapter, excerpt }) => ({ chapter, excerpt }));
}

function weigh({ title, summary }: ChapterEntry, texts: readonly string[], word: string): number {
  const forms = [stem(word), ...(SYNONYMS[word] ? [SYNONYMS[word]] : [])];
  const has = (one: string) => forms.some((form) => fold(one).includes(form));
  if (has(title)) return 20;
  if (has(summary)) return 8;
  return Math.min(6, texts.filter((one) => has(one)).length);
}

/** "orders" finds "order". */
function stem(word: string): string {
  return word.length > 3 ? word.replace(/(?:es|s|ing)$/, "") : word;
}

function bestOf(texts: readonly string[], words: readonly string[]): string {
  const count = (one: string) => words.filter((word) => fold(one).includes(stem(word))).length;
  const [best = ""] = [...texts].sort((a, b) => count(b) - count(a));
  return best.length > 220 ? `${best.slice(0, best.lastIndexOf(" ", 217))} …` : best;
}

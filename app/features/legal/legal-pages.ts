import type { PagePath } from "#app/i18n/page-path.ts";
import { accessibility } from "./accessibility.ts";
import { cookies } from "./cookies.ts";
import { hireTerms } from "./hire-terms.ts";
import type { LegalDocument } from "./legal-document.ts";
import { privacy } from "./privacy.ts";
import { returns } from "./returns.ts";
import { terms } from "./terms.ts";

/** Every legal page by its English path. */
export const LEGAL_PAGES: readonly { readonly path: PagePath; readonly document: LegalDocument }[] = [
  { path: "/privacy", document: privacy },
  { path: "/terms", document: terms },
  { path: "/hire-terms", document: hireTerms },
  { path: "/returns", document: returns },
  { path: "/cookies", document: cookies },
  { path: "/accessibility", document: accessibility },
];

/** The legal page of a matched route pattern, such as "/ga?/terms". Throws for the pattern of another page. */
export function legalPageOf(pattern: string) {
  const page = LEGAL_PAGES.find(({ path }) => pattern.endsWith(path));
  if (!page) throw new Error(`${pattern} is no legal page`);
  return page;
}

/** The note that the solicitor has read a legal page: its author, and whether that still is the page visitors read. */
export interface LegalTick {
  /** The staff member who did it; null: the account is gone. */
  readonly by: string | null;
  readonly at: Date;
  /** False once a word of the page is another than at the tick. */
  readonly current: boolean;
}

/** A legal page as the list of the back office shows it. */
export interface LegalPageRow {
  readonly path: PagePath;
  /** The calendar day in Ireland on which a word of it last changed, YYYY-MM-DD. */
  readonly updated: string;
  /** The hash of its words, which the form that ticks it off posts. */
  readonly seen: string;
  readonly tick: LegalTick | null;
}

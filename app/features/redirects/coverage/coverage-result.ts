import type { KeptRedirect } from "../redirects.ts";
import type { AddressListFault } from "./address-list.ts";
import type { RefusedChoice } from "./coverage.ts";

/** Why a file was not even opened. */
export type SitemapFileFault =
  | { readonly kind: "too-big"; readonly megabytes: number }
  /** Begins like a packed file and cannot be unpacked. */
  | { readonly kind: "packed-broken" }
  /** A zip, a picture, a PDF: no text. */
  | { readonly kind: "no-text" };

/** A list that could not be read; `name` is null for what was pasted. */
export interface UnreadList {
  readonly name: string | null;
  readonly fault: AddressListFault | SitemapFileFault;
}

/** What a button of the page of old addresses has come to. */
export type SettledCoverage =
  | {
      readonly kind: "read";
      readonly stored: number;
      readonly known: number;
      readonly unreadable: number;
      readonly left: number;
      /** Further sitemaps that the lists named. */
      readonly sitemaps: readonly string[];
      readonly unread: readonly UnreadList[];
      /** What was pasted, where it could not be read. */
      readonly pasted: string;
    }
  | {
      readonly kind: "accepted";
      readonly n: number;
      readonly refused: readonly RefusedChoice[];
      readonly away: readonly string[];
    }
  | { readonly kind: "skipped" | "ours"; readonly n: number }
  | {
      readonly kind: "reopened";
      readonly n: number;
      /** Redirects that have to stay. */
      readonly kept: readonly KeptRedirect[];
    }
  | { readonly kind: "again" | "forgotten" };

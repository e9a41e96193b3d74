import { adminPath } from "#app/i18n/admin-path.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { Message } from "#app/i18n/message.ts";
import type { FormFault } from "#app/lib/forms/form-faults.ts";
import { listQuery, oneOf, type QueryOf, textField, writeText } from "#app/lib/list-query.ts";
import type { PictureSource } from "#app/ui/picture-source.ts";
import type { Focal, PictureRef, UploadFault } from "./media.ts";
import type { ThumbSource } from "./picture-of.ts";

/** A picture of the library as lists and pickers show it. */
export interface LibraryItem {
  readonly id: string;
  /** What an entry stores to name it. */
  readonly ref: PictureRef;
  readonly filename: string;
  readonly thumb: ThumbSource;
  /** What it shows; null as long as no one has said so in either language. */
  readonly alt: Message | null;
  /** One of the site's own pictures. */
  readonly own: boolean;
  readonly sample: boolean;
  /** Languages in which no one has said what it shows. */
  readonly missingAlt: readonly Locale[];
}

/** One page of the library; `next` goes into `before` for the following one, null at the end. */
export interface LibraryPage {
  /** Pictures that the query holds, and without it; counted no further than COUNT_LIMIT. */
  readonly total: number;
  readonly all: number;
  readonly items: readonly LibraryItem[];
  readonly next: string | null;
}

export const LIBRARY_FILTERS = ["all", "uploads", "missing-alt", "sample"] as const;

export const libraryList = listQuery(adminPath("/admin/media"), {
  search: textField,
  show: oneOf(LIBRARY_FILTERS, "all"),
  /** The cursor of the last picture already shown, or empty. */
  before: {
    read: (params) => PLACE.exec(params.get("before") ?? "")?.[0] ?? "",
    write: writeText,
  },
});

/** What an address asks of the library. */
export type LibraryQuery = QueryOf<typeof libraryList>;

export const FIRST_PAGE: LibraryQuery = { search: "", show: "all", before: "" };

const PLACE = /^[012]\.[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The result of one uploaded file. */
export type UploadResult =
  | { readonly kind: "added" | "known"; readonly filename: string; readonly item: LibraryItem }
  | { readonly kind: "refused"; readonly filename: string; readonly fault: UploadFault };

/** One use of a picture: what shows it. */
export type MediaUse =
  | { readonly kind: "entry"; readonly title: string; readonly collection: string; readonly href: string }
  | {
      readonly kind: "product" | "draft" | "category" | "hire-item" | "setting";
      readonly title: string;
      readonly href: string;
    };

/** A picture on its own page of the back office. */
export interface MediaDetail extends LibraryItem {
  readonly picture: PictureSource;
  readonly altEn: string;
  readonly altGa: string;
  readonly focal: Focal;
  /** Names the state that was read; a save carries it back. */
  readonly version: string;
}

/** The values of the form of a picture's words. */
export interface MediaValues {
  readonly altEn: string;
  readonly altGa: string;
  readonly focalX: string;
  readonly focalY: string;
  readonly sample: boolean;
  readonly version: string;
}

export type MediaFault = FormFault<"too-long" | "percent", "altEn" | "altGa" | "focalX" | "focalY">;

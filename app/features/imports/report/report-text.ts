import type { Locale } from "#app/i18n/locale.ts";
import { format, type Message } from "#app/i18n/message.ts";
import * as uploads from "#app/i18n/messages/catalog-admin/import.ts";
import * as files from "#app/i18n/messages/catalog-admin/import-files.ts";
import * as report from "#app/i18n/messages/catalog-admin/import-report.ts";
import type { GtinFault } from "#app/lib/gtin.ts";
import { assertNever } from "#app/lib/result.ts";
import type { ErrorReason, FileNote, WarningReason } from "../enums.ts";
import type { NotCsvKind, UploadRefusal } from "./import-report.ts";

const NOT_CSV = {
  empty: files.fileEmpty,
  "no-rows": files.fileNoRows,
  spreadsheet: files.fileSpreadsheet,
  pdf: files.filePdf,
  "web-page": files.fileWebPage,
  binary: files.fileBinary,
  json: files.fileJson,
  "no-delimiter": files.fileNoDelimiter,
  broken: files.fileBroken,
} as const satisfies Record<NotCsvKind, unknown>;

const GTIN = {
  scientific: report.gtinScientific,
  "not-digits": report.gtinNotDigits,
  "lost-zeros": report.gtinLostZeros,
  length: report.gtinLength,
  "check-digit": report.gtinCheckDigit,
} as const satisfies Record<GtinFault, unknown>;

const DELIMITERS = { semicolon: files.semicolon, tab: files.tab, pipe: files.pipe } as const;
const LANGUAGES: ReadonlyMap<string, Message> = new Map([
  ["de", files.german],
  ["fr", files.french],
  ["es", files.spanish],
  ["ga", files.irish],
]);
const ENCODINGS = { "windows-1252": "Windows-1252", "utf-16": "UTF-16" } as const;

/** One clear sentence why nothing of an upload was imported. */
export function uploadRefusalText(locale: Locale, refusal: UploadRefusal): string {
  switch (refusal.kind) {
    case "no-file":
      return format(locale, uploads.noFile);
    case "not-csv-name":
      return format(locale, uploads.notCsvName);
    case "busy":
      return format(locale, uploads.busy);
    case "not-csv":
      return format(locale, NOT_CSV[refusal.found]);
    case "too-large":
      return format(locale, files.fileTooLarge, { megabytes: refusal.megabytes });
    case "too-many-rows":
      return format(locale, files.fileTooManyRows, { rows: refusal.rows });
    case "too-many-columns":
      return format(locale, files.fileTooManyColumns, { columns: refusal.columns });
    case "no-name-column":
      return format(locale, files.fileNoNameColumn, { headers: shortList(refusal.headers) });
    case "storage-away":
      return format(locale, files.fileStorageAway);
    default:
      return assertNever(refusal);
  }
}

/** One sentence about a file that was read all the same. */
export function noteText(locale: Locale, note: FileNote): string {
  switch (note.kind) {
    case "delimiter":
      return format(locale, files.noteDelimiter, { delimiter: format(locale, DELIMITERS[note.delimiter]) });
    case "encoding":
      return format(locale, files.noteEncoding, { encoding: ENCODINGS[note.encoding] });
    case "decimal-comma":
      return format(locale, files.noteDecimalComma);
    case "translated-headers": {
      const name = LANGUAGES.get(note.language);
      return format(locale, files.noteTranslatedHeaders, {
        language: name ? format(locale, name) : note.language,
      });
    }
    case "unknown-columns":
      return format(locale, files.noteUnknownColumns, { columns: shortList(note.columns) });
    case "duplicate-columns":
      return format(locale, files.noteDuplicateColumns, { columns: shortList(note.columns) });
    default:
      return assertNever(note);
  }
}

type Reason = ErrorReason | WarningReason;
type Params<R> =
  Exclude<keyof R, "code"> extends never
    ? undefined
    : { readonly [K in Exclude<keyof R, "code">]: string | number };

/** A sentence for every reason; its parameters are the reason's own. */
const REASONS: {
  readonly [C in Exclude<Reason["code"], "gtin-invalid">]: Message<Params<Extract<Reason, { code: C }>>>;
} = {
  "quote-not-closed": report.quoteNotClosed,
  "rest-unreadable": report.restUnreadable,
  "row-longer": report.rowLonger,
  "cell-too-large": report.cellTooLarge,
  "line-break-in-label": report.lineBreakInLabel,
  "name-missing": report.nameMissing,
  "parent-missing": report.parentMissing,
  "parent-is-itself": report.parentIsItself,
  "type-unsupported": report.typeUnsupported,
  "sku-scientific": report.skuScientific,
  "duplicate-id": report.duplicateId,
  "duplicate-sku": report.duplicateSku,
  "price-invalid": report.priceInvalid,
  "row-too-slow": report.rowTooSlow,
  "variations-too-many": report.variationsTooMany,
  "parent-not-found": report.parentNotFound,
  "parent-not-variable": report.parentNotVariable,
  "parent-failed": report.parentFailed,
  "key-conflict": report.keyConflict,
  "other-source-id": report.otherSourceId,
  "not-saved": report.notSaved,
  "id-invalid": report.idInvalid,
  "type-flag-unknown": report.typeFlagUnknown,
  "published-unknown": report.publishedUnknown,
  "choice-unknown": report.choiceUnknown,
  "boolean-invalid": report.booleanInvalid,
  "number-invalid": report.numberInvalid,
  "number-rounded": report.numberRounded,
  "stock-negative": report.stockNegative,
  "price-rounded": report.priceRounded,
  "date-invalid": report.dateInvalid,
  "dates-reversed": report.datesReversed,
  "sale-not-lower": report.saleNotLower,
  "sale-without-price": report.saleWithoutPrice,
  "kept-sale-not-lower": report.keptSaleNotLower,
  "tax-class-unknown": report.taxClassUnknown,
  mojibake: report.mojibake,
  "many-variations": files.manyVariations,
  "images-too-many": report.imagesTooMany,
  "list-too-long": report.listTooLong,
  "category-too-deep": report.categoryTooDeep,
  "categories-too-many": report.categoriesTooMany,
  "address-refused": report.addressRefused,
  "shortcode-removed": report.shortcodeRemoved,
  "html-removed": report.htmlRemoved,
  "attributes-too-many": report.attributesTooMany,
  "attribute-nameless": report.attributeNameless,
  "attribute-several-values": report.attributeSeveralValues,
  "reference-invalid": report.referenceInvalid,
  "reference-not-found": report.referenceNotFound,
  "attribute-value-added": report.attributeValueAdded,
  "image-not-fetched": report.imageNotFetched,
};

/** The reason of a problem in plain words. */
export function reasonText(locale: Locale, { reason }: { readonly reason: Reason }): string {
  if (reason.code === "gtin-invalid") return format(locale, GTIN[reason.fault]);
  const message: Message | Message<Readonly<Record<string, string | number>>> = REASONS[reason.code];
  return format(locale, message, reason);
}

const LISTED = 12;

function shortList(items: readonly string[]): string {
  const shown = items.slice(0, LISTED).map((item) => (item.length > 60 ? `${item.slice(0, 59)}…` : item));
  return items.length > LISTED ? `${shown.join(", ")} …` : shown.join(", ");
}

import { isId } from "#app/lib/ids.ts";
import { type Cents, cents } from "#app/lib/money.ts";

/** Results of which the name says everything. */
const PLAIN_FLASHES = [
  "account-created",
  "account-deleted",
  "address-changed",
  "address-confirmed",
  "address-removed",
  "address-saved",
  "admin-closed",
  "admin-not-open",
  "admin-not-open-now",
  "brand-added",
  "brand-deleted",
  "brand-saved",
  "cart-capped",
  "cart-choose",
  "cart-gone",
  "cart-quantity",
  "cart-removed",
  "cart-saved",
  "cart-saved-removed",
  "cart-too-many",
  "category-added",
  "columns-kept",
  "columns-usual",
  "comment-saved",
  "customer-erased",
  "customer-saved",
  "customers-merged",
  "customers-parted",
  "default-address-changed",
  "details-saved",
  "discount-saved",
  "draft-order-cancelled",
  "draft-order-link-not-sent",
  "draft-order-link-sent",
  "draft-order-placed",
  "draft-order-saved",
  "draft-order-sold",
  "draft-order-sold-unpaid",
  "email-link-sent",
  "enquiry-assigned",
  "enquiry-moved",
  "enquiry-move-undone",
  "enquiry-note-added",
  "enquiry-replied",
  "enquiry-reply-not-sent",
  "entry-changed-meanwhile",
  "entry-created",
  "entry-draft-changed",
  "entry-draft-discarded",
  "entry-draft-published",
  "entry-draft-saved",
  "entry-draft-taken",
  "entry-draft-unchanged",
  "entry-gone",
  "entry-hidden",
  "entry-incomplete",
  "entry-published",
  "entry-restored",
  "entry-restored-hidden",
  "entry-saved",
  "entry-version-hidden",
  "entry-version-restored",
  "entries-changed",
  "hire-count-changed",
  "hire-cancelled",
  "hire-gone",
  "hire-group-deleted",
  "hire-note-signed",
  "hire-order-mailed",
  "hire-order-not-mailed",
  "hire-pieces-back",
  "hire-pieces-settled",
  "hire-pieces-written-off",
  "hire-item-created",
  "hire-item-deleted",
  "hire-request-sent",
  "hire-shortages-opened",
  "legal-page-changed",
  "price-list-deleted",
  "price-list-saved",
  "hire-stock-moved",
  "hire-supplier-archived",
  "hire-supplier-deleted",
  "hire-supplier-restored",
  "hire-supplier-saved",
  "hire-unit-changed",
  "hire-unit-repair-saved",
  "hire-units-added",
  "hire-vehicle-deleted",
  "hire-venue-deleted",
  "hours-saved",
  "import-finished",
  "inspection-failed",
  "inspection-recorded",
  "inspections-recorded",
  "logged-in",
  "logged-out",
  "feed-revoked",
  "hire-changed",
  "hire-charged",
  "hire-payment-recorded",
  "hire-supplier-asked",
  "hire-checked",
  "hire-closed",
  "hire-damage-taken-back",
  "order-assigned",
  "order-changed",
  "order-collected",
  "order-dispatched",
  "order-edited",
  "order-kept",
  "order-mailed-again",
  "order-not-kept-enough",
  "order-not-kept-too-late",
  "order-not-kept-too-often",
  "order-refunded",
  "order-paid",
  "order-ready",
  "order-received-day",
  "order-refunded-settled",
  "order-refunded-to-settle",
  "order-refund-sent",
  "order-restocked",
  "password-changed",
  "password-chosen",
  "password-saved",
  "payment-unavailable",
  "quote-accepted",
  "quote-change-requested",
  "quote-declined",
  "quote-held",
  "picture-replaced",
  "picture-saved",
  "product-copied",
  "product-created",
  "product-draft-changed",
  "product-draft-discarded",
  "product-draft-published",
  "product-draft-saved",
  "product-draft-taken",
  "product-draft-unchanged",
  "product-gone",
  "product-held",
  "product-incomplete",
  "product-published",
  "product-published-draft",
  "product-unpublished",
  "product-unpublished-draft",
  "quote-copied",
  "quote-draft-deleted",
  "quote-no-dates",
  "quote-not-mailed",
  "quote-noted",
  "quote-request-answered",
  "quote-saved",
  "quote-saved-learned",
  "quote-saved-not-learned",
  "quote-sent",
  "quote-version-begun",
  "quote-withdrawn",
  "quote-version-taken-back",
  "received-day-refused",
  "redirects-not-chosen",
  "redirects-removed",
  "searches-saved",
  "settings-saved",
  "site-text-reset",
  "site-text-restored",
  "site-text-saved",
  "stock-saved",
  "stock-undo-below-zero",
  "stock-undo-not-found",
  "stock-undo-not-counted",
  "stock-undo-not-staff",
  "stock-undo-undone-already",
  "stock-undone",
  "two-step-off",
  "two-step-on",
  "user-changed",
  "user-invitation-not-sent",
  "user-invitation-withdrawn",
  "user-invited",
  "notifications-chosen",
  "notifications-read",
  "view-deleted",
  "view-saved",
  "webhook-deleted",
  "webhook-not-sent",
  "webhook-resent",
  "webhook-saved",
  "webhook-test-queued",
  "withdrawal-linked",
  "withdrawal-refunded",
  "withdrawal-refused",
] as const;

/** Results about one record that the page cannot name by itself, such as a deleted one. */
const RECORD_FLASHES = [
  "category-changed",
  "entry-deleted",
  "hire-stock-counted",
  "picture-deleted",
  "product-deleted",
  "stock-count-right",
  "stock-counted",
  "stock-line-saved",
] as const;

/** Results about some parts of a page, such as fields or sections. */
const PART_FLASHES = [
  "hire-group-saved",
  "hire-item-saved",
  "hire-unit-saved",
  "hire-vehicle-saved",
  "hire-venue-saved",
  "product-saved",
] as const;

/** Results about a sum of money. */
const AMOUNT_FLASHES = ["hire-security-refunded", "order-refunded-open"] as const;

export type PlainFlash = (typeof PLAIN_FLASHES)[number];

/** What a page shows once after a redirect. It has no text of its own: the page has the words for each name. */
export type Flash =
  | { readonly name: PlainFlash }
  | { readonly name: (typeof RECORD_FLASHES)[number]; readonly id: string }
  | { readonly name: (typeof PART_FLASHES)[number]; readonly parts: readonly string[] }
  | { readonly name: (typeof AMOUNT_FLASHES)[number]; readonly amount: Cents };

export type FlashName = Flash["name"];

const PART = /^[A-Za-z][\w.-]{0,59}$/;
const MAX_PARTS = 20;
const AMOUNT = /^\d{1,10}$/;

/** A flash as the value of a cookie, of at most 1,300 characters. Parts beyond the twentieth are left out. */
export function encodeFlash(flash: Flash): string {
  if ("id" in flash) return `${flash.name}:${flash.id}`;
  if ("amount" in flash) return `${flash.name}:${flash.amount}`;
  return "parts" in flash ? [flash.name, ...flash.parts.slice(0, MAX_PARTS)].join(":") : flash.name;
}

/** The flash of a cookie's value; null for every value that `encodeFlash` does not make. */
export function decodeFlash(value: string): Flash | null {
  const [typed, ...rest] = value.split(":");
  const plain = PLAIN_FLASHES.find((name) => name === typed);
  if (plain) return rest.length === 0 ? { name: plain } : null;
  const record = RECORD_FLASHES.find((name) => name === typed);
  const [id] = rest;
  if (record) return isId(id) && rest.length === 1 ? { name: record, id } : null;
  const sum = AMOUNT_FLASHES.find((name) => name === typed);
  if (sum)
    return rest.length === 1 && AMOUNT.test(id ?? "") ? { name: sum, amount: cents(Number(id)) } : null;
  const some = PART_FLASHES.find((name) => name === typed);
  const known = rest.length <= MAX_PARTS && rest.every((part) => PART.test(part));
  return some && known ? { name: some, parts: rest } : null;
}

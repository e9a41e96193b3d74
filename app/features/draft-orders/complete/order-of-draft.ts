import {
  buyerOf,
  NO_DISCOUNT,
  type OrderDetails,
  type OrderDiscount,
  type OrderView,
  type ProviderName,
} from "#app/features/orders/orders.ts";
import { ZERO } from "#app/lib/money.ts";
import type { DraftView } from "../drafts.ts";
import type { DraftFault, DraftFigures } from "../editor/draft-figures.ts";
import { needsBilling, orderLinesOf, priceDraft } from "../editor/price-draft.ts";

/** What a draft lacks to become an order. */
export function gapsOf(draft: DraftView): readonly DraftFault[] {
  const required = (field: string): DraftFault => ({ field, kind: "required" });
  const gaps: DraftFault[] = [];
  if (draft.lines.length === 0) gaps.push({ field: "add", kind: "no-lines" });
  if (draft.name === "") gaps.push(required("name"));
  if (draft.email === "") gaps.push(required("email"));
  const { address, billingAddress } = draft;
  if (draft.delivery !== "collection")
    for (const field of ["line1", "town", "postcode"] as const)
      if (!address?.[field]) gaps.push(required(field));
  if (needsBilling(draft) || billingAddress !== null) {
    if (!billingAddress?.line1) gaps.push(required("bill_line1"));
    if (!billingAddress?.town) gaps.push(required("bill_town"));
  }
  return gaps;
}

/** Lines of which more pieces are asked for than can be ordered now; lines of one product share its stock. */
export function shortDraftLines(
  lines: DraftView["lines"],
  figures: Pick<DraftFigures, "lines">,
): readonly DraftFault[] {
  const wanted = new Map<string | null, number>();
  return lines.flatMap(({ key, productId, quantity }): DraftFault[] => {
    const available = figures.lines[key]?.available ?? null;
    const pieces = (wanted.get(productId) ?? 0) + quantity;
    wanted.set(productId, pieces);
    if (productId === null || available === null || pieces <= available) return [];
    return [{ field: `line.${key}.quantity`, kind: "stock" }];
  });
}

/** The buyer of a draft and how the goods reach them. */
export function detailsOf(draft: DraftView): OrderDetails {
  const isDelivered = draft.delivery !== "collection";
  return {
    ...buyerOf(draft),
    ...(!isDelivered && { address: null }),
    deliveryMethod: isDelivered ? "delivery" : "collection",
    reverseCharge: false,
    notes: null,
  };
}

/** A stored draft as lines and sums of an order; the prices are those that were stored. */
export function pricesOf(draft: DraftView) {
  const { discount, deliveryPrice: delivery } = draft;
  const price = priceDraft(draft.lines, { discount, delivery });
  return { lines: orderLinesOf(draft.lines, price), totals: price.totals };
}

/** Why the order costs less than its prices, as staff wrote it; each reason once. */
export function discountOf(draft: DraftView): OrderDiscount {
  const reasons = [
    ...draft.lines.map(({ discount, reason }) => (discount > 0 ? reason : "")),
    draft.discountReason,
  ];
  const given = [...new Set(reasons.filter((reason) => reason !== ""))].join("; ");
  return { ...NO_DISCOUNT, discountReason: given === "" ? null : given };
}

/** A draft as the order it would become: for the mail with its payment link and the page behind it. */
export function previewOf(draft: DraftView, provider: ProviderName): OrderView {
  const { lines, totals } = pricesOf(draft);
  const { id, number, token, userId, locale, updatedAt, heldUntil } = draft;
  return {
    ...detailsOf(draft),
    ...discountOf(draft),
    id,
    number,
    token,
    userId,
    locale,
    provider,
    lines,
    totals,
    total: totals.total,
    state: "pending",
    attention: [],
    kind: "sale",
    terms: null,
    checkoutId: null,
    draftId: id,
    hireId: null,
    hireCharge: null,
    placedAt: updatedAt,
    paidAt: null,
    expiresAt: heldUntil ?? updatedAt,
    atCounter: false,
    keptLonger: 0,
    credit: ZERO,
  };
}

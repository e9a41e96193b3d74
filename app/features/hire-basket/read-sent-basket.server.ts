import type { Db } from "#app/db/client.server.ts";
import type { StoredHireRequest } from "#app/db/schema/enquiries.ts";
import { faultyField, PERIOD_FAULTS } from "#app/features/hire-prices/period-text.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hire-basket.ts";
import * as request from "#app/i18n/messages/hire/hire-request.ts";
import type { FaultText } from "#app/lib/forms/form-faults.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import type { BasketView } from "./basket-view.ts";
import { getBasketView } from "./get-basket-view.server.ts";
import { type HireBasketLine, readItemsText } from "./hire-basket.ts";
import { SENT_FIELDS } from "./sent-fields.ts";

/** A basket as it is sent with an enquiry, priced and checked at this moment, or why it is refused. */
export interface SentBasket {
  readonly hire: StoredHireRequest;
  readonly lines: readonly HireBasketLine[];
  readonly faults: readonly FaultText[];
}

/** Characters of a sent list at most: those of 200 lines with the longest codes and quantities. */
const MAX_ITEMS_LENGTH = 26_000;

/**
 * Reads the basket that goes with the dry-hire form. Refused: an empty one, an item that is gone, a quantity that cannot be
 * hired, more than 200 lines, and dates that are no period. Dates may be left out.
 */
export async function readSentBasket(
  db: Db,
  { posted, locale, now }: { readonly posted: FormFields; readonly locale: Locale; readonly now: Date },
): Promise<SentBasket> {
  const text = (name: string) => posted.lines(name);
  const items = text(SENT_FIELDS.items);
  // Looking up the items of a list without end would take long. It has too many lines, and none of them is read.
  const isTooLong = items.length > MAX_ITEMS_LENGTH;
  const view = await getBasketView(db, {
    typed: {
      from: text(SENT_FIELDS.from),
      to: text(SENT_FIELDS.to),
      lines: isTooLong ? [] : readItemsText(items),
      added: [],
      waiver: text(SENT_FIELDS.waiver) === "1",
      removed: null,
      hasLines: true,
    },
    now,
    suggest: false,
  });
  const asked = isTooLong ? { ...view, tooManyLines: true } : view;
  return { hire: toStored(view), lines: view.basket.lines, faults: faultsIn(asked, locale) };
}

/** The field of each is that of the page to which the summary leads: the dates have ids of the enquiry's form. */
function faultsIn(view: BasketView, locale: Locale): FaultText[] {
  const { datesFault, tooManyLines, unknown, lines } = view;
  const quantity = lines.find(({ line }) => line === null);
  return [
    ...(datesFault
      ? [{ field: faultyField(datesFault), message: format(locale, PERIOD_FAULTS[datesFault.kind]) }]
      : []),
    ...(tooManyLines ? [{ field: "items", message: format(locale, request.tooManyLines) }] : []),
    ...unknown.map((item) => ({ field: "items", message: format(locale, request.unknownItem, { item }) })),
    ...(quantity ? [{ field: "items", message: format(locale, request.quantity) }] : []),
    ...(lines.length === 0 && unknown.length === 0 && !tooManyLines
      ? [{ field: "items", message: format(locale, messages.emptySent) }]
      : []),
  ];
}

function toStored({ basket, lines, price }: BasketView): StoredHireRequest {
  const { from, to } = basket;
  return {
    from: price ? from : null,
    to: price ? to : null,
    lines: lines.map(({ id, code, name, nameGa, line, dayRateNet, net, availability }) => ({
      itemId: id,
      code,
      name,
      nameGa,
      dayRateNet,
      net,
      quantity: line?.quantity ?? 0,
      state: availability?.state ?? null,
      available: availability?.available ?? 0,
    })),
    price: price && {
      days: price.days,
      factor: price.factor,
      minimum: price.minimum,
      waiver: price.waiver,
      net: price.net,
      vat: price.vat,
      total: price.total,
    },
  };
}

import type { Db } from "#app/db/client.server.ts";
import { formatRate } from "#app/i18n/formats.ts";
import { euroText } from "#app/lib/euro.ts";
import { irishDate, lastDayOf } from "#app/lib/time/irish-time.ts";
import type { DiscountValues } from "./discount-form.ts";
import { getDiscount, listTargetSkus, type StoredDiscount } from "./queries.server.ts";

/** What the page of a code shows; `id` is null for a new one. Null for an unknown id. */
export async function getDiscountPage(db: Db, id: string | null) {
  if (id === null) return { id, version: 0, values: NEW_VALUES };
  const stored = await getDiscount(db, id);
  if (!stored) return null;
  const skus = stored.scope === "products" ? await listTargetSkus(db, stored.targets) : [];
  return { id, version: stored.version, values: valuesOf(stored, skus) };
}

const NEW_VALUES: DiscountValues = {
  texts: {
    code: "",
    percent: "",
    amount: "",
    skus: "",
    minimum: "",
    maxUses: "",
    maxPerCustomer: "",
    from: "",
    until: "",
  },
  ticks: { firstOrder: false, onSale: false, onListPrices: false, onDelivery: false, active: true },
  kind: "percent",
  scope: "order",
  categories: [],
};

function valuesOf(stored: StoredDiscount, skus: readonly string[]): DiscountValues {
  const { code, kind, scope, targets, percent, amount, minimum, startsAt, endsAt } = stored;
  const { firstOrder, onSale, onListPrices, onDelivery, active } = stored;
  const number = (value: number | null) => (value === null ? "" : String(value));
  return {
    texts: {
      code,
      percent: percent === null ? "" : formatRate(percent),
      amount: euroText(amount),
      skus: skus.join("\n"),
      minimum: euroText(minimum),
      maxUses: number(stored.maxUses),
      maxPerCustomer: number(stored.maxPerCustomer),
      from: startsAt === null ? "" : irishDate(startsAt),
      // It ends with the start of the day after its last.
      until: endsAt === null ? "" : irishDate(lastDayOf(endsAt)),
    },
    ticks: { firstOrder, onSale, onListPrices, onDelivery, active },
    kind,
    scope,
    categories: scope === "categories" ? targets : [],
  };
}

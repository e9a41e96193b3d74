import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hireLines } from "#app/db/schema/hire/hires.ts";
import { hireQuoteVersions } from "#app/db/schema/hire/quotes.ts";
import type { Period } from "#app/features/claims/claims.ts";
import {
  type HireClaim,
  listHireClaims,
  promisedItem,
} from "#app/features/claims/warehouse/hire-claims.server.ts";
import type { LineToPrice } from "#app/features/hire-prices/hire-price.ts";
import { lateChargeOf } from "#app/features/hire-prices/late-charge.ts";
import {
  type LongerTerms,
  longerPriceOf,
  movedPriceOf,
  type PriceChange,
} from "#app/features/hire-prices/longer-hire.ts";
import { getWorkingHours } from "#app/features/opening-hours/opening-hours.server.ts";
import { storedContent } from "#app/features/quotes/content/quote-content.ts";
import { addCents, type Cents, ZERO } from "#app/lib/money.ts";
import { listCharges } from "../closing/suggested-charge.ts";
import type { HireView, LongerHire } from "../hires.ts";
import { type LineClaim, type LineReturn, returnsOfLine } from "./line-returns.ts";
import { listHirePayments } from "./list-hire-payments.server.ts";

type ReturningHire = Pick<HireView, "id" | "versionId" | "startsAt" | "endsAt" | "settings">;

/**
 * What the late pieces of a hire cost on top, net of VAT, by the settings, rates and discounts that were accepted. Each is
 * charged until it came back, and until `returnedAt` where it is still out; what came back in time costs nothing more.
 */
export async function lateChargeOfHire(db: Db, hire: ReturningHire, returnedAt: Date): Promise<Cents> {
  const lines = (await listReturningLines(db, hire.id, returnedAt)).map(({ line, isFixed, returns }) => ({
    ...line,
    isFixed,
    kept: returns.map(({ at, quantity }) => ({ quantity, until: at })),
  }));
  return lateChargeOf(lines, { from: hire.startsAt, to: hire.endsAt }, await getTerms(db, hire));
}

/**
 * What a hire costs on top when it comes back at `to` instead of the return that is paid for, by the settings, rates and
 * discounts that were accepted. What was back by then costs nothing more. Null where `to` is no later.
 */
export async function longerChargeOfHire(
  db: Db,
  hire: ReturningHire & Pick<HireView, "pricedUntil">,
  to: Date = hire.endsAt,
): Promise<LongerHire | null> {
  const from = hire.pricedUntil ?? hire.endsAt;
  if (to <= from) return null;
  const lines = (await listReturningLines(db, hire.id, to)).map(({ line, isFixed, returns }) => ({
    ...line,
    isFixed,
    kept: returns.flatMap(({ at, quantity }) => (at > from ? [{ quantity, until: to }] : [])),
  }));
  const agreed = { from: hire.startsAt, to: from };
  return { from, to, ...longerPriceOf(lines, agreed, await getTerms(db, hire)) };
}

/**
 * What a hire that has not left costs more in another period than in its own, at what was accepted; negative: less. Staff
 * move a hire at the price that was accepted, so its own period costs nothing more.
 */
export async function priceChangeOfHire(db: Db, hire: ReturningHire, period: Period): Promise<PriceChange> {
  const lines = await listReturningLines(db, hire.id, period.to);
  return movedPriceOf(
    lines.map(({ line, isFixed }) => ({ ...line, isFixed })),
    { agreed: { from: hire.startsAt, to: hire.endsAt }, period },
    await getTerms(db, hire),
  );
}

/** What was agreed of the whole hire besides its lines. */
async function getTerms(db: Db, { id, versionId, settings, startsAt }: ReturningHire): Promise<LongerTerms> {
  const [version] = await db
    .select({
      content: hireQuoteVersions.content,
      wantsWaiver: hireQuoteVersions.waiver,
      from: hireQuoteVersions.startsAt,
      to: hireQuoteVersions.endsAt,
    })
    .from(hireQuoteVersions)
    .where(eq(hireQuoteVersions.id, versionId));
  const content = version && storedContent(version);
  if (!content) throw new Error(`Bug: no content of version ${versionId}`);
  const { minimumNet = ZERO, insuredUntil, orderDiscount = 0 } = content;
  const hours = content.hours ?? (await getWorkingHours(db, startsAt));
  const { from, to, wantsWaiver: waiver } = version;
  if (!from || !to) throw new Error(`Bug: version ${versionId} was accepted without a period`);
  const accepted = { from, to };
  const charged = await sumLonger(db, id);
  return { minimumNet, waiver, insuredUntil, orderDiscount, settings, hours, accepted, charged };
}

/** What was charged for a longer hire and is paid or to be paid. */
async function sumLonger(db: Db, hireId: string): Promise<PriceChange> {
  const charges = listCharges({ orders: await listHirePayments(db, hireId) }, "longer");
  const rows = charges.flatMap(({ vatRows }) => vatRows);
  return {
    net: addCents(...rows.map(({ net }) => net)),
    total: addCents(...rows.map(({ gross }) => gross)),
  };
}

interface ReturningLine {
  /** At the rate, discount and factors that were accepted. */
  readonly line: LineToPrice;
  /** One price for the whole hire: no item of the fleet. */
  readonly isFixed: boolean;
  /** None of what is no item of the fleet. */
  readonly returns: readonly LineReturn[];
}

/** The lines of a hire with when their pieces came back; what is out counts as back at `last`. */
async function listReturningLines(db: Db, hireId: string, last: Date): Promise<readonly ReturningLine[]> {
  const rows = await db.select().from(hireLines).where(eq(hireLines.hireId, hireId));
  const claims = await listHireClaims(db, hireId);
  const hasLeft = claims.some(({ state }) => state !== "firm");
  return rows.map(({ id, itemId, quantity, dayRateNet, vatRate, discount, factors }) => {
    const group = factors ?? { steps: null, halfDayThousandths: null };
    const line = { quantity, dayRateNet, vatRate, manualDiscount: discount, group };
    const claimed = claims.filter(({ lineId }) => lineId === id).flatMap(lineClaim);
    const returns =
      itemId === null ? [] : returnsOfLine({ itemId, quantity, claims: claimed }, { last, hasLeft });
    return { line, isFixed: itemId === null, returns };
  });
}

function lineClaim(claim: HireClaim): readonly LineClaim[] {
  const { state, quantity, endsAt } = claim;
  if (state !== "firm" && state !== "out" && state !== "done") return [];
  return [{ promisedId: promisedItem(claim), quantity, state, endsAt }];
}

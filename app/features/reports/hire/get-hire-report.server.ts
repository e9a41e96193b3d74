import type { Db } from "#app/db/client.server.ts";
import { type Cents, cents, ZERO } from "#app/lib/money.ts";
import { sumBy } from "#app/lib/sums.ts";
import { type DayRange, rangeBefore, type Step } from "../range.ts";
import { getLateFigures, getMarginFigures, getQuoteFigures } from "./hire-facts.server.ts";
import { getHireIncome, listHireSteps } from "./hire-income.server.ts";
import { listShortageLoss } from "./hire-loss.server.ts";
import {
  type HireItemFigures,
  type HireReport,
  type HireReportSummary,
  type LossFigures,
  sumUse,
} from "./hire-report.ts";
import { type ItemUse, listItemUse } from "./hire-use.server.ts";

interface Question {
  readonly range: DayRange;
  readonly step: Step;
  readonly now: Date;
}

/** Use, income, margin, losses, late returns and quotes of a range, beside the range before. Thirteen statements. */
export async function getHireReport(db: Db, { range, step, now }: Question): Promise<HireReport> {
  const beforeRange = rangeBefore(range);
  const [income, { steps, before }, use, loss] = await Promise.all([
    getHireIncome(db, range),
    listHireSteps(db, { range, beforeRange, step }),
    listItemUse(db, range, now),
    listShortageLoss(db, range),
  ]);
  const items = use.map((item): HireItemFigures => {
    const earned = income.byItem.get(item.itemId);
    return { ...item, hires: earned?.hires ?? 0, income: earned?.income ?? ZERO };
  });
  const [useBefore, lossBefore] = await Promise.all([
    listItemUse(db, beforeRange, now),
    listShortageLoss(db, beforeRange),
  ]);
  return {
    now: await summaryOf(db, { range, now, income: income.total, use, loss }),
    before: await summaryOf(db, {
      range: beforeRange,
      now,
      income: before,
      use: useBefore,
      loss: lossBefore,
    }),
    beforeRange,
    steps,
    items,
    rest: income.rest,
    loss,
  };
}

interface Known {
  readonly range: DayRange;
  readonly now: Date;
  readonly income: Cents;
  readonly use: readonly ItemUse[];
  readonly loss: readonly LossFigures[];
}

async function summaryOf(db: Db, { range, now, income, use, loss }: Known): Promise<HireReportSummary> {
  const [margin, late, quotes] = await Promise.all([
    getMarginFigures(db, range),
    getLateFigures(db, range, now),
    getQuoteFigures(db, range, now),
  ]);
  const { usedHours, ownedHours } = sumUse(use.map((item) => ({ ...item, hires: 0, income: ZERO })));
  const lost = cents(sumBy(loss, (item) => item.lost));
  return { income, usedHours, ownedHours, margin, late, quotes, lost };
}

import { adminPath } from "#app/i18n/admin-path.ts";
import { listQuery, named, oneOf, type QueryOf, textField, writeText } from "#app/lib/list-query.ts";
import { OUTCOMES, PROPOSAL_REASONS } from "../enums.ts";
import type { RedirectFault } from "../redirects.ts";

export type CoverageOutcome = (typeof OUTCOMES)[number];

export type Reason = (typeof PROPOSAL_REASONS)[number];

/** What was found for an old address. */
export interface Assessment {
  readonly outcome: CoverageOutcome;
  /** The path that it leads to, or would; null where nothing was found. */
  readonly target: string | null;
  readonly reason: Reason | null;
  /** How alike the names are, from 0 to 100; null where the match is exact or of another kind. */
  readonly score: number | null;
}

/** One row of the table. */
export interface OldAddressRow extends Assessment {
  readonly id: string;
  readonly address: string;
}

/** How many addresses have which outcome. */
export interface Coverage {
  readonly outcomes: Readonly<Record<CoverageOutcome, number>>;
  readonly reasons: Readonly<Record<Reason, number>>;
  readonly total: number;
}

/** Addresses that ought to lead somewhere: files, other sites and those left out on purpose do not count. */
export function wanted({ outcomes }: Coverage): number {
  return outcomes.answers + outcomes.redirected + outcomes.proposed + outcomes.none;
}

/**
 * The covered share of the wanted addresses in whole percent, rounded down so that 100 means all; null where none is
 * wanted.
 */
export function coveredPercent(coverage: Coverage): number | null {
  const total = wanted(coverage);
  if (total === 0) return null;
  return Math.floor((100 * (coverage.outcomes.answers + coverage.outcomes.redirected)) / total);
}

/** The table of old addresses. */
export const coverageList = listQuery(adminPath("/admin/redirects/coverage"), {
  outcome: named("show", oneOf(OUTCOMES)),
  reason: named("why", oneOf(PROPOSAL_REASONS)),
  search: textField,
  /** The last address already shown; empty at the start. */
  after: {
    read: (params) => (params.get("after") ?? "").toWellFormed().replaceAll("\u0000", "").slice(0, 1000),
    write: writeText,
  },
});

/** What the address of the table asks for. */
export type CoverageQuery = QueryOf<typeof coverageList> & { readonly outcome: CoverageOutcome };

/** Proposals alone have a reason. */
export function parseCoverageQuery(
  params: URLSearchParams,
  fallback: CoverageOutcome = "proposed",
): CoverageQuery {
  const query = coverageList.parse(params);
  const outcome = query.outcome ?? fallback;
  return { ...query, outcome, reason: outcome === "proposed" ? query.reason : null };
}

/** Why an old address was not made to lead where somebody said. */
export type ChoiceFault =
  | RedirectFault
  /** This site has no page there. */
  | "nowhere"
  /** Somebody else has decided about it meanwhile, or the list is gone. */
  | "gone";

/** A choice that was not taken; `target` as it was typed. */
export interface RefusedChoice {
  readonly id: string;
  readonly address: string;
  readonly target: string;
  readonly fault: ChoiceFault;
}

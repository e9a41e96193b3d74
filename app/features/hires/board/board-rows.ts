import { peakOf } from "#app/features/claims/availability/free-in-memory.ts";
import type { ClaimOwner, Period } from "#app/features/claims/claims.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { sumBy } from "#app/lib/sums.ts";
import { RESERVED_STATES, RUNNING_STATES } from "../enums.ts";
import { type HireState, hireStateAt, isUpcoming } from "../hire-states.ts";
import { type BarKind, type BoardBar, type BoardRow, type BoardSubject, isClaimBar } from "./board.ts";

/** A bar as the statement answers it. Instants are milliseconds since 1970. */
export type RawBar = readonly [
  kind: BarKind,
  owner: ClaimOwner,
  ownerId: string | null,
  number: string,
  company: string | null,
  customer: string | null,
  state: HireState | null,
  depositDueAt: number | null,
  version: number | null,
  from: number,
  to: number,
  coreFrom: number | null,
  coreTo: number | null,
  quantity: number,
  units: readonly number[] | null,
  rush: boolean,
  late: boolean,
  matched: boolean,
];

interface Viewing {
  readonly range: Period;
  readonly now: Date;
  readonly canOpen: (href: string) => boolean;
}

export type RowFacts = Pick<BoardRow, "id" | "kind" | "name" | "nameGa" | "detail" | "owned">;

/** Whom the bars of a board belong to, each once: bars name them by their index. */
export class Subjects {
  readonly #viewing: Viewing;
  readonly #indexes = new Map<string, number>();
  readonly #list: BoardSubject[] = [];

  constructor(viewing: Viewing) {
    this.#viewing = viewing;
  }

  list(): readonly BoardSubject[] {
    return this.#list;
  }

  indexOf(raw: RawBar): number {
    const [, owner, id, number] = raw;
    const key = `${owner}:${id ?? number}`;
    const known = this.#indexes.get(key);
    if (known !== undefined) return known;
    this.#indexes.set(key, this.#list.length);
    return this.#list.push(toSubject(raw, this.#viewing)) - 1;
  }
}

function toSubject(raw: RawBar, { now, canOpen }: Viewing): BoardSubject {
  const [, owner, id, number, company, customer, stored, due, version, , , from, to, , units] = raw;
  const state = stored && hireStateAt(stored, due === null ? null : new Date(due), now);
  const href = pagesOf(owner, { id, state, unit: units?.[0] }).find(canOpen) ?? null;
  const movable =
    state !== null &&
    isUpcoming(state) &&
    state !== "lapsed" &&
    canOpen(adminPath("/admin/hire/board/moves"));
  return {
    owner,
    id,
    number,
    state,
    from,
    to,
    movable,
    href,
    customer: company ?? customer ?? "",
    version: version ?? 0,
  };
}

interface Page {
  readonly id: string | null;
  readonly state: HireState | null;
  readonly unit: number | undefined;
}

/** Pages about whom a bar belongs to, the best one first. */
function pagesOf(owner: ClaimOwner, { id, state, unit }: Page): readonly string[] {
  if (owner === "asset") return unit === undefined ? [] : [adminPath(`/admin/hire/units/${unit}`)];
  if (id === null || owner === "staff") return [];
  if (owner === "quote") return [adminPath(`/admin/hire/quotes/${id}`)];
  const page = adminPath(`/admin/hire/hires/${id}`);
  if (state === "back" || (state !== null && RUNNING_STATES.includes(state)))
    return [page, adminPath(`/admin/hire/warehouse/${id}/return`)];
  const isToPrepare = state !== null && RESERVED_STATES.includes(state);
  return isToPrepare ? [page, adminPath(`/admin/hire/warehouse/${id}/prepare`)] : [page];
}

interface RowOf {
  readonly bars: readonly RawBar[];
  readonly subjects: Subjects;
  readonly ask: Viewing;
}

/** A row with its bars, and what of it is taken, short and late at most. */
export function toBoardRow(
  facts: RowFacts & Pick<BoardRow, "unfolded">,
  { bars: raw, subjects, ask }: RowOf,
): BoardRow {
  const bars = raw.map((one) => toBar(one, subjects));
  const first = bars[0] && subjects.list()[bars[0].subject];
  const href =
    facts.kind === "hire"
      ? (first?.href ?? null)
      : [adminPath(`/admin/hire/items/${facts.id}`)].find(ask.canOpen);
  return { ...facts, href: href ?? null, ...figuresOf(bars, ask.range), bars };
}

/** A row for each unit of an item, with the bars that name it. */
export function unitRows(item: BoardRow, units: readonly number[]): BoardRow[] {
  return units.map((unit) => {
    const bars = item.bars
      .filter((bar) => bar.units.includes(unit))
      .map((bar) => ({ ...bar, quantity: 1, units: [unit] }));
    const late = bars.filter((bar) => bar.late).length;
    return {
      id: `${item.id}:${unit}`,
      kind: "unit",
      name: String(unit),
      nameGa: null,
      detail: item.name,
      href: adminPath(`/admin/hire/units/${unit}`),
      owned: null,
      unfolded: null,
      peak: bars.length > 0 ? 1 : 0,
      short: 0,
      late,
      bars,
    };
  });
}

function toBar(raw: RawBar, subjects: Subjects): BoardBar {
  const [kind, , , , , , , , , from, to, coreFrom, coreTo, quantity, units, rush, late, matched] = raw;
  const isHire = isClaimBar(kind);
  const within = (instant: number | null, other: number) =>
    isHire && instant !== null ? Math.min(Math.max(instant, from), to) : other;
  const core = { coreFrom: within(coreFrom, from), coreTo: late ? to : within(coreTo, to) };
  const subject = subjects.indexOf(raw);
  return { kind, subject, quantity, units: units ?? [], from, to, ...core, rush, late, matched };
}

function figuresOf(bars: readonly BoardBar[], range: Period): Pick<BoardRow, "peak" | "short" | "late"> {
  const most = (wanted: (bar: BoardBar) => boolean) =>
    peakOf(
      bars
        .filter((bar) => wanted(bar) && bar.from < range.to.getTime() && bar.to > range.from.getTime())
        .map(({ from, to, quantity }) => ({ from: new Date(from), to: new Date(to), quantity })),
      range,
    );
  return {
    peak: most(({ kind }) => kind !== "shortage" && kind !== "subhire"),
    short: most(({ kind }) => kind === "shortage"),
    late: sumBy(bars, (bar) => (bar.late ? bar.quantity : 0)),
  };
}

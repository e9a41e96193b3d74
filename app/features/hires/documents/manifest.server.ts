import type { Db } from "#app/db/client.server.ts";
import { explode } from "#app/features/claims/availability/explode.ts";
import { listItemFacts } from "#app/features/claims/availability/item-facts.server.ts";
import { KEPT_CLAIMS, SENT_CLAIMS, UNSENT_CLAIMS } from "#app/features/claims/enums.ts";
import {
  casesOf,
  checkLoad,
  cubicMmOf,
  gramsOf,
  type LoadReport,
  milliamperesOf,
} from "#app/features/load-check/check-load.ts";
import { type ListedPieces, loadPieces } from "#app/features/load-check/list-pieces.server.ts";
import { listOwnVehicles } from "#app/features/load-check/queries.server.ts";
import type { Named } from "#app/i18n/named.ts";
import { addCents, type Cents, cents, ZERO } from "#app/lib/money.ts";
import { sumBy } from "#app/lib/sums.ts";
import { isDropped } from "../hire-states.ts";
import { listSuppliedGoods } from "../subhires/supplied-goods.server.ts";
import type { PaperHire, Replaced } from "./documents.ts";
import { listGoods, listPaperLines, listPromised, replacedBy } from "./list-goods.server.ts";
import { listHirePieces, piecesOfGoods, suppliedPieces } from "./load-of-goods.server.ts";

/** What is transported of one item. */
export interface ManifestRow {
  readonly code: string;
  readonly name: string;
  readonly nameGa: string | null;
  readonly units: readonly number[];
  readonly pieces: number;
  readonly cases: number;
  /** With the cases. */
  readonly grams: number;
  /** Of the cases; not rounded. */
  readonly litres: number;
  /** Of all pieces together; of three-phase ones on each phase. */
  readonly milliamperes: number;
  /** Of all pieces; null where none is stored. */
  readonly replacementNet: Cents | null;
  /** True for goods of a custom line: neither weight nor value of them is known, and no scan knows them. */
  readonly byHand: boolean;
  /** The promised items in whose place pieces of it go. */
  readonly insteadOf: readonly Replaced[];
}

export interface HireManifest {
  readonly hire: PaperHire;
  readonly rows: readonly ManifestRow[];
  readonly report: LoadReport;
  readonly replacementNet: Cents;
}

/**
 * What a hire moves: what went out, or, before anything has left, what is hired; goods of custom lines last. The figures are those of the load
 * check. The list is empty for a hire that is cancelled or has lapsed.
 */
export async function getManifest(db: Db, hire: PaperHire): Promise<HireManifest> {
  const { pieces, custom, hasLeft } = await listTransported(db, hire);
  const held = await listGoods(db, hire.id, KEPT_CLAIMS);
  const moved = hasLeft ? held.filter(({ state }) => !UNSENT_CLAIMS.includes(state)) : held;
  const values = await listValues(db, pieces);
  const rows = pieces.map((piece): ManifestRow => {
    const value = values.get(piece.id) ?? null;
    return {
      code: piece.code,
      name: piece.name,
      nameGa: piece.nameGa,
      pieces: piece.quantity,
      units: [
        ...new Set(
          held.flatMap(({ itemId, unitNumber }) =>
            itemId === piece.id && unitNumber !== null ? [unitNumber] : [],
          ),
        ),
      ],
      cases: casesOf(piece),
      grams: gramsOf(piece),
      litres: cubicMmOf(piece) / 1_000_000,
      milliamperes: milliamperesOf(piece),
      replacementNet: value === null ? null : cents(value * piece.quantity),
      byHand: false,
      insteadOf: replacedBy(moved.filter(({ itemId }) => itemId === piece.id)),
    };
  });
  const report = checkLoad(pieces, { vehicles: await listOwnVehicles(db) });
  const replacementNet = addCents(...rows.map((row) => row.replacementNet ?? ZERO));
  const sorted = rows.sort((a, b) => a.name.localeCompare(b.name, "en"));
  return { hire, rows: [...sorted, ...custom.map(customRow)], report, replacementNet };
}

interface CustomPieces extends Named {
  readonly pieces: number;
}

interface Transported {
  readonly pieces: readonly ListedPieces[];
  /** Of custom lines. */
  readonly custom: readonly CustomPieces[];
  /** Something of the hire went out. */
  readonly hasLeft: boolean;
}

function customRow({ name, nameGa, pieces }: CustomPieces): ManifestRow {
  const figures = { cases: 0, grams: 0, litres: 0, milliamperes: 0, replacementNet: null, insteadOf: [] };
  return { code: "", name, nameGa, pieces, units: [], byHand: true, ...figures };
}

async function listTransported(db: Db, hire: PaperHire): Promise<Transported> {
  if (isDropped(hire.state)) return { pieces: [], custom: [], hasLeft: false };
  const lines = await listPaperLines(db, [hire.id]);
  const own = await listGoods(db, hire.id, SENT_CLAIMS);
  const goods = [...own, ...suppliedPieces(lines, await listSuppliedGoods(db, hire.id))];
  const isHere = goods.length === 0 && lines.every(({ out }) => out === 0);
  const custom = lines
    .filter(({ itemId, service }) => itemId === null && !service)
    .map((line) => ({ name: line.name, nameGa: line.nameGa, pieces: isHere ? line.quantity : line.out }))
    .filter(({ pieces }) => pieces > 0);
  if (isHere) return { custom, pieces: await listHirePieces(db, hire), hasLeft: false };
  const promised = await listPromised(db, hire.id);
  return { custom, pieces: await piecesOfGoods(db, { goods, promised, lines }), hasLeft: true };
}

/** The replacement value of one piece by item; of a kit without one, that of its parts. */
async function listValues(db: Db, pieces: readonly ListedPieces[]): Promise<ReadonlyMap<string, number>> {
  const facts = await listItemFacts(
    db,
    pieces.map(({ id }) => id),
  );
  const values = new Map<string, number>();
  for (const { id, replacementNet } of pieces) {
    if (replacementNet !== null) values.set(id, replacementNet);
    const item = facts.get(id);
    if (replacementNet !== null || !item?.isKit) continue;
    const parts = await loadPieces(db, explode({ ...item, accessories: [] }, facts));
    const known = parts.filter((part) => part.replacementNet !== null);
    if (known.length > 0)
      values.set(
        id,
        sumBy(known, (part) => (part.replacementNet ?? 0) * part.quantity),
      );
  }
  return values;
}

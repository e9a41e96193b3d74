import type { Db } from "#app/db/client.server.ts";
import { readSynonyms } from "#app/features/catalog/index/index-rows.server.ts";
import { MAX_HIRE_LINES } from "#app/features/claims/hire-period.ts";
import { listSearchedItems } from "#app/features/fleet/catalogue/hire-catalogue.server.ts";
import { readSiteStamp } from "#app/features/settings/site-version.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { matchLine } from "./match-line.ts";
import { isCapitals, parseRider, type RiderLine } from "./parse-rider.ts";
import { MAX_RIDER_BYTES, type MatchedLine, type RiderFault } from "./rider.ts";
import { indexItems, type RiderIndex } from "./rider-index.ts";

interface KeptIndex {
  readonly stamp: string;
  readonly index: RiderIndex;
}

const NO_GOODS = { level: "none", best: null, alternatives: [] } as const;

const kept = new WeakMap<Db, KeptIndex>();

/**
 * The lines of a rider in their order with the visible items that they mean. Refused: an empty text, more than 2 MB, and
 * more than 200 lines, blank ones not counted. Nothing is stored.
 */
export async function matchRider(db: Db, text: string): Promise<Result<readonly MatchedLine[], RiderFault>> {
  const lines = readRider(text);
  if (!lines.ok) return lines;
  const index = await readIndex(db);
  return ok(
    lines.value.map((line) =>
      line.kind === "heading" || line.quantity === 0 ? { ...line, ...NO_GOODS } : matchItem(index, line),
    ),
  );
}

/**
 * A line whose quantity is not clear is sure of nothing. Capitals without one that name no item are the heading of a part
 * of a table, such as LIGHTING.
 */
function matchItem(index: RiderIndex, line: RiderLine): MatchedLine {
  const match = matchLine(index, line.text);
  const { written, ...rest } = line;
  if (written === "" && match.level === "none" && isCapitals(line.text))
    return { ...rest, ...NO_GOODS, kind: "heading", quantity: 0 };
  const level = written !== undefined && match.level === "sure" ? "check" : match.level;
  return { ...line, ...match, level };
}

/** The lines of a rider, with the same refusals. */
function readRider(text: string): Result<ReturnType<typeof parseRider>, RiderFault> {
  if (Buffer.byteLength(text) > MAX_RIDER_BYTES) return refuse({ kind: "too-large" });
  const lines = parseRider(text);
  if (lines.length === 0) return refuse({ kind: "empty" });
  if (lines.length > MAX_HIRE_LINES) return refuse({ kind: "too-many-lines", lines: lines.length });
  return ok(lines);
}

/** Reads the index and keeps it until something on the site changes: every save of an item or a synonym says so. */
async function readIndex(db: Db): Promise<RiderIndex> {
  const stamp = await readSiteStamp(db);
  const known = kept.get(db);
  if (known && stamp !== null && known.stamp === stamp) return known.index;
  const index = indexItems(await listSearchedItems(db), await readSynonyms(db));
  if (stamp !== null) kept.set(db, { stamp, index });
  return index;
}

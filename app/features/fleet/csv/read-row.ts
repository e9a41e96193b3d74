import { STANDARD_VAT_RATE } from "#app/lib/vat.ts";
import { HIRE_ITEM_KINDS, LIFTING_KINDS } from "../enums.ts";
import { MAX_ALIAS_LENGTH, MAX_ALIASES, MAX_BUFFER_MINUTES, MAX_NAME_LENGTH, MAX_OWNED } from "../fleet.ts";
import { Cells } from "./cells.ts";
import type { FleetColumn, FleetFault } from "./columns.ts";
import { codeKey, type FleetRow } from "./fleet-row.ts";

const MAX_WATTS = 1_000_000;
const MAX_PIECES = 10_000;

/** One row of the file, or the form of an item, as values, with every fault that is seen without the database. */
export function readFleetRow(
  row: number,
  texts: ReadonlyMap<FleetColumn, string>,
): { readonly values: FleetRow; readonly faults: readonly FleetFault[] } {
  const cells = new Cells(row, texts);
  const values = readValues(row, cells);
  checkKind(values, cells);
  return { values, faults: cells.faults };
}

function readValues(row: number, cells: Cells): FleetRow {
  const kind = cells.choice("kind", HIRE_ITEM_KINDS);
  if (cells.text("kind") === "") cells.fault("kind", "required");
  return {
    row,
    code: cells.code(),
    name: cells.line("name", MAX_NAME_LENGTH, true),
    nameGa: cells.line("name_ga", MAX_NAME_LENGTH) || null,
    group: cells.line("group", MAX_NAME_LENGTH, true),
    category: cells.line("category", 300) || null,
    kind: kind ?? "bulk",
    owned: cells.whole("owned", 0, MAX_OWNED) ?? 0,
    dayRateNet: cells.money("day_rate_net"),
    vatRate: cells.vatRate("vat_rate") ?? STANDARD_VAT_RATE,
    replacementNet: cells.money("replacement_net"),
    prepMinutes: cells.whole("prep_minutes", 0, MAX_BUFFER_MINUTES),
    turnaroundMinutes: cells.whole("turnaround_minutes", 0, MAX_BUFFER_MINUTES),
    packSize: cells.whole("pack_size", 1, MAX_PIECES) ?? 1,
    watts: cells.whole("watts", 0, MAX_WATTS),
    powerFactor: cells.factor("power_factor") ?? 1000,
    phases: cells.choice("phases", ["1", "3"]) === "3" ? 3 : 1,
    weightGrams: cells.kilograms("weight_kg"),
    casePieces: cells.whole("case_pieces", 1, MAX_PIECES),
    caseGrams: cells.kilograms("case_kg"),
    caseMm: cells.size("case_mm"),
    lifting: cells.choice("lifting", LIFTING_KINDS) ?? "none",
    electrical: cells.yes("electrical"),
    aliases: readAliases(cells),
    parts: cells.list("parts").map(({ code, quantity }) => ({ code, quantity })),
    accessories: cells.list("accessories").map(({ code, quantity, suggested }) => ({
      code,
      quantity,
      kind: suggested ? ("suggested" as const) : ("included" as const),
    })),
  };
}

function readAliases(cells: Cells): readonly string[] {
  const aliases = cells
    .text("aliases")
    .split("|")
    .map((alias) => alias.trim())
    .filter(Boolean);
  if (aliases.length > MAX_ALIASES || aliases.some((alias) => alias.length > MAX_ALIAS_LENGTH))
    cells.fault("aliases", "aliases");
  return [...new Set(aliases)];
}

/** What a kit must have and what only a kit has, and items that are made of or go with themselves. */
function checkKind(values: FleetRow, cells: Cells): void {
  const kit = values.kind === "kit";
  const required = (column: FleetColumn) => {
    if (cells.text(column) === "") cells.fault(column, "required");
  };
  if (kit && values.owned > 0) cells.fault("owned", "kit-owned");
  if (kit && values.parts.length === 0 && cells.text("parts") === "") cells.fault("parts", "kit-parts");
  if (!kit && values.parts.length > 0) cells.fault("parts", "kit-only");
  if (!kit) required("owned");
  if (!kit) required("day_rate_net");
  for (const column of ["parts", "accessories"] as const)
    if (values[column].some(({ code }) => codeKey(code) === codeKey(values.code)))
      cells.fault(column, "itself");
}

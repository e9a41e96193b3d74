import { parse } from "csv-parse/sync";
import { FLEET_COLUMNS, type FleetFault, type FleetFaultKind, MAX_FLEET_ROWS } from "./columns.ts";
import { codeKey, type FleetRow } from "./fleet-row.ts";
import { readFleetRow } from "./read-row.ts";

export interface ReadFleet {
  readonly rows: readonly FleetRow[];
  /** Faults of the file. Where there is one, nothing may be stored. */
  readonly faults: readonly FleetFault[];
}

/**
 * The fleet's file as values, with every fault that is seen without the database. Commas, semicolons and tabs part cells.
 */
export function readFleetCsv(text: string): ReadFleet {
  const lines = readLines(text.replace(/^\uFEFF/, ""));
  if (lines === null) return whole("unreadable");
  const [head, ...body] = lines;
  if (!head || body.length === 0) return whole("empty");
  if (body.length > MAX_FLEET_ROWS) return whole("too-many-rows", String(MAX_FLEET_ROWS));
  const names = head.cells.map((cell) => cell.trim().toLowerCase());
  const missing = FLEET_COLUMNS.filter((column) => !names.includes(column));
  if (missing.length > 0) return whole("columns-missing", missing.join(", "));
  const unknown = names.filter(
    (name, at) => !FLEET_COLUMNS.some((column) => column === name) || names.indexOf(name) !== at,
  );
  if (unknown.length > 0) return whole("column-unknown", unknown.join(", "));
  const read = body.map(({ row, cells }) => readRow(row, names, cells));
  const rows = read.map(({ values }) => values);
  return { rows, faults: [...read.flatMap(({ faults }) => faults), ...duplicates(rows)] };
}

function whole(kind: FleetFaultKind, value = ""): ReadFleet {
  return { rows: [], faults: [{ row: 1, field: null, kind, value }] };
}

interface Line {
  readonly row: number;
  readonly cells: readonly string[];
}

/** The records that hold anything, with the spreadsheet's row of each; null for a file that is no CSV. */
function readLines(text: string): readonly Line[] | null {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const delimiter = [",", ";", "\t"].find((mark) => head.includes(mark)) ?? ",";
  try {
    const records: string[][] = parse(text, {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: false,
    });
    return records
      .map((cells, at) => ({ row: at + 1, cells }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  } catch {
    return null;
  }
}

function duplicates(rows: readonly FleetRow[]): FleetFault[] {
  const first = new Map<string, number>();
  return rows.flatMap(({ code, row }): FleetFault[] => {
    const key = codeKey(code);
    if (code === "" || !first.has(key)) {
      first.set(key, row);
      return [];
    }
    return [{ row, field: "code", kind: "duplicate-code", value: code }];
  });
}

function readRow(row: number, names: readonly string[], cells: readonly string[]) {
  const texts = new Map(FLEET_COLUMNS.map((column) => [column, cells[names.indexOf(column)] ?? ""]));
  const read = readFleetRow(row, texts);
  const surplus = cells.slice(names.length).some((cell) => cell.trim() !== "");
  return surplus ? { ...read, faults: [{ row, field: null, kind: "cells", value: "" } as const] } : read;
}

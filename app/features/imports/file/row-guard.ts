import type { CsvRecord } from "./csv-records.ts";

/** The fault of a row whose cells are not read. */
export type RowFault = "row-too-slow" | "rest-unreadable";

/** Told of every record before its cells are read, so that one that takes too long is known by its row. */
export interface RowGuard {
  /** Faults that an earlier attempt found, by row. Reading ends after `rest-unreadable`. */
  readonly faults: ReadonlyMap<number, RowFault>;
  enter(row: number): void;
}

/** The records, those that the guard knows as faulty marked as such. */
export async function* guardRecords(
  records: AsyncGenerator<CsvRecord>,
  { faults, enter }: RowGuard,
): AsyncGenerator<CsvRecord> {
  for await (const record of records) {
    const fault = faults.get(record.row);
    enter(record.row);
    yield fault ? { ...record, fault } : record;
    if (fault === "rest-unreadable") return;
  }
}

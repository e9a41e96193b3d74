import { parentPort } from "node:worker_threads";
import { ok, refuse } from "#app/lib/result.ts";
import { columnData } from "../file/columns.ts";
import { openCsv } from "../file/csv-file.ts";
import type { RowGuard } from "../file/row-guard.ts";
import { IMPORT_LIMITS } from "../report/import-report.ts";
import type { ReadRow } from "../row/rows.ts";
import { describeFile } from "./describe-columns.server.ts";
import { type CleanHtml, readProducts } from "./read-products.server.ts";
import {
  READING_STATE,
  type ReadingMessage,
  type ReadingResults,
  type ReadingStart,
  type WantedRecords,
} from "./reading-job.server.ts";

const BATCH = 100;

/** Does one task after the other, for ever. Runs in a thread of its own only. */
export function serveReading(cleanHtml?: CleanHtml): void {
  const port = parentPort;
  if (!port) throw new Error("A reading thread has no parent");
  const send = (message: ReadingMessage) => port.postMessage(message);
  let reading: Reading | null = null;
  port.on("message", async (message: ReadingStart | null) => {
    if (message === null) {
      reading?.readOn();
      return;
    }
    reading = new Reading(message, send, cleanHtml);
    send({ kind: "done", value: await reading.run() });
  });
}

class Reading {
  readonly #start: ReadingStart;
  readonly #post: (message: ReadingMessage) => void;
  readonly #bytes: Uint8Array;
  readonly #state: Int32Array;
  readonly #guard: RowGuard;
  readonly #cleanHtml: CleanHtml | undefined;

  /** Lets the rows after those that were sent be read. */
  readOn = () => {};

  constructor(
    start: ReadingStart,
    send: (message: ReadingMessage) => void,
    cleanHtml: CleanHtml | undefined,
  ) {
    this.#start = start;
    this.#post = send;
    this.#bytes = new Uint8Array(start.bytes);
    this.#state = new Int32Array(start.state);
    this.#cleanHtml = cleanHtml;
    this.#guard = {
      faults: start.faults,
      enter: (row) => {
        Atomics.store(this.#state, READING_STATE.row, row);
        Atomics.add(this.#state, READING_STATE.begun, 1);
      },
    };
  }

  /** Runs the reading. The time before went into loading the thread's modules. */
  run(): Promise<ReadingResults[keyof ReadingResults]> {
    const { task } = this.#start;
    Atomics.store(this.#state, READING_STATE.waiting, 0);
    switch (task.kind) {
      case "count":
        return this.#count();
      case "open":
        return this.#open(task.options);
      case "rows":
        return this.#sendRows(task.options);
      case "describe":
        return describeFile(this.#bytes, task.choices, this.#guard);
      default:
        return this.#collect(task.wanted);
    }
  }

  async #count(): Promise<ReadingResults["count"]> {
    const opened = await openCsv(this.#bytes, { guard: this.#guard });
    if (!opened.ok) return opened;
    let rows = 0;
    for await (const _ of opened.value.rows())
      if (++rows > IMPORT_LIMITS.rows) return refuse({ kind: "too-many-rows", rows: IMPORT_LIMITS.rows });
    return ok({ rows, notes: opened.value.notes });
  }

  #read(options: Parameters<typeof readProducts>[1]) {
    const more = this.#cleanHtml ? { cleanHtml: this.#cleanHtml } : {};
    return readProducts(this.#bytes, { ...options, guard: this.#guard, ...more });
  }

  async #open(options: Parameters<typeof readProducts>[1]): Promise<ReadingResults["open"]> {
    const opened = await this.#read(options);
    if (!opened.ok) return opened;
    const { columns, notes, total, survey } = opened.value;
    return ok({ columns: columnData(columns), notes, total, survey });
  }

  async #sendRows(options: Parameters<typeof readProducts>[1]): Promise<null> {
    const opened = await this.#read(options);
    if (!opened.ok) throw new Error(`A file that was open is refused: ${opened.error.kind}`);
    let batch: ReadRow[] = [];
    for await (const row of opened.value.rows()) {
      if (row.row <= this.#start.after) continue;
      batch.push(row);
      if (batch.length < BATCH) continue;
      await this.#send(batch);
      batch = [];
    }
    if (batch.length > 0) await this.#send(batch);
    return null;
  }

  /** Waits until the rows are asked for, so that a slow reader does not fill the memory. */
  async #send(rows: readonly ReadRow[]): Promise<void> {
    Atomics.store(this.#state, READING_STATE.waiting, 1);
    await new Promise<void>((resolve) => {
      this.readOn = resolve;
      this.#post({ kind: "rows", rows });
    });
    Atomics.add(this.#state, READING_STATE.begun, 1);
    Atomics.store(this.#state, READING_STATE.waiting, 0);
  }

  async #collect(wanted: ReadonlySet<number>): Promise<WantedRecords | null> {
    const opened = await openCsv(this.#bytes, { guard: this.#guard });
    if (!opened.ok) return null;
    const { headers } = opened.value.columns;
    const cells = new Map<number, readonly string[]>();
    for await (const record of opened.value.rows())
      if (wanted.has(record.row)) cells.set(record.row, record.cells.slice(0, headers.length));
    return { headers, cells };
  }
}

import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Worker } from "node:worker_threads";
import { refuse } from "#app/lib/result.ts";
import { SECOND_MS } from "#app/lib/time/clock.ts";
import type { RowFault } from "../file/row-guard.ts";
import type { ReadRow } from "../row/rows.ts";
import {
  READING_STATE,
  type ReadingMessage,
  type ReadingResults,
  type ReadingStart,
  type ReadingTask,
} from "./reading-job.server.ts";
import { returnThread, takeThread } from "./reading-threads.server.ts";

export interface ReadingOptions {
  /** Whether the process is to end; then the reading ends with `ReadingStopped`. */
  readonly stopped?: () => boolean;
  /** How long one row may take, in milliseconds. */
  readonly deadlineMs?: number;
  /** The number of slow rows after which the rest of the file is given up: each costs its deadline. */
  readonly mostSlowRows?: number;
  /** The file that the thread runs. */
  readonly thread?: URL;
}

/** The error of a reading that was given up because the process ends. */
export class ReadingStopped extends Error {
  override readonly name = "ReadingStopped";
}

/** The file cannot be split into rows. */
class UnreadableFile extends Error {
  override readonly name = "UnreadableFile";
}

/** One row takes milliseconds; on a busy machine it may wait a second for a processor. In milliseconds. */
const DEADLINE_MS = 5 * SECOND_MS;
const LOOKS_PER_DEADLINE = 20;
const MAX_SLOW_ROWS = 20;

/** Bytes that several threads can read without a copy for each. */
export function shareBytes(bytes: Uint8Array): SharedArrayBuffer {
  const shared = new SharedArrayBuffer(bytes.byteLength);
  new Uint8Array(shared).set(bytes);
  return shared;
}

/** Does a task that gives no rows. */
export async function runReading<K extends Exclude<ReadingTask["kind"], "rows">>(
  bytes: SharedArrayBuffer,
  task: Extract<ReadingTask, { kind: K }>,
  options: ReadingOptions = {},
): Promise<ReadingResults[K]> {
  const reading = readRows(bytes, task, options);
  for (;;) {
    const { done, value } = await reading.next();
    if (done) return value as ReadingResults[K];
  }
}

/** Runs a task that may refuse the file: one that cannot be split into rows is refused as well. */
export async function openReading<K extends "count" | "open">(
  bytes: SharedArrayBuffer,
  task: Extract<ReadingTask, { kind: K }>,
  options: ReadingOptions = {},
): Promise<ReadingResults[K] | ReturnType<typeof refuseBroken>> {
  try {
    return await runReading<K>(bytes, task, options);
  } catch (error) {
    if (error instanceof UnreadableFile) return refuseBroken();
    throw error;
  }
}

const refuseBroken = () => refuse({ kind: "not-csv", found: "broken" } as const);

/**
 * Runs a task in a thread of its own and hands over the rows that it reads. A row that takes longer than the deadline,
 * or more memory than a thread has, ends the thread; another one goes on, where that row has the fault `row-too-slow`.
 * After 20 such rows the rest of the file is `rest-unreadable`. Throws ReadingStopped once `stopped` says so.
 */
export async function* readRows(
  bytes: SharedArrayBuffer,
  task: ReadingTask,
  {
    stopped = () => false,
    deadlineMs = DEADLINE_MS,
    mostSlowRows = MAX_SLOW_ROWS,
    thread = THREAD,
  }: ReadingOptions = {},
): AsyncGenerator<readonly ReadRow[], ReadingResults[ReadingTask["kind"]]> {
  const faults = new Map<number, RowFault>();
  let after = 0;
  for (;;) {
    const state = new SharedArrayBuffer(READING_STATE.size * Int32Array.BYTES_PER_ELEMENT);
    const running = new RunningThread({ task, bytes, state, faults, after }, { stopped, deadlineMs, thread });
    try {
      for (let event = await running.next(); ; event = await running.next()) {
        if (event.kind === "done") return event.value;
        if (event.kind === "overdue") {
          nameFault(faults, event.row, mostSlowRows);
          break;
        }
        after = event.rows.at(-1)?.row ?? after;
        yield event.rows;
        running.ask();
      }
    } finally {
      await running.end();
    }
  }
}

function nameFault(faults: Map<number, RowFault>, row: number, most: number): void {
  // A row that is slow although its cells are not read again: the file itself cannot be split into records from there.
  const hopeless = faults.has(row) || faults.size >= most;
  if (faults.get(row) === "rest-unreadable" || row === 0) throw new UnreadableFile();
  faults.set(row, hopeless ? "rest-unreadable" : "row-too-slow");
}

/**
 * The source while developing and in tests; in a build the bundle beside the server's, or one folder above its chunks.
 */
const THREAD = findThread();

function findThread(): URL {
  if (import.meta.url.endsWith(".ts")) return new URL("./reading-thread.server.ts", import.meta.url);
  const beside = new URL("../run/reading-thread.js", import.meta.url);
  return existsSync(fileURLToPath(beside)) ? beside : new URL("../reading-thread.js", import.meta.url);
}

type ThreadEvent = ReadingMessage | { readonly kind: "overdue"; readonly row: number };

class RunningThread {
  readonly #file: URL;
  readonly #worker: Worker;
  readonly #state: Int32Array;
  readonly #looks: NodeJS.Timeout;
  readonly #events: (ThreadEvent | Error)[] = [];
  #wake = () => {};
  #begun = -1;
  #still = 0;
  #finished = false;

  constructor(
    start: ReadingStart,
    { stopped, deadlineMs, thread }: Required<Omit<ReadingOptions, "mostSlowRows">>,
  ) {
    this.#state = new Int32Array(start.state);
    Atomics.store(this.#state, READING_STATE.waiting, 1);
    this.#file = thread;
    this.#worker = takeThread(thread);
    this.#worker.postMessage(start);
    this.#worker.on("message", (message: ReadingMessage) => this.#push(message));
    this.#worker.on("error", (error: NodeJS.ErrnoException) =>
      this.#push(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? this.#overdue() : error),
    );
    this.#worker.on("exit", () => this.#push(new Error("A reading thread ended early")));
    this.#looks = setInterval(() => this.#look(stopped), deadlineMs / LOOKS_PER_DEADLINE);
  }

  /** What happens next in the thread. */
  async next(): Promise<ThreadEvent> {
    while (this.#events.length === 0)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    const event = this.#events.shift();
    if (!event || event instanceof Error) throw event ?? new Error("No event");
    this.#finished = event.kind === "done";
    return event;
  }

  /** Lets the thread read on. */
  ask(): void {
    this.#worker.postMessage(null);
  }

  async end(): Promise<void> {
    clearInterval(this.#looks);
    if (this.#finished) returnThread(this.#file, this.#worker);
    else await this.#worker.terminate();
  }

  #push(event: ThreadEvent | Error): void {
    this.#events.push(event);
    this.#wake();
  }

  #overdue(): ThreadEvent {
    return { kind: "overdue", row: Atomics.load(this.#state, READING_STATE.row) };
  }

  /** Counts looks instead of time, so that a process that was suspended does not take its rows for slow ones. */
  #look(stopped: () => boolean): void {
    if (stopped()) this.#push(new ReadingStopped());
    const begun = Atomics.load(this.#state, READING_STATE.begun);
    const waiting = Atomics.load(this.#state, READING_STATE.waiting) === 1;
    this.#still = waiting || begun !== this.#begun ? 0 : this.#still + 1;
    this.#begun = begun;
    if (this.#still >= LOOKS_PER_DEADLINE) this.#push(this.#overdue());
  }
}

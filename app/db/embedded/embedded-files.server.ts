import { fsyncSync } from "node:fs";
import { setImmediate as nextTurn } from "node:timers/promises";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** WASI's number for an input/output error, as the engine's C library expects it from a system call. */
const EIO = 29;

/** Statements run in this process's only thread; after this long, timers and requests get their turn. */
const TURN_MS = 10;

type FsInit = NodeFS["init"];

/** The part of Emscripten's open file that is used here. */
interface Stream {
  readonly nfd: number;
  readonly node: { readonly mode: number; readonly parent: { readonly name: string } };
}

interface StreamOps {
  fsync?: (stream: Stream) => number;
  write: (stream: Stream, buffer: Uint8Array, offset: number, length: number, position: number) => number;
}

export interface DurableFilesOptions {
  readonly root: string;
  /**
   * A write or an fsync of the write-ahead log failed: nothing after it may be acknowledged. Must not return. Left out
   * for a copy that is only read: there the statement fails.
   */
  readonly onLogLost?: (error: unknown) => never;
  /** Tests put a failing disk here; a copy that is only read needs none. */
  readonly fsync?: (fd: number) => void;
}

/**
 * The embedded engine's files in a real folder, with fsync. The engine's own file system accepts every fsync
 * without doing it, so a power cut would lose acknowledged rows.
 */
export class DurableFiles extends NodeFS {
  readonly #onLogLost: ((error: unknown) => never) | undefined;
  readonly #fsync: (fd: number) => void;
  #fsyncs = 0;
  #walBytes = 0;
  #lastTurn = performance.now();

  constructor(options: DurableFilesOptions) {
    super(options.root);
    this.#onLogLost = options.onLogLost;
    this.#fsync = options.fsync ?? fsyncSync;
  }

  /** How many times a file or folder was written down to the disk. */
  get fsyncs(): number {
    return this.#fsyncs;
  }

  /** Bytes written to the write-ahead log so far. */
  get walBytes(): number {
    return this.#walBytes;
  }

  override async init(...[pg, options]: Parameters<FsInit>): ReturnType<FsInit> {
    const { emscriptenOpts } = await super.init(pg, options);
    const install = (module: { NODEFS: unknown }) => {
      this.#install((module.NODEFS as { stream_ops: StreamOps }).stream_ops);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), install] } };
  }

  /** The engine calls this after each statement outside of a transaction, and after each BEGIN. */
  override async syncToFs(): Promise<void> {
    if (performance.now() - this.#lastTurn < TURN_MS) return;
    // The engine itself never waits for anything but promises, so a loop of statements would stop all else.
    await nextTurn();
    this.#lastTurn = performance.now();
  }

  #install(ops: StreamOps): void {
    const write = ops.write;
    ops.write = (stream, buffer, offset, length, position) => {
      if (!isWal(stream)) return write(stream, buffer, offset, length, position);
      try {
        const written = write(stream, buffer, offset, length, position);
        this.#walBytes += written;
        return written;
      } catch (error) {
        if (this.#onLogLost) return this.#onLogLost(error);
        throw error;
      }
    };
    ops.fsync = (stream) => {
      try {
        this.#fsync(stream.nfd);
        this.#fsyncs++;
        return 0;
      } catch (error) {
        if (isFolder(stream)) return 0;
        if (isWal(stream) && this.#onLogLost) return this.#onLogLost(error);
        return EIO;
      }
    };
  }
}

function isWal(stream: Stream): boolean {
  return stream.node.parent.name === "pg_wal";
}

/** Folders cannot be fsynced on every platform (Windows). */
function isFolder(stream: Stream): boolean {
  return (stream.node.mode & 0o170000) === 0o040000;
}

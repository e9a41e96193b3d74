import { withoutEnd } from "#app/lib/without-end.ts";
import { BackupError } from "./backups.ts";

/** One file in an archive. */
export interface TarEntry {
  readonly name: string;
  readonly bytes: Buffer;
}

const BLOCK = 512;
const CHECKSUM_AT = 148;

/**
 * The longest entry that is read, in bytes. None of ours is longer: a file that claims to be is no backup, and would
 * fill the memory.
 */
const MAX_ENTRY_BYTES = 256 * 1024 * 1024;

/** What ends an archive. */
export const TAR_END: Buffer = Buffer.alloc(2 * BLOCK);

/** One file as ustar writes it (POSIX.1-1988): a header, the bytes, and zeros up to a whole block. */
export function packEntry({ name, bytes }: TarEntry, at: Date): Buffer {
  if (Buffer.byteLength(name) > 100) throw new Error("Bug: a name too long for a plain header");
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write("0000600\0", 100);
  header.write("0000000\0", 108);
  header.write("0000000\0", 116);
  header.write(`${bytes.length.toString(8).padStart(11, "0")}\0`, 124);
  header.write(
    `${Math.floor(at.getTime() / 1000)
      .toString(8)
      .padStart(11, "0")}\0`,
    136,
  );
  header.write("0", 156);
  header.write("ustar\x0000", 257);
  header.write(`${checksum(header).toString(8).padStart(6, "0")}\0 `, CHECKSUM_AT);
  return Buffer.concat([header, bytes, Buffer.alloc(paddingOf(bytes.length))]);
}

/** The files of an archive, one after the other. Throws BackupError when it ends early or is none of ours. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const reader = new BlockReader(source);
  for (;;) {
    const header = await reader.take(BLOCK);
    if (header.every((byte) => byte === 0)) return reader.drain();
    const { name, size } = readHeader(header);
    const bytes = await reader.take(size);
    await reader.take(paddingOf(size));
    yield { name, bytes };
  }
}

function readHeader(header: Buffer): { name: string; size: number } {
  const octal = (from: number, length: number) =>
    Number.parseInt(withoutEnd(header.toString("latin1", from, from + length), "\0 "), 8);
  const size = octal(124, 12);
  if (octal(CHECKSUM_AT, 8) !== checksum(header) || !(size >= 0 && size <= MAX_ENTRY_BYTES))
    throw new BackupError("The backup is damaged: it cannot be restored; take another one.");
  return { name: header.toString("utf8", 0, header.indexOf(0)), size };
}

/** The sum of the header's bytes, its own eight counted as spaces. */
function checksum(header: Buffer): number {
  let sum = 0;
  for (let at = 0; at < BLOCK; at++)
    sum += at >= CHECKSUM_AT && at < CHECKSUM_AT + 8 ? 32 : (header[at] ?? 0);
  return sum;
}

function paddingOf(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}

/** Bytes in the portions one asks for. */
export class BlockReader {
  readonly #source: AsyncIterator<Buffer>;
  #parts: Buffer[] = [];
  #held = 0;

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** Exactly so many bytes. Throws BackupError when there are fewer. */
  async take(count: number): Promise<Buffer> {
    while (this.#held < count) if (!(await this.#more())) throw cutShort();
    const joined = this.#parts.length === 1 ? this.#parts[0] : Buffer.concat(this.#parts);
    const bytes = joined ?? Buffer.alloc(0);
    this.#parts = bytes.length > count ? [bytes.subarray(count)] : [];
    this.#held -= count;
    return bytes.subarray(0, count);
  }

  /** Takes this number of bytes, or all that are left. */
  async takeUpTo(count: number): Promise<Buffer> {
    while (this.#held < count) if (!(await this.#more())) break;
    return this.take(Math.min(count, this.#held));
  }

  /** True when no bytes are left. */
  async isOver(): Promise<boolean> {
    while (this.#held === 0) if (!(await this.#more())) return true;
    return false;
  }

  /** Reads the archive to its end, so that a fault there is noticed. */
  async drain(): Promise<void> {
    while (await this.#more()) {
      this.#parts = [];
      this.#held = 0;
    }
  }

  async #more(): Promise<boolean> {
    const next = await this.#source.next();
    if (next.done) return false;
    this.#parts.push(next.value);
    this.#held += next.value.length;
    return true;
  }
}

/** The file ends before the backup does. */
export function cutShort(): BackupError {
  return new BackupError("The backup is cut short: copy it again, or take another one.");
}

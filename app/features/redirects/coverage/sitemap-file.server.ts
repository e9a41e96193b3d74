import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { SitemapFileFault } from "./coverage-result.ts";

/** Bytes of one list at most, unpacked. A sitemap of 50,000 addresses with dates has about 10 MB. */
const MAX_BYTES = 30_000_000;

const unpack = promisify(gunzip);

/** The text of an uploaded list; unpacks what gzip has packed, up to a limit. */
export async function readSitemapFile(bytes: Uint8Array): Promise<Result<string, SitemapFileFault>> {
  const plain = bytes[0] === 0x1f && bytes[1] === 0x8b ? await unpacked(bytes) : ok(bytes);
  if (!plain.ok) return plain;
  if (plain.value.byteLength > MAX_BYTES) return tooBig();
  const text = decodeText(plain.value);
  // No list of addresses has control characters, and nearly every other file does.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what tells a text from another file
  return /[\u0000-\u0008\u000e-\u001f]/.test(text.slice(0, 4000)) ? refuse({ kind: "no-text" }) : ok(text);
}

function tooBig() {
  return refuse({ kind: "too-big" as const, megabytes: MAX_BYTES / 1_000_000 });
}

async function unpacked(bytes: Uint8Array): Promise<Result<Uint8Array, SitemapFileFault>> {
  try {
    return ok(await unpack(bytes, { maxOutputLength: MAX_BYTES }));
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    return code === "ERR_BUFFER_TOO_LARGE" ? tooBig() : refuse({ kind: "packed-broken" });
  }
}

function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from "node:crypto";
import { BackupError } from "./backups.ts";
import { BlockReader } from "./tar.server.ts";

/** The first bytes of an encrypted backup. */
export const SEAL_MAGIC: Buffer = Buffer.from("ISTBAK1\n");

const SALT_BYTES = 16;
const CHECK_BYTES = 32;
const TAG_BYTES = 16;
/** Plain bytes of a frame. */
const FRAME_BYTES = 64 * 1024;
/** The top bit of a frame's length says that it is the last. */
const LAST = 0x8000_0000;
/** About 0.1 s and 32 MB for each guess at a key. */
const STRETCH = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

interface Keys {
  readonly cipher: Buffer;
  /** What the header holds, so that a wrong key is known before anything is read. */
  readonly check: Buffer;
}

/** The stretching is done beside this thread, so that no one waits for it. */
async function keysFor(key: string, salt: Buffer): Promise<Keys> {
  const material = await new Promise<Buffer>((resolve, reject) => {
    scrypt(key.normalize("NFC"), salt, 64, STRETCH, (error, derivedKey) =>
      error ? reject(error) : resolve(derivedKey),
    );
  });
  const check = createHmac("sha256", material.subarray(32)).update(SEAL_MAGIC).update(salt).digest();
  return { cipher: material.subarray(0, 32), check };
}

/**
 * Encrypts with AES-256-GCM under a key made of `key` and a new salt. The stream is cut into frames; a frame's nonce
 * is its number and whether it is the last, so none can be changed, dropped, doubled, moved or cut off unnoticed.
 */
export async function* seal(source: AsyncIterable<Buffer>, key: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const keys = await keysFor(key, salt);
  yield Buffer.concat([SEAL_MAGIC, salt, keys.check]);
  const reader = new BlockReader(source);
  for (let number = 0; ; number++) {
    const plain = await reader.takeUpTo(FRAME_BYTES);
    const last = await reader.isOver();
    yield sealFrame(keys.cipher, plain, number, last);
    if (last) return;
  }
}

function sealFrame(key: Buffer, plain: Buffer, number: number, last: boolean): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE((plain.length | (last ? LAST : 0)) >>> 0);
  const cipher = createCipheriv("aes-256-gcm", key, nonceOf(number, last)).setAAD(length);
  return Buffer.concat([length, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** The plain bytes of what `seal` made, without SEAL_MAGIC. Throws BackupError for a wrong key and for every change. */
export async function* unseal(source: AsyncIterable<Buffer>, key: string): AsyncGenerator<Buffer> {
  const reader = new BlockReader(source);
  const keys = await keysFor(key, await reader.take(SALT_BYTES));
  if (!timingSafeEqual(keys.check, await reader.take(CHECK_BYTES)))
    throw new BackupError("BACKUP_KEY is not the key that this backup was encrypted with.");
  for (let number = 0; ; number++) {
    const length = await reader.take(4);
    const word = length.readUInt32BE();
    const last = (word & LAST) !== 0;
    const size = word & ~LAST;
    if (size > FRAME_BYTES) throw tampered();
    yield openFrame(keys.cipher, { number, last, length, sealed: await reader.take(size + TAG_BYTES) });
    if (!last) continue;
    if (!(await reader.isOver())) throw tampered();
    return;
  }
}

interface Frame {
  readonly number: number;
  readonly last: boolean;
  readonly length: Buffer;
  readonly sealed: Buffer;
}

function openFrame(key: Buffer, { number, last, length, sealed }: Frame): Buffer {
  const end = sealed.length - TAG_BYTES;
  const decipher = createDecipheriv("aes-256-gcm", key, nonceOf(number, last), { authTagLength: TAG_BYTES });
  decipher.setAAD(length).setAuthTag(sealed.subarray(end));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, end)), decipher.final()]);
  } catch {
    throw tampered();
  }
}

function nonceOf(number: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number));
  nonce.writeUInt8(last ? 1 : 0, 8);
  return nonce;
}

function tampered(): BackupError {
  return new BackupError("The backup was changed or damaged after it was made: take another one.");
}

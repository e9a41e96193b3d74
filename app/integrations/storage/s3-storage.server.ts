import { randomUUID } from "node:crypto";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import type { S3Config, S3Limits } from "#app/config-s3.server.ts";
import { hashOf } from "#app/lib/hash.server.ts";
import { SECOND_MS } from "#app/lib/time/clock.ts";
import { assertFileName, type FileStorage } from "./file-storage.server.ts";
import { StorageError, storageFailure } from "./storage-error.ts";

const LIMITS: S3Limits = {
  connectMs: 3 * SECOND_MS,
  silenceMs: 8 * SECOND_MS,
  deadlineMs: 20 * SECOND_MS,
};

/** The library repeats what failed on the way; an answer that breaks off is asked for again here. */
const ATTEMPTS = 3;

const TYPES: Readonly<Record<string, string>> = {
  avif: "image/avif",
  csv: "text/csv",
  jpg: "image/jpeg",
  pdf: "application/pdf",
  webp: "image/webp",
};

/** The bucket does not hold what was asked for: no outage, no fault. */
class Absent extends Error {}

/**
 * Storage in a bucket of an S3-compatible service. Objects are private; anyone who may see one gets it from the site.
 * Bytes are signed on their way in and compared with their own hash on their way out. What the service does not do
 * throws StorageError.
 */
export function s3Storage(config: S3Config): FileStorage {
  const bucket = openBucket(config);
  const prefix = config.prefix === "" ? "" : `${config.prefix}/`;
  const keyOf = (name: string) => prefix + assertFileName(name);
  return {
    put: async (name, bytes) => bucket.put(keyOf(name), bytes, TYPES[name.split(".").at(-1) ?? ""]),
    get: async (name) => bucket.get(keyOf(name)),
    remove: async (name) => bucket.remove(keyOf(name)),
    async list(folder) {
      const found = await bucket.list(`${prefix}${folder}/`);
      return found
        .map(({ key, storedAt }) => ({ name: key.slice(prefix.length), storedAt }))
        .filter(({ name }) => isFileName(name));
    },
  };
}

function isFileName(name: string): boolean {
  try {
    return assertFileName(name) === name;
  } catch {
    return false;
  }
}

/** Writes, reads, lists and deletes an object of its own. Throws StorageError with the reason. */
export async function tryS3(config: S3Config): Promise<void> {
  const bucket = openBucket(config);
  const folder = `${config.prefix === "" ? "" : `${config.prefix}/`}probe/`;
  const key = folder + randomUUID();
  const bytes = Buffer.from(key);
  await bucket.put(key, bytes, "text/plain");
  try {
    if (!(await bucket.get(key))?.equals(bytes))
      throw new StorageError("it does not give back what was stored");
    if (!(await bucket.list(folder)).some((object) => object.key === key))
      throw new StorageError("it does not list what was stored");
  } finally {
    await bucket.remove(key);
  }
}

/** Asks for the names of at most one object. Throws StorageError when the bucket does not answer. */
export async function pingS3(config: S3Config): Promise<void> {
  await openBucket(config).ping();
}

type Bucket = ReturnType<typeof makeBucket>;

const opened = new WeakMap<S3Config, Bucket>();

/** One set of connections for one configuration. */
function openBucket(config: S3Config): Bucket {
  let bucket = opened.get(config);
  if (!bucket) {
    bucket = makeBucket(config);
    opened.set(config, bucket);
  }
  return bucket;
}

function makeBucket(config: S3Config) {
  const limits = config.limits ?? LIMITS;
  const client = connect(config, limits);
  const Bucket = config.bucket;
  const call = <T>(work: (signal: AbortSignal) => Promise<T>) => within(limits.deadlineMs, work);
  return {
    put: (Key: string, bytes: Uint8Array, ContentType: string | undefined) =>
      call(async (abortSignal) => {
        const Metadata = { sha256: hashOf(bytes) };
        const command = new PutObjectCommand({ Bucket, Key, Body: bytes, Metadata, ContentType });
        await client.send(command, { abortSignal });
      }),
    get: (Key: string) =>
      call((abortSignal) => readWhole(() => readOnce(client, { Bucket, Key }, abortSignal), abortSignal)),
    remove: (Key: string) =>
      call(async (abortSignal) => {
        await client.send(new DeleteObjectCommand({ Bucket, Key }), { abortSignal });
      }),
    async list(Prefix: string) {
      const found: { readonly key: string; readonly storedAt: Date }[] = [];
      let ContinuationToken: string | undefined;
      do {
        const command = new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken });
        const page = await call((abortSignal) => client.send(command, { abortSignal }));
        for (const { Key, LastModified } of page.Contents ?? [])
          if (Key && LastModified) found.push({ key: Key, storedAt: LastModified });
        ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (ContinuationToken !== undefined);
      return found;
    },
    ping: () =>
      call(async (abortSignal) => {
        const command = new ListObjectsV2Command({ Bucket, Prefix: config.prefix, MaxKeys: 1 });
        await client.send(command, { abortSignal });
      }),
  };
}

function connect(config: S3Config, limits: S3Limits): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey, pathStyle } = config;
  return new S3Client({
    endpoint,
    region,
    forcePathStyle: pathStyle,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: ATTEMPTS,
    // Many services know none of the newer checksums; the signature covers the bytes with SHA-256 anyway.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: limits.connectMs,
      requestTimeout: limits.silenceMs,
      throwOnRequestTimeout: true,
      socketTimeout: limits.silenceMs,
    },
  });
}

async function readWhole(read: () => Promise<Buffer>, signal: AbortSignal): Promise<Buffer | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await read();
    } catch (error) {
      if (error instanceof Absent) return null;
      // The library has tried again already where it got no answer at all.
      if (!(error instanceof BrokenOff) || attempt === ATTEMPTS || signal.aborted) throw error;
    }
  }
}

/** The answer began well and ended badly. */
class BrokenOff extends StorageError {}

async function readOnce(
  client: S3Client,
  object: { readonly Bucket: string; readonly Key: string },
  abortSignal: AbortSignal,
): Promise<Buffer> {
  const response = await client
    .send(new GetObjectCommand(object), { abortSignal })
    .catch((error: unknown) => {
      throw error instanceof Error && error.name === "NoSuchKey" ? new Absent() : error;
    });
  if (!response.Body) throw new BrokenOff("it sends no bytes");
  let bytes: Buffer;
  try {
    bytes = Buffer.from(await response.Body.transformToByteArray());
  } catch {
    throw new BrokenOff("it breaks off in the middle");
  }
  const expected = response.Metadata?.["sha256"];
  if (expected !== undefined && expected !== hashOf(bytes))
    throw new BrokenOff("it gives back other bytes than were stored");
  return bytes;
}

/** Ends the wait after `ms`, also when an answer dribbles in, and gives every failure one name. */
async function within<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    controller.abort();
    reject(new StorageError("it does not answer in time"));
  }, ms);
  try {
    return await Promise.race([work(controller.signal), promise]);
  } catch (error) {
    if (error instanceof StorageError) throw error;
    throw new StorageError(storageFailure(error));
  } finally {
    clearTimeout(timer);
  }
}

import { join } from "node:path";
import type { Config } from "#app/config.server.ts";
import type { S3Config } from "#app/config-s3.server.ts";
import { dataFolderComplaint } from "#app/lib/make-folder.server.ts";
import { type FileStorage, folderStorage } from "./file-storage.server.ts";
import { withKeptReads } from "./kept-reads.server.ts";
import { StorageStartError, storageFailure } from "./storage-error.ts";

/** Pictures of a bucket that are kept in memory, in bytes: every page shows the same ones. */
const KEPT_BYTES = 32_000_000;

const buckets = new WeakMap<S3Config, FileStorage>();

/** Where uploads are kept. */
export type StorageConfig = Pick<Config, "dataDir" | "s3">;

/**
 * The storage of everything that people send: below the data folder, out of reach of the static files, or in the
 * bucket of S3_URL, which all instances share.
 */
export function uploadStorage({ dataDir, s3 }: StorageConfig): FileStorage {
  if (s3 === undefined) return folderStorage(join(dataDir, "uploads"));
  let storage = buckets.get(s3);
  if (!storage) {
    storage = withKeptReads(bucketStorage(s3), KEPT_BYTES);
    buckets.set(s3, storage);
  }
  return storage;
}

/** The library is large, so only those who use a bucket load it. */
const library = () => import("./s3-storage.server.ts");

function bucketStorage(s3: S3Config): FileStorage {
  const storage = async () => (await library()).s3Storage(s3);
  return {
    put: async (name, bytes) => (await storage()).put(name, bytes),
    get: async (name) => (await storage()).get(name),
    remove: async (name) => (await storage()).remove(name),
    list: async (folder) => (await storage()).list(folder),
  };
}

/**
 * Makes sure that the bucket of S3_URL can be written, read, listed and cleared, or else that the data folder can be
 * written. Throws StorageStartError with one plain sentence.
 */
export async function assertUploadStorage({ s3, dataDir }: StorageConfig): Promise<void> {
  if (s3 === undefined) {
    const complaint = await dataFolderComplaint(dataDir);
    if (complaint === null) return;
    throw new StorageStartError(complaint);
  }
  try {
    await (await library()).tryS3(s3);
  } catch (error) {
    throw new StorageStartError(
      `Uploads cannot be kept in the bucket ${s3.bucket} of S3_URL: ${storageFailure(error)}.`,
    );
  }
}

/** Throws when the bucket of S3_URL does not answer. A folder always does. */
export async function pingUploadStorage({ s3 }: Pick<Config, "s3">): Promise<void> {
  if (s3 !== undefined) await (await library()).pingS3(s3);
}

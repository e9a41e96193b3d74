import { PlainError } from "#app/lib/text/plain-error.ts";

/** What keeps uploads does not do what it is asked, for now or until somebody mends it or its settings. */
export class StorageError extends Error {
  override readonly name = "StorageError";
  /** The place of uploads, in words. */
  readonly location: string = "the bucket of S3_URL";
  /** Tells an outage from a bug, whatever wraps the error. */
  readonly code = "STORAGE_AWAY";
}

/** The folder of uploads can be neither written nor read: its disk is full, read only, or fails. */
export class FolderError extends StorageError {
  override readonly location = "DATA_DIR";
}

/** The site must not start on this storage. The message is one plain sentence. */
export class StorageStartError extends PlainError {
  override readonly name = "StorageStartError";
}

const REASONS: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: "it does not know the key of S3_ACCESS_KEY_ID",
  SignatureDoesNotMatch: "the secret of S3_SECRET_ACCESS_KEY is wrong",
  AccessDenied: "the key may not read, write, list and delete there",
  Forbidden: "the key may not read, write, list and delete there",
  NoSuchBucket: "there is no bucket of that name",
  PermanentRedirect: "the bucket is in another region: set S3_REGION",
  AuthorizationHeaderMalformed: "the bucket is in another region: set S3_REGION",
  RequestTimeTooSkewed: "the clock of this machine is wrong",
  TimeoutError: "it does not answer in time",
  AbortError: "it does not answer in time",
  ECONNREFUSED: "nothing listens there",
  ENOTFOUND: "there is no such host",
  ECONNRESET: "it cuts the connection",
};

/** Why a call failed, in words that hold no address and no secret. */
export function storageFailure(error: unknown): string {
  if (error instanceof StorageError) return error.message;
  if (!(error instanceof Error)) return "it gives no answer";
  const code: unknown = Reflect.get(error, "code");
  const known = REASONS[error.name] ?? (typeof code === "string" ? REASONS[code] : undefined);
  if (known) return known;
  const metadata: unknown = Reflect.get(error, "$metadata");
  const status: unknown =
    typeof metadata === "object" && metadata ? Reflect.get(metadata, "httpStatusCode") : null;
  if (typeof status === "number") return `it answers ${status} ${error.name}`;
  return typeof code === "string" ? code : error.name;
}

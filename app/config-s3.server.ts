import { ok, type Result, refuse } from "#app/lib/result.ts";
import { type EnvVariables, envText } from "./config-env.server.ts";

/** A bucket of an S3-compatible service, where uploads are kept. */
export interface S3Config {
  /** Scheme, host and port of the service. */
  readonly endpoint: string;
  readonly bucket: string;
  /** Folder inside of the bucket, without slashes around it; empty for the bucket itself. */
  readonly prefix: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The bucket is in the path, not in the host name. */
  readonly pathStyle: boolean;
  /** Timeouts other than the usual ones; no variable sets them. */
  readonly limits?: S3Limits;
}

/** How long the service is waited for, in milliseconds. */
export interface S3Limits {
  readonly connectMs: number;
  /** The timeout of one attempt, in milliseconds. */
  readonly silenceMs: number;
  /** The timeout of one call with all its attempts, in milliseconds. */
  readonly deadlineMs: number;
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^[\w!*'().-]+(?:\/[\w!*'().-]+)*$/;
const AMAZON = /(?:^|\.)amazonaws\.com(?:\.cn)?$/;
const AMAZON_REGION = /(?:^|\.)s3[.-]([a-z]{2}(?:-[a-z]+)+-\d)\.amazonaws/;

/**
 * The bucket that S3_URL and its companions name; undefined when none is. Refuses half a set of values with one
 * sentence that names the variable and repeats no secret.
 */
export function readS3(env: EnvVariables): Result<S3Config | undefined, string> {
  const text = envText(env, "S3_URL");
  if (text === undefined) {
    const orphan = ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"].find((name) => envText(env, name));
    return orphan ? refuse(`${orphan} is set, but S3_URL is not: it names the bucket.`) : ok(undefined);
  }
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    return refuse("S3_URL must be an address that starts with https:// or http://.");
  const url = new URL(text);
  if (url.search || url.hash)
    return refuse("S3_URL must end after the bucket and its folder: https://host/bucket/folder.");
  const [bucket = "", ...folders] = decoded(url.pathname).split("/").filter(Boolean);
  if (!BUCKET.test(bucket)) return refuse("S3_URL must name the bucket after the host: https://host/bucket.");
  const prefix = folders.join("/");
  if (prefix !== "" && !PREFIX.test(prefix))
    return refuse("S3_URL must have plain letters, digits, dots and dashes in the folder after the bucket.");
  return withKeys(env, url, { bucket, prefix });
}

function withKeys(
  env: EnvVariables,
  url: URL,
  target: Pick<S3Config, "bucket" | "prefix">,
): Result<S3Config, string> {
  const accessKeyId = envText(env, "S3_ACCESS_KEY_ID") ?? decoded(url.username);
  const secretAccessKey = envText(env, "S3_SECRET_ACCESS_KEY") ?? decoded(url.password);
  if (!accessKeyId)
    return refuse("S3_ACCESS_KEY_ID must be set beside S3_URL, or be part of it as the user.");
  if (!secretAccessKey)
    return refuse("S3_SECRET_ACCESS_KEY must be set beside S3_URL, or be part of it as the password.");
  const style = envText(env, "S3_PATH_STYLE") ?? (AMAZON.test(url.hostname) ? "0" : "1");
  if (style !== "0" && style !== "1") return refuse(`S3_PATH_STYLE must be 0 or 1, but it is "${style}".`);
  return ok({
    endpoint: url.origin,
    ...target,
    region: envText(env, "S3_REGION") ?? AMAZON_REGION.exec(url.hostname)?.[1] ?? "us-east-1",
    accessKeyId,
    secretAccessKey,
    pathStyle: style === "1",
  });
}

/** The text without its escapes; empty for what is not properly escaped. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

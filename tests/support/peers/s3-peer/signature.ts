import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** What is signed, as it came over the wire. */
export interface SignedRequest {
  readonly method: string;
  /** Path and query, still encoded. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

export interface Refusal {
  readonly status: number;
  readonly code: string;
}

const HEADER =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;
const SKEW_MS = 15 * 60_000;

/** The refusal of a request; null when it is signed with these keys as Signature Version 4 asks, its bytes included. */
export function refusalOf(request: SignedRequest, keys: Keys, now: Date): Refusal | null {
  const { headers, body } = request;
  const parts = HEADER.exec(headers.authorization ?? "");
  if (!parts) return { status: 403, code: "AccessDenied" };
  const [, keyId = "", day = "", region = "", signedNames = "", signature = ""] = parts;
  if (keyId !== keys.accessKeyId) return { status: 403, code: "InvalidAccessKeyId" };
  if (region !== keys.region) return { status: 400, code: "AuthorizationHeaderMalformed" };
  const date = String(headers["x-amz-date"] ?? "");
  const at = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
  if (!date.startsWith(day) || !(Math.abs(at - now.getTime()) < SKEW_MS))
    return { status: 403, code: "RequestTimeTooSkewed" };
  const payload = String(headers["x-amz-content-sha256"] ?? "");
  const names = signedNames.split(";");
  // Everything that could change what the request does must be under the signature.
  const mustBeSigned = ["host", ...Object.keys(headers).filter((name) => name.startsWith("x-amz-"))];
  if (!mustBeSigned.every((name) => names.includes(name))) return { status: 403, code: "AccessDenied" };
  const canonical = [
    request.method,
    canonicalPath(request.target),
    canonicalQuery(request.target),
    ...names.map(
      (name) =>
        `${name}:${String(headers[name] ?? "")
          .trim()
          .replaceAll(/ +/g, " ")}`,
    ),
    "",
    signedNames,
    payload,
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ["AWS4-HMAC-SHA256", date, scope, hash(canonical)].join("\n");
  const key = ["s3", "aws4_request"].reduce(hmac, hmac(hmac(`AWS4${keys.secretAccessKey}`, day), region));
  if (!timingSafeEqual(hmac(key, toSign), Buffer.from(signature, "hex")))
    return { status: 403, code: "SignatureDoesNotMatch" };
  return refusalOfBytes(headers, body, payload);
}

/** Every checksum that was sent must fit the bytes that came. */
function refusalOfBytes(headers: IncomingHttpHeaders, body: Buffer, payload: string): Refusal | null {
  if (payload !== "UNSIGNED-PAYLOAD" && payload !== hash(body))
    return { status: 400, code: "XAmzContentSHA256Mismatch" };
  const md5 = headers["content-md5"];
  if (md5 && md5 !== createHash("md5").update(body).digest("base64"))
    return { status: 400, code: "BadDigest" };
  const sha256 = headers["x-amz-checksum-sha256"];
  if (sha256 && sha256 !== createHash("sha256").update(body).digest("base64"))
    return { status: 400, code: "BadDigest" };
  return null;
}

function canonicalPath(target: string): string {
  const [path = "/"] = target.split("?");
  return path
    .split("/")
    .map((part) => encode(decodeURIComponent(part)))
    .join("/");
}

function canonicalQuery(target: string): string {
  const query = target.split("?")[1] ?? "";
  return query
    .split("&")
    .filter(Boolean)
    .map((pair) => {
      const [name = "", value = ""] = pair.split("=");
      return `${encode(decodeURIComponent(name))}=${encode(decodeURIComponent(value))}`;
    })
    .sort()
    .join("&");
}

function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function hash(data: string | Buffer): string {
  return createHash("sha256").update(data).digest("hex");
}

function hmac(key: string | Buffer, data: string): Buffer {
  return createHmac("sha256", key).update(data).digest();
}

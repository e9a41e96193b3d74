import { createHash } from "node:crypto";
import type { Refusal } from "./signature.ts";

interface StoredObject {
  readonly body: Buffer;
  readonly etag: string;
  readonly at: Date;
  readonly type: string;
  /** Headers that begin with x-amz-meta-, given back as they came. */
  readonly meta: Readonly<Record<string, string>>;
}

export interface BucketAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** S3 gives up to 1,000, and fewer when it likes: few make it turn pages in tests. */
const MAX_PAGE_SIZE = 25;

/** Objects by key, and what S3 answers to the calls of one bucket. */
export class Bucket {
  readonly objects = new Map<string, StoredObject>();
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  put(key: string, body: Buffer, headers: Readonly<Record<string, string>>): BucketAnswer {
    const etag = `"${createHash("md5").update(body).digest("hex")}"`;
    const meta = Object.fromEntries(
      Object.entries(headers).filter(([name]) => name.startsWith("x-amz-meta-")),
    );
    const type = headers["content-type"] ?? "binary/octet-stream";
    this.objects.set(key, { body, etag, at: new Date(), type, meta });
    return { status: 200, headers: { ETag: etag }, body: Buffer.alloc(0) };
  }

  get(key: string, range: string | undefined): BucketAnswer {
    const object = this.objects.get(key);
    if (!object) return errorAnswer({ status: 404, code: "NoSuchKey" });
    const { body, etag, at, type, meta } = object;
    const headers = { ...meta, ETag: etag, "Last-Modified": at.toUTCString(), "Content-Type": type };
    const asked = /^bytes=(\d+)-(\d*)$/.exec(range ?? "");
    if (!asked) return { status: 200, headers, body };
    const start = Number(asked[1]);
    const end = Math.min(asked[2] ? Number(asked[2]) : body.length - 1, body.length - 1);
    if (start > end) return errorAnswer({ status: 416, code: "InvalidRange" });
    const part = { ...headers, "Content-Range": `bytes ${start}-${end}/${body.length}` };
    return { status: 206, headers: part, body: body.subarray(start, end + 1) };
  }

  remove(key: string): BucketAnswer {
    this.objects.delete(key);
    return { status: 204, headers: {}, body: Buffer.alloc(0) };
  }

  /** ListObjectsV2. The token is the last key of the page before. */
  list(query: URLSearchParams): BucketAnswer {
    const prefix = query.get("prefix") ?? "";
    const token = query.get("continuation-token");
    const after = token === null ? (query.get("start-after") ?? "") : Buffer.from(token, "base64").toString();
    const size = Math.min(Number(query.get("max-keys") ?? MAX_PAGE_SIZE), MAX_PAGE_SIZE);
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = keys.slice(0, size);
    const last = page.at(-1);
    const more = keys.length > page.length && last !== undefined;
    const contents = page.map((key) => {
      const object = this.objects.get(key);
      return `<Contents><Key>${escapeXml(key)}</Key><LastModified>${object?.at.toISOString()}</LastModified><ETag>${escapeXml(object?.etag ?? "")}</ETag><Size>${object?.body.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`;
    });
    const next = more
      ? `<NextContinuationToken>${Buffer.from(last).toString("base64")}</NextContinuationToken>`
      : "";
    return xmlAnswer(
      200,
      `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${this.name}</Name><Prefix>${escapeXml(prefix)}</Prefix><KeyCount>${page.length}</KeyCount><MaxKeys>${size}</MaxKeys><IsTruncated>${more}</IsTruncated>${next}${contents.join("")}</ListBucketResult>`,
    );
  }
}

export function errorAnswer({ status, code }: Refusal): BucketAnswer {
  return xmlAnswer(status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function xmlAnswer(status: number, xml: string): BucketAnswer {
  return {
    status,
    headers: { "Content-Type": "application/xml" },
    body: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}`),
  };
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

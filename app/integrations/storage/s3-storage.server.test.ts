import { afterAll, afterEach, describe, expect, it } from "vitest";
import { isOutage } from "#app/http/health/outage.server.ts";
import { newId } from "#app/lib/ids.ts";
import { startS3Peer } from "#tests/support/peers/s3-peer/s3-peer.ts";
import { pingS3, s3Storage, tryS3 } from "./s3-storage.server.ts";
import { StorageError } from "./storage-error.ts";
import { assertUploadStorage, uploadStorage } from "./upload-storage.server.ts";

const peer = await startS3Peer();
afterEach(() => peer.clearFaults());
afterAll(() => peer.close());

const storage = s3Storage(peer.config);
/** Gives a service up soon. */
const hurried = s3Storage({
  ...peer.config,
  limits: { connectMs: 2_000, silenceMs: 400, deadlineMs: 3_000 },
});
const bytes = Buffer.from("the bytes of a picture");
const stored = async () => {
  const name = `media/${newId().replaceAll("-", "")}-480.webp`;
  await storage.put(name, bytes);
  return name;
};
const failure = (work: Promise<unknown>) =>
  work.then(
    () => new Error("no failure"),
    (error: Error) => error,
  );

describe("a bucket", () => {
  it("holds the files below the configured folder, and nothing else of it is touched", async () => {
    const name = await stored();
    expect(await peer.keys()).toContain(`site/a/${name}`);
    const neighbour = s3Storage({ ...peer.config, prefix: "site/b" });
    expect(await neighbour.get(name)).toBeNull();
    expect(await neighbour.list("media")).toEqual([]);
  });

  it("lists more than one page", async () => {
    const names = Array.from({ length: 60 }, () => `imports/${newId()}.csv`);
    await Promise.all(names.map((name) => storage.put(name, Buffer.of(1))));
    expect((await storage.list("imports")).map(({ name }) => name).sort()).toEqual(names.sort());
  });
});

describe("a service on a bad day", () => {
  it.each([
    { fault: { kind: "status", status: 503, code: "SlowDown" }, times: 1 },
    { fault: { kind: "status", status: 500, code: "InternalError" }, times: 2 },
    { fault: { kind: "reset" }, times: 2 },
    { fault: { kind: "hang" }, times: 1 },
    { fault: { kind: "cut" }, times: 2, method: "GET" },
    { fault: { kind: "garble" }, times: 2, method: "GET" },
  ] as const)("is asked again: $fault.kind", async (rule) => {
    const name = await stored();
    await peer.addFault(rule);
    expect((await hurried.get(name))?.equals(bytes)).toBe(true);
    if ("method" in rule) return;
    await peer.addFault(rule);
    await hurried.put(name, Buffer.from("again"));
    expect((await storage.get(name))?.toString()).toBe("again");
  });

  it.each([
    { fault: { kind: "hang" } },
    { fault: { kind: "dribble" } },
    { fault: { kind: "cut" } },
    { fault: { kind: "garble" } },
    { fault: { kind: "status", status: 503, code: "SlowDown" } },
  ] as const)("R15: is given up, and distinguished from a bug: $fault.kind", async ({ fault }) => {
    const name = await stored();
    await peer.addFault({ fault, times: 99 });
    const error = await failure(hurried.get(name));
    expect(error).toBeInstanceOf(StorageError);
    expect(isOutage(error)).toBe(true);
  });

  it("never takes a refusal for a missing file", async () => {
    const name = await stored();
    for (const change of [
      { secretAccessKey: "wrong" },
      { bucket: "another-bucket" },
      { region: "us-east-1" },
    ])
      expect(await failure(s3Storage({ ...peer.config, ...change }).get(name))).toBeInstanceOf(StorageError);
  });
});

describe("before the site starts", () => {
  it("writes, reads, lists and removes one object of its own", async () => {
    const before = await peer.keys();
    await tryS3(peer.config);
    await pingS3(peer.config);
    expect(await peer.keys()).toEqual(before);
  });

  it.each([
    ["another key", { accessKeyId: "AKIAOTHER" }, "it does not know the key of S3_ACCESS_KEY_ID"],
    ["a wrong secret", { secretAccessKey: "hunter2" }, "the secret of S3_SECRET_ACCESS_KEY is wrong"],
    ["no such bucket", { bucket: "no-such-bucket" }, "there is no bucket of that name"],
    ["another region", { region: "eu-north-1" }, "the bucket is in another region: set S3_REGION"],
    ["no one there", { endpoint: "http://127.0.0.1:1" }, "nothing listens there"],
  ])("says in one sentence what is wrong: %s", async (_what, change, reason) => {
    const s3 = { ...peer.config, ...change };
    const error = await failure(assertUploadStorage({ s3, dataDir: "" }));
    expect(error.message).toBe(`Uploads cannot be kept in the bucket ${s3.bucket} of S3_URL: ${reason}.`);
  });
});

describe("pictures of a bucket in memory", () => {
  it("are read once, also by many at once, and forgotten when they are removed", async () => {
    const name = await stored();
    const uploads = uploadStorage({ dataDir: "", s3: { ...peer.config } });
    const before = (await peer.calls()).length;
    const read = await Promise.all(Array.from({ length: 20 }, () => uploads.get(name)));
    expect(read.every((found) => found?.equals(bytes))).toBe(true);
    await uploads.get(name);
    expect((await peer.calls()).length).toBe(before + 1);
    await uploads.remove(name);
    expect(await uploads.get(name)).toBeNull();
  });

  it("are dropped oldest first", async () => {
    const { withKeptReads } = await import("./kept-reads.server.ts");
    const reads: string[] = [];
    const get = async (name: string) => {
      reads.push(name);
      return Buffer.alloc(400);
    };
    const small = withKeptReads({ ...storage, get }, 1000);
    const [a = "", b = "", c = ""] = ["a", "b", "c"].map((char) => `media/${char.repeat(32)}-480.webp`);
    for (const name of [a, b, a, c, a, b]) await small.get(name);
    expect(reads).toEqual([a, b, c, b]);
  });
});

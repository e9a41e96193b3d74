import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { S3Config } from "#app/config-s3.server.ts";
import type { S3Call, S3FaultRule, S3PeerOptions } from "./peer-process.ts";

/** A local S3 with one bucket, in a process of its own, written from Amazon's documentation. */
export interface S3Peer {
  readonly origin: string;
  /** The configuration with which the site reaches the peer; its timeouts are short. */
  readonly config: S3Config;
  /** The configuration as environment variables. */
  readonly env: Readonly<Record<string, string>>;
  addFault(rule: S3FaultRule): Promise<void>;
  clearFaults(): Promise<void>;
  /** Keys of all objects, in order. */
  keys(): Promise<string[]>;
  calls(): Promise<S3Call[]>;
  /** Ends the process; its objects are gone then. */
  close(): Promise<void>;
}

const GIVEN: S3PeerOptions = {
  bucket: "uploads-of-the-site",
  accessKeyId: "AKIAPEER",
  secretAccessKey: "secret/with+signs=",
  region: "eu-west-1",
};

/** Starts a peer with an empty bucket on a free port. Close it when the tests are over. */
export async function startS3Peer(): Promise<S3Peer> {
  const script = join(import.meta.dirname, "peer-process.ts");
  const child = spawn(process.execPath, [script, JSON.stringify(GIVEN)], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, NODE_OPTIONS: "" },
  });
  const ended = once(child, "exit");
  const early = ended.then(() => {
    throw new Error("The S3 peer ended before it listened");
  });
  const [line] = await Promise.race([once(createInterface({ input: child.stdout }), "line"), early]);
  early.catch(() => {});
  const origin = String(line).replace("listening ", "");
  const tell = async <T>(name: string, args: unknown = {}): Promise<T> => {
    const answer = await fetch(`${origin}/_peer/${name}`, { method: "POST", body: JSON.stringify(args) });
    return (await answer.json()) as T;
  };
  const { bucket, region, accessKeyId, secretAccessKey } = GIVEN;
  const prefix = "site/a";
  return {
    origin,
    config: { endpoint: origin, prefix, pathStyle: true, ...GIVEN },
    env: {
      S3_URL: `${origin}/${bucket}/${prefix}`,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    addFault: (rule) => tell("addFault", rule),
    clearFaults: () => tell("clearFaults"),
    keys: () => tell("keys"),
    calls: () => tell("calls"),
    async close() {
      child.kill();
      await ended;
    },
  };
}

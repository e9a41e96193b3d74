import { fork } from "node:child_process";
import { join } from "node:path";

const CHILD = join(import.meta.dirname, "../support/children/generate-load.ts");

/** One kind of request, over connections of its own. */
export interface Lane {
  readonly name: string;
  /** Asked for in turn; `[<n>]` in them becomes the number of the request. */
  readonly paths: readonly string[];
  readonly connections: number;
  /** So many requests fall due each second; null: each connection asks again as soon as it is answered. */
  readonly perSecond: number | null;
  readonly headers: Readonly<Record<string, string>>;
  /** One for each connection, round and round; none when empty. */
  readonly cookies: readonly string[];
  /** Posted when given; `[<n>]` as in the paths, different in every run. */
  readonly body?: string;
}

export interface GeneratorPlan {
  readonly port: number;
  readonly host: string;
  readonly seconds: number;
  readonly lanes: readonly Lane[];
}

export interface GeneratedAnswer {
  readonly lane: string;
  /** 0: none came. */
  readonly status: number;
  /** It said when to come back. */
  readonly polite: boolean;
  /** From when the request was due to the last byte of its answer. */
  readonly ms: number;
}

export interface Generated {
  readonly answers: readonly GeneratedAnswer[];
  /** How late the sending process itself was, at its 99th percentile, in milliseconds: part of every figure. */
  readonly lag: number;
}

/** A lane of pages without cookies. */
export function readers(
  name: string,
  paths: readonly string[],
  pace: Pick<Lane, "connections" | "perSecond">,
): Lane {
  return { name, paths, ...pace, headers: { Accept: "text/html", "Accept-Encoding": "br" }, cookies: [] };
}

/** Sends what the plan says from a process of its own, and resolves with every answer when it is over. */
export function generate(plan: GeneratorPlan): Promise<Generated> {
  return new Promise((resolve, reject) => {
    const child = fork(CHILD, { serialization: "advanced", env: { ...process.env, NODE_OPTIONS: "" } });
    child.once("message", (generated) => resolve(generated as Generated));
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`The generator ended with ${code}`)));
    child.send(plan);
  });
}

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer, json } from "node:stream/consumers";
import { Bucket, type BucketAnswer, errorAnswer } from "./bucket.ts";
import { type Keys, refusalOf } from "./signature.ts";

/** What goes wrong with a request. */
type S3Fault =
  | { readonly kind: "status"; readonly status: number; readonly code: string }
  /** The connection is cut without an answer. */
  | { readonly kind: "reset" }
  /** Half of the answer, then a cut. */
  | { readonly kind: "cut" }
  /** The right length, other bytes. */
  | { readonly kind: "garble" }
  | { readonly kind: "hang" }
  /** One byte every now and then, for ever. */
  | { readonly kind: "dribble" }
  | { readonly kind: "slow"; readonly ms: number };

/** A fault, with the requests that it meets and how many of them. */
export interface S3FaultRule {
  readonly fault: S3Fault;
  readonly method?: string;
  readonly times?: number;
}

export interface S3PeerOptions extends Keys {
  readonly bucket: string;
}

export interface S3Call {
  readonly method: string;
  readonly target: string;
  readonly status: number;
}

const options = JSON.parse(process.argv[2] ?? "{}") as S3PeerOptions;
const bucket = new Bucket(options.bucket);
const calls: S3Call[] = [];
let rules: (S3FaultRule & { left: number })[] = [];

const COMMANDS: Readonly<Record<string, (args: unknown) => unknown>> = {
  addFault(rule) {
    rules.push({ ...(rule as S3FaultRule), left: (rule as S3FaultRule).times ?? 1 });
  },
  clearFaults() {
    rules = [];
  },
  keys: () => [...bucket.objects.keys()].sort(),
  calls: () => calls,
};

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    if (!response.headersSent) response.writeHead(500);
    response.end(String(error));
  });
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const target = request.url ?? "/";
  const method = request.method ?? "GET";
  if (target.startsWith("/_peer/")) {
    const result = COMMANDS[target.slice("/_peer/".length)]?.(await json(request));
    response.writeHead(200).end(JSON.stringify(result ?? null));
    return;
  }
  const body = await buffer(request);
  const refused = refusalOf({ method, target, headers: request.headers, body }, options, new Date());
  const answered = refused ? errorAnswer(refused) : act(method, target, request, body);
  calls.push({ method, target, status: answered.status });
  const fault = takeFault(method);
  await send(method, answered, response, fault);
}

function act(method: string, target: string, request: IncomingMessage, body: Buffer): BucketAnswer {
  const { pathname, searchParams } = new URL(target, "http://peer");
  const [, name, ...rest] = decodeURIComponent(pathname).split("/");
  const key = rest.join("/");
  if (name !== bucket.name) return errorAnswer({ status: 404, code: "NoSuchBucket" });
  if (key === "" && method === "GET") return bucket.list(searchParams);
  if (method === "PUT") return bucket.put(key, body, request.headers as Record<string, string>);
  if (method === "GET" || method === "HEAD") return bucket.get(key, request.headers.range);
  if (method === "DELETE") return bucket.remove(key);
  return errorAnswer({ status: 405, code: "MethodNotAllowed" });
}

function takeFault(method: string): S3Fault | null {
  const rule = rules.find((one) => one.left > 0 && (one.method ?? method) === method);
  if (!rule) return null;
  rule.left -= 1;
  return rule.fault;
}

async function send(
  method: string,
  { status, headers, body }: BucketAnswer,
  response: ServerResponse,
  fault: S3Fault | null,
): Promise<void> {
  if (fault?.kind === "hang") return;
  if (fault?.kind === "reset") return void response.destroy();
  if (fault?.kind === "status") return send(method, errorAnswer(fault), response, null);
  if (fault?.kind === "slow") await new Promise((resolve) => setTimeout(resolve, fault.ms));
  const length = status === 204 ? {} : { "Content-Length": String(body.length) };
  response.writeHead(status, { ...headers, ...length, "x-amz-request-id": String(calls.length) });
  if (method === "HEAD" || status === 204) return void response.end();
  if (fault?.kind === "cut") {
    response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy());
  } else if (fault?.kind === "dribble") {
    const drip = setInterval(() => response.write("x"), 50);
    response.on("close", () => clearInterval(drip));
  } else {
    response.end(fault?.kind === "garble" ? Buffer.alloc(body.length, "x") : body);
  }
}

server.listen(0, "127.0.0.1", () => {
  // The process that started it holds its input open; when that is gone, so is the reason to run.
  process.stdin.on("end", () => process.exit(0)).resume();
  process.stdout.write(`listening http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});

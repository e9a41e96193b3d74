import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { type Admin, runEndpoint } from "./endpoints.ts";
import { API_VERSION } from "./events.ts";
import { type Fault, type FaultSwitch, takesEffect } from "./faults.ts";
import { BadForm, parseForm } from "./form.ts";
import type { Answer, IdempotencyStore } from "./idempotency.ts";
import { type ErrorBody, Refusal } from "./refusal.ts";

/** One call as it arrived, for tests to look at. */
export interface SeenCall {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly idempotencyKey: string | null;
  readonly version: string | null;
}

export interface Api {
  readonly admin: Admin;
  readonly secretKey: string;
  readonly store: IdempotencyStore;
  readonly faults: FaultSwitch;
  readonly calls: SeenCall[];
  /** Pays the session that an answer shows and waits until its events were taken. */
  payNow(sessionId: string): Promise<void>;
}

/** Answers a call of the API, or fails it as the switch says. */
export async function answerCall(
  api: Api,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const call = await readCall(request);
  api.calls.push(call);
  const fault = api.faults.take(call.method, call.path);
  if (fault && fault.kind !== "status" && !takesEffect(fault)) return fail(fault, response, null);
  const { answer, key, replayed } = await answerTo(api, call, fault, request);
  const send = () => sendAnswer(response, answer, call, replayed);
  if (fault?.kind === "slow") await new Promise((resolve) => setTimeout(resolve, fault.ms));
  if (fault?.kind === "paid-before-answer" && answer.status === 200)
    await api.payNow(JSON.parse(answer.body).id);
  if (key !== null && !replayed) api.store.finish(key, answer);
  if (fault && ["reset", "hang", "half-body"].includes(fault.kind)) return fail(fault, response, answer);
  send();
}

async function readCall(request: IncomingMessage): Promise<SeenCall> {
  const header = (name: string) => request.headers[name]?.toString() ?? null;
  return {
    method: request.method ?? "GET",
    path: request.url ?? "/",
    body: await text(request),
    idempotencyKey: header("idempotency-key"),
    version: header("stripe-version"),
  };
}

interface Outcome {
  readonly answer: Answer;
  /** The key under which the answer is to be kept; null when it is not. */
  readonly key: string | null;
  readonly replayed: boolean;
}

async function answerTo(
  api: Api,
  call: SeenCall,
  fault: Fault | null,
  request: IncomingMessage,
): Promise<Outcome> {
  const requestId = api.admin.books.id("req_");
  const key = call.method === "POST" ? call.idempotencyKey : null;
  const plain = (status: number, body: unknown): Answer => ({
    status,
    requestId,
    body: JSON.stringify(body, null, 2),
  });
  let begun = false;
  try {
    checkCaller(api, call, request);
    if (fault?.kind === "status" && fault.status !== 500) throw statusRefusal(fault.status);
    if (key !== null) {
      const before = api.store.begin(key, `${call.method} ${call.path}\n${call.body}`, api.admin.books.now());
      if (before) return { answer: before, key, replayed: true };
      begun = true;
    }
    const shown = fault && !takesEffect(fault) ? null : run(api, call);
    if (fault?.kind === "status") throw statusRefusal(fault.status);
    return { answer: plain(200, shown), key, replayed: false };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (begun && key !== null && error.unsaved) api.store.forget(key);
    const kept = begun && !error.unsaved;
    return { answer: plain(error.status, { error: error.body }), key: kept ? key : null, replayed: false };
  }
}

function checkCaller(api: Api, call: SeenCall, request: IncomingMessage): void {
  const refuse = (status: number, message: string) => {
    throw new Refusal(status, { type: "invalid_request_error", message }, true);
  };
  const { authorization = "" } = request.headers;
  if (!authorization.startsWith("Bearer ")) refuse(401, "You did not provide an API key.");
  if (authorization !== `Bearer ${api.secretKey}`) refuse(401, "Invalid API Key provided.");
  if (call.version !== API_VERSION) refuse(400, `This peer speaks ${API_VERSION}, not ${call.version}.`);
  const type = request.headers["content-type"] ?? "";
  if (call.method === "POST" && !type.startsWith("application/x-www-form-urlencoded"))
    refuse(400, "Bodies are form-encoded.");
}

function run(api: Api, call: SeenCall): unknown {
  const [path = "/", query = ""] = call.path.split("?", 2);
  try {
    return runEndpoint(api.admin, call.method, path, parseForm(call.method === "GET" ? query : call.body));
  } catch (error) {
    if (!(error instanceof BadForm)) throw error;
    throw new Refusal(400, { type: "invalid_request_error", message: error.message }, true);
  }
}

function statusRefusal(status: 409 | 429 | 500): Refusal {
  const bodies: Record<typeof status, ErrorBody> = {
    409: { type: "invalid_request_error", message: "The object is locked.", code: "lock_timeout" },
    429: { type: "rate_limit_error", message: "Too many requests.", code: "rate_limit" },
    500: { type: "api_error", message: "An unknown error occurred." },
  };
  return new Refusal(status, bodies[status], status !== 500);
}

function sendAnswer(response: ServerResponse, answer: Answer, call: SeenCall, replayed: boolean): void {
  response.writeHead(answer.status, headersOf(answer, call, replayed));
  response.end(answer.body);
}

function headersOf(answer: Answer, call: SeenCall, replayed: boolean): Record<string, string> {
  const key = call.method === "POST" ? call.idempotencyKey : null;
  return {
    "Content-Type": "application/json",
    "Content-Length": String(Buffer.byteLength(answer.body)),
    "Request-Id": answer.requestId,
    "Stripe-Version": API_VERSION,
    ...(key === null ? {} : { "Idempotency-Key": key }),
    ...(replayed ? { "Idempotent-Replayed": "true", "Original-Request": answer.requestId } : {}),
  };
}

/** Ends a call without a whole answer; a hanging one ends when the caller has had enough. */
function fail(fault: Fault, response: ServerResponse, answer: Answer | null): void {
  if (fault.kind === "hang") return;
  if (fault.kind !== "half-body" || !answer) {
    response.socket?.destroy();
    return;
  }
  const bytes = Buffer.from(answer.body);
  response.writeHead(answer.status, {
    "Content-Type": "application/json",
    "Content-Length": String(bytes.length),
  });
  response.write(bytes.subarray(0, bytes.length >> 1), () => response.socket?.destroy());
}

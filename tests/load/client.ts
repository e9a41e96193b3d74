import { Agent, request as httpRequest } from "node:http";
import type { Ledger, Outcome } from "./ledger.ts";
import { CUT_HEADER, VISITOR_HEADER } from "./proxy.ts";

export interface Answer {
  readonly status: number;
  readonly location: string;
  readonly text: string;
}

export interface Asked {
  readonly kind: string;
  readonly method?: "GET" | "POST";
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  /** Whether the answer is what was asked for. Status 200 when left out. */
  readonly accepts?: (answer: Answer) => boolean;
}

/** A visitor who waits longer for an answer has gone. */
const PATIENCE_MS = 35_000;
const MAX_PAUSE_MS = 500;
/** When to come back, in seconds, as the site says it when too many are there; it says other figures in other cases. */
const FULL_RETRY = "2";

const agent = new Agent({ keepAlive: true });
let visitors = 0;

/** One visitor's browser, without scripts: cookies, one address, and a note of every request in the ledger. */
export class Client {
  readonly origin: string;
  private readonly ledger: Ledger;
  private readonly cookies = new Map<string, string>();
  private readonly address: string;

  constructor(origin: string, ledger: Ledger) {
    this.origin = origin;
    this.ledger = ledger;
    visitors += 1;
    this.address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  }

  /** What this browser would send of its cookies. */
  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** Asks once. Null unless the answer is what was asked for. */
  async ask(path: string, asked: Asked): Promise<Answer | null> {
    const begun = performance.now();
    const { outcome, answer, note } = await this.attempt(path, asked);
    this.ledger.sent.push({ kind: asked.kind, outcome, begun, ended: performance.now(), note });
    return outcome === "ok" ? answer : null;
  }

  /**
   * Asks the same again and again, as somebody does who wants it done, until it is. Throws once the end that the visit
   * may have been given meanwhile has come.
   */
  async insist(path: string, asked: Asked, visit: { readonly giveUpAt: number }): Promise<Answer> {
    for (let pause = 50; performance.now() < visit.giveUpAt; pause = Math.min(2 * pause, MAX_PAUSE_MS)) {
      const answer = await this.ask(path, asked);
      if (answer) return answer;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    throw new Error(`${asked.kind} was not answered until the end`);
  }

  private async attempt(
    path: string,
    asked: Asked,
  ): Promise<{ outcome: Outcome; answer: Answer | null; note: string }> {
    let reply: Reply;
    try {
      reply = await this.send(path, asked);
    } catch (error) {
      return { outcome: "cut", answer: null, note: String(error) };
    }
    const { answer, cut, retryAfter } = reply;
    if (cut) return { outcome: "cut", answer: null, note: `cut by ${cut}` };
    if (answer.status === 503 && retryAfter !== undefined)
      return { outcome: retryAfter === FULL_RETRY ? "full" : "away", answer: null, note: "503" };
    const fits = asked.accepts?.(answer) ?? answer.status === 200;
    const note = fits ? "" : `${path} ${answer.status} ${answer.text.replaceAll(/\s+/g, " ").slice(0, 200)}`;
    return { outcome: fits ? "ok" : "wrong", answer, note };
  }

  private send(path: string, { method, form, json }: Asked): Promise<Reply> {
    const body = form
      ? new URLSearchParams(form).toString()
      : json === undefined
        ? undefined
        : JSON.stringify(json);
    const type = form ? "application/x-www-form-urlencoded" : "application/json";
    const cookie = this.cookieHeader();
    const headers: Record<string, string> = {
      [VISITOR_HEADER]: this.address,
      Origin: this.origin,
      ...(cookie && { Cookie: cookie }),
      ...(body !== undefined && { "Content-Type": type, "Content-Length": String(Buffer.byteLength(body)) }),
    };
    const chosen = method ?? (body === undefined ? "GET" : "POST");
    return new Promise((resolve, reject) => {
      const target = new URL(path, this.origin);
      const request = httpRequest(
        target,
        { method: chosen, headers, agent, timeout: PATIENCE_MS },
        (response) => {
          let text = "";
          response.setEncoding("utf8");
          response.on("data", (chunk: string) => {
            text += chunk;
          });
          response.on("error", reject);
          response.on("aborted", () => reject(new Error("half an answer")));
          response.on("end", () => {
            for (const line of response.headers["set-cookie"] ?? []) this.keep(line);
            const { statusCode: status = 0, headers: got } = response;
            const cut = got[CUT_HEADER] === undefined ? null : String(got[CUT_HEADER]);
            const answer = { status, location: got.location ?? "", text };
            resolve({ answer, cut, retryAfter: got["retry-after"] });
          });
        },
      );
      request.on("timeout", () => request.destroy(new Error("no answer in time")));
      request.on("error", reject);
      request.end(body);
    });
  }

  private keep(line: string): void {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === "") this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

interface Reply {
  readonly answer: Answer;
  readonly cut: string | null;
  readonly retryAfter: string | undefined;
}

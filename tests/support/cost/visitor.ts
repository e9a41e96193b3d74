import { MEASURED_HEADER } from "./request-statements.ts";

/** An answer, no redirect followed. */
export interface Page {
  readonly status: number;
  readonly location: string;
  readonly text: string;
}

interface Posted {
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  /** The status it must be answered with; 200 when left out. */
  readonly wanted?: number;
}

let visitors = 0;

/** A browser without scripts at an address of its own, for a site that trusts its proxy. Holds cookies. */
export class CostVisitor {
  private readonly origin: string;
  private readonly cookies = new Map<string, string>();
  private readonly address: string;

  constructor(origin: string) {
    this.origin = origin;
    visitors += 1;
    this.address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  }

  get(path: string): Promise<Page> {
    return this.send(path, {});
  }

  post(path: string, { form, json, wanted = 200 }: Posted): Promise<Page> {
    const body = form ? new URLSearchParams(form).toString() : JSON.stringify(json);
    const type = form ? "application/x-www-form-urlencoded" : "application/json";
    return this.send(path, { method: "POST", body, headers: { "Content-Type": type } }, wanted);
  }

  private async send(path: string, init: RequestInit, wanted = 200): Promise<Page> {
    const headers = new Headers(init.headers);
    headers.set("Origin", this.origin);
    headers.set("X-Forwarded-For", this.address);
    headers.set(MEASURED_HEADER, "1");
    if (this.cookies.size > 0)
      headers.set("Cookie", [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const answer = await fetch(new URL(path, this.origin), { ...init, headers, redirect: "manual" });
    for (const line of answer.headers.getSetCookie()) this.keep(line);
    const text = await answer.text();
    if (answer.status !== wanted)
      throw new Error(`${path} was answered ${answer.status}: ${text.replaceAll(/\s+/g, " ").slice(0, 300)}`);
    return { status: answer.status, location: answer.headers.get("location") ?? "", text };
  }

  private keep(line: string): void {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === "") this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

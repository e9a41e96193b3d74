import { tmpdir } from "node:os";
import { join } from "node:path";
import { desc, eq } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { readConfig } from "#app/config.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { HIRE_ORDER_HANDLERS } from "#app/features/hires/payments/settle-hire-order.server.ts";
import { passToAuth } from "#app/http/auth/auth-request.server.ts";
import { getViewer } from "#app/http/auth/viewer.server.ts";
import { appContext, requestContext } from "#app/http/context.server.ts";
import { createLogger } from "#app/http/health/log.server.ts";
import type { Timer } from "#app/lib/time/timer.ts";
import { action as confirmAction } from "#app/routes/auth/confirm.tsx";
import { action as signInAction } from "#app/routes/auth/sign-in/route.tsx";
import { action as signUpAction } from "#app/routes/auth/sign-in/sign-up.ts";

export const ORIGIN = "https://shop.example.ie";
/** The folder of the files of this test file's visitors. */
export const DEVICE_DATA_DIR = join(tmpdir(), `device-${process.pid}`);
export const config = readConfig({ ORIGIN, LOG_LEVEL: "silent", DATA_DIR: DEVICE_DATA_DIR });
const log = createLogger("silent");

export const NORA = { name: "Nora Ní Chonaill", email: "nora@example.ie", password: "soilse an tí 5" };

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** What the page is shown with; the parsed body for the API. */
  readonly data: unknown;
  readonly location: string | null;
  /** What the next page shows once, as the value of its cookie. */
  readonly flash: string | null;
}

export type Handler = (args: never) => unknown;

/** A person at one device: keeps cookies and sends forms the way the router does. */
export class Device {
  readonly cookies = new Map<string, string>();
  /** How far this device's requests are ahead of the real time, in ms. */
  ahead = 0;
  /** The timer of the requests: it does not wait, unless a test says how long work takes. */
  timer: Timer = { now: () => 0, wait: async () => {} };
  readonly db: Db;
  readonly address: string;
  constructor(db: Db, address = "203.0.113.7") {
    this.db = db;
    this.address = address;
  }

  context(request: Request): RouterContextProvider {
    const context = new RouterContextProvider();
    const clock = { now: () => new Date(Date.now() + this.ahead) };
    context.set(appContext, {
      db: this.db,
      config,
      clock,
      orderKinds: HIRE_ORDER_HANDLERS,
      log,
      requestId: "test",
      clientAddress: this.address,
      timer: this.timer,
    });
    context.set(requestContext, request);
    return context;
  }

  request(path: string, form?: Record<string, string>, headers: Record<string, string> = {}): Request {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    return new Request(ORIGIN + path, {
      method: form ? "POST" : "GET",
      headers: { ...(cookie && { cookie }), "user-agent": "Firefox/140 (Windows)", ...headers },
      ...(form && { body: new URLSearchParams(form) }),
    });
  }

  async run(
    handler: Handler,
    path: string,
    form?: Record<string, string>,
    params: Record<string, string> = {},
  ): Promise<Answer> {
    const request = this.request(path, form);
    const context = this.context(request);
    const thrown = async () => handler({ request, context, params, pattern: path } as never);
    const result: unknown = await thrown().catch((error: unknown) => {
      if (error instanceof Response) return error;
      throw error;
    });
    return this.keep(result);
  }

  async api(path: string, body?: object, headers: Record<string, string> = {}): Promise<Answer> {
    const request = this.request(path);
    const sent = body
      ? new Request(request, {
          method: "POST",
          headers: {
            ...Object.fromEntries(request.headers),
            "content-type": "application/json",
            origin: ORIGIN,
            ...headers,
          },
          body: JSON.stringify(body),
        })
      : new Request(request, { headers: { ...Object.fromEntries(request.headers), ...headers } });
    return this.keep(await passToAuth(this.context(sent), sent));
  }

  async keep(result: unknown): Promise<Answer> {
    if (result instanceof Response) {
      for (const cookie of result.headers.getSetCookie()) this.store(cookie);
      const text = await result.text();
      const { status, headers } = result;
      const data: unknown = isJson(headers) && text ? JSON.parse(text) : text || null;
      return { status, headers, data, location: headers.get("Location"), flash: flashIn(headers) };
    }
    const { data, init } = (result ?? {}) as { data?: unknown; init?: ResponseInit | null };
    const wrapped = typeof result === "object" && result !== null && "init" in result;
    const status = (wrapped && init?.status) || 200;
    const headers = new Headers(init?.headers);
    for (const cookie of headers.getSetCookie()) this.store(cookie);
    return { status, headers, data: wrapped ? data : result, location: null, flash: null };
  }

  private store(cookie: string): void {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    // The next page would remove it; handlers that are called by themselves do not.
    if (FLASH.test(cookie)) return;
    if (/max-age=0/i.test(cookie) || value === "") this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  signUp(person: typeof NORA = NORA, prefix = ""): Promise<Answer> {
    return this.run(signUpAction as Handler, `${prefix}/auth/sign-up?tab=sign-up`, person);
  }

  logIn(email = NORA.email, password = NORA.password, extra: Record<string, string> = {}): Promise<Answer> {
    return this.run(signInAction as Handler, "/auth", { email, password, ...extra });
  }

  viewer(path = "/account") {
    return getViewer(this.context(this.request(path)));
  }
}

const FLASH = /^(?:__Host-)?flash-[0-9a-f]{16}=([^;]*)/;

function flashIn(headers: Headers): string | null {
  return headers.getSetCookie().flatMap((cookie) => FLASH.exec(cookie)?.[1] ?? [])[0] ?? null;
}

function isJson(headers: Headers): boolean {
  return headers.get("Content-Type")?.includes("json") ?? false;
}

/** The mails queued for an address, newest first. */
export async function mailsTo(db: Db, email: string) {
  return db.select().from(outboxMails).where(eq(outboxMails.recipient, email)).orderBy(desc(outboxMails.id));
}

/** The link with a token in the newest mail of a kind. */
export async function linkTo(db: Db, email: string, kind: string): Promise<URL> {
  const mail = (await mailsTo(db, email)).find((sent) => sent.kind === kind);
  const link = /https?:\/\/[^\s\])"]+[?&]token=[^\s\])"]+/.exec(mail?.text ?? "")?.[0];
  if (!link) throw new Error(`No ${kind} link was mailed`);
  return new URL(link);
}

/** Presses the button of the page that the confirmation mail leads to. */
export function confirm(device: Device, link: URL): Promise<Answer> {
  const token = link.searchParams.get("token") ?? "";
  return device.run(confirmAction as Handler, link.pathname + link.search, { token });
}

/** Signs up and confirms. */
export async function register(db: Db, person = NORA): Promise<Device> {
  const device = new Device(db);
  await device.signUp(person);
  const link = await linkTo(db, person.email, "account-confirm");
  await confirm(device, link);
  return device;
}

/** What can be distinguished from outside: status, key order, header names, cookies' names; not the values. */
export function shape(answer: Answer) {
  const user = (answer.data as { user?: object } | null)?.user ?? {};
  return {
    status: answer.status,
    location: answer.location,
    keys: Object.keys(answer.data ?? {}),
    userKeys: Object.entries(user).map(([key, value]) => [key, typeof value]),
    headers: [...answer.headers.keys()].sort(),
  };
}

import { setTimeout as sleep } from "node:timers/promises";
import { type RouterContextProvider, redirect } from "react-router";
import { isUniqueViolation } from "#app/db/errors.server.ts";
import {
  CLIENT_ADDRESS_HEADER,
  getAuth,
  PAGE_LOCALE_HEADER,
  withFailures,
} from "#app/features/identity/auth.server.ts";
import {
  admitPassword,
  confirmPassword,
  forgetPasswordAttempts,
} from "#app/features/identity/confirm-password.server.ts";
import { forgetUnconfirmedAccount } from "#app/features/identity/forget-unconfirmed-account.server.ts";
import { deviceMark, knownDevice } from "#app/features/identity/known-device.server.ts";
import { forgetMailedLinks } from "#app/features/identity/mailed-links.server.ts";
import { tellPasswordChanged } from "#app/features/identity/note-account-change.server.ts";
import { type NoticeName, noticeCookie } from "#app/features/identity/notice-cookie.ts";
import { HashingBusyError } from "#app/features/identity/password-hashing.server.ts";
import { admitSignIn, noteSignedIn } from "#app/features/identity/sign-in-limits.server.ts";
import { spendCode } from "#app/features/identity/spend-code.server.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import { forgetCartKey } from "./cart-key.server.ts";
import { appContext, requestContext } from "./context.server.ts";
import { noteAuthentication } from "./note-authentication.server.ts";
import { getSignedIn } from "./viewer.server.ts";

type Context = Readonly<RouterContextProvider>;

/** What better-auth answered to a page. */
export interface AuthAnswer {
  readonly ok: boolean;
  readonly status: number;
  /** Its name of the refusal, like "INVALID_EMAIL_OR_PASSWORD"; "TOO_MANY_REQUESTS" for a limit. */
  readonly code: string | undefined;
  /** Seconds to wait, when a limit refused. */
  readonly retryAfter: number | undefined;
  /** What it said to a request that succeeded. */
  readonly body?: unknown;
  /** Set-Cookie values for the visitor. */
  readonly cookies: readonly string[];
}

/**
 * Sends a page's form to better-auth as a request of its own, so that its limits and checks hold for
 * pages as they do for the API.
 */
export async function askAuth(
  context: Context,
  path: string,
  input: Readonly<Record<string, unknown>> = {},
): Promise<AuthAnswer> {
  const { config } = context.get(appContext);
  const request = context.get(requestContext);
  const url = new URL(`/api/auth${path}`, config.origin);
  const headers = new Headers();
  for (const name of ["cookie", "user-agent", "sec-fetch-site"]) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  // Whether the form came from this site was decided before the action ran; the page speaks for itself here.
  headers.set("origin", config.origin);
  headers.set(PAGE_LOCALE_HEADER, localeOf(new URL(request.url).pathname));
  headers.set("content-type", "application/json");
  return readAnswer(
    await sendToAuth(context, new Request(url, { method: "POST", headers, body: JSON.stringify(input) })),
  );
}

/** Passes a visitor's own request to /api/auth/* on, with our limits. */
export async function passToAuth(context: Context, request: Request): Promise<Response> {
  const { config } = context.get(appContext);
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  const url = new URL(pathname + search, config.origin);
  const body = hasBody ? await request.text() : null;
  return sendToAuth(context, new Request(url, { method: request.method, headers, body }));
}

/**
 * Answers that must not tell a known address from an unknown one are held until the next full step
 * after their work, so that their timing says nothing either.
 */
const EVEN_STEP_MS = 250;
const EVEN_PATHS = new Set(["/sign-up/email", "/request-password-reset", "/send-verification-email"]);

async function sendToAuth(context: Context, request: Request): Promise<Response> {
  const { clientAddress } = context.get(appContext);
  request.headers.set(CLIENT_ADDRESS_HEADER, clientAddress);
  const path = new URL(request.url).pathname.slice("/api/auth".length);
  const response = await sendOn(context, request, path);
  noteAuthentication(context, request.method, path, response.status);
  return response;
}

async function sendOn(context: Context, request: Request, path: string): Promise<Response> {
  if (path === "/sign-in/email" && request.method === "POST") return signIn(context, request);
  if (PASSWORD_AGAIN_PATHS.has(path)) return withPassword(context, request, path);
  if (path === "/two-factor/verify-totp") return withCode(context, request);
  if (!EVEN_PATHS.has(path)) return answer(context, request);
  return evenly(() => (path === "/sign-up/email" ? signUp(context, request) : answer(context, request)));
}

/** Does work whose timing would tell whether an address is known, and holds its answer until the next full step. */
export async function evenly<T>(work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  await nextStepAfter(start);
  return result;
}

async function nextStepAfter(start: number): Promise<void> {
  const elapsed = performance.now() - start;
  await sleep(Math.ceil(elapsed / EVEN_STEP_MS) * EVEN_STEP_MS - elapsed);
}

/** Here somebody signed in is asked for the password again; counted per account, wherever the attempts come from. */
const PASSWORD_AGAIN_PATHS = new Set([
  "/change-password",
  "/verify-password",
  "/two-factor/enable",
  "/two-factor/disable",
  "/two-factor/get-totp-uri",
  "/two-factor/generate-backup-codes",
]);

async function withPassword(context: Context, request: Request, path: string): Promise<Response> {
  const { db, config, clock } = context.get(appContext);
  const signedIn = await getSignedIn(context);
  if (!signedIn) return answer(context, request);
  const admitted = await admitPassword(db, signedIn.viewer.id, clock.now());
  if (!admitted.ok) return tooMany("retryAfter" in admitted.error ? admitted.error.retryAfter : 1);
  const response = await answer(context, request);
  if (!response.ok) return response;
  await forgetPasswordAttempts(db, signedIn.viewer.id);
  if (path === "/change-password") {
    await forgetMailedLinks(db, signedIn.viewer.id);
    await tellPasswordChanged(db, config.origin, signedIn.viewer.id);
  }
  return response;
}

/** A code of an app signs in once, although it stays right for a while. */
async function withCode(context: Context, request: Request): Promise<Response> {
  const { db, clock } = context.get(appContext);
  if (await getSignedIn(context)) return answer(context, request);
  const code = String(jsonField(await request.clone().text(), "code"));
  const response = await answer(context, request);
  if (!response.ok) return response;
  const { token, user } = parsed(await response.clone().text()) as { token: string; user: { id: string } };
  if (await spendCode(db, { userId: user.id, code, token, now: clock.now() })) return response;
  return Response.json({ code: "INVALID_CODE", message: "Invalid code" }, { status: 401 });
}

/** Whether somebody signed in knows the account's password, answered as better-auth would. */
export async function confirmOwner(context: Context, userId: string, password: string): Promise<AuthAnswer> {
  const { db, clock } = context.get(appContext);
  const confirmed = await confirmPassword(db, { userId, password, now: clock.now() });
  const refusal = confirmed.ok ? null : confirmed.error;
  const retryAfter = refusal?.kind === "too-many" ? refusal.retryAfter : undefined;
  if (!refusal) return { ok: true, status: 200, code: undefined, retryAfter, cookies: [] };
  return retryAfter === undefined
    ? { ok: false, status: 400, code: "INVALID_PASSWORD", retryAfter, cookies: [] }
    : { ok: false, status: 429, code: "TOO_MANY_REQUESTS", retryAfter, cookies: [] };
}

/** better-auth's answer; what it would swallow is thrown, an overload is said plainly. */
async function answer(context: Context, request: Request): Promise<Response> {
  const { db, config } = context.get(appContext);
  const { instance } = await getAuth(db, config);
  try {
    const response = await withFailures(() => instance.handler(request));
    const wait = response.headers.get("X-Retry-After");
    if (wait !== null) response.headers.set("Retry-After", wait);
    return response;
  } catch (error) {
    if (error instanceof HashingBusyError) return tooMany(2);
    throw error;
  }
}

async function signIn(context: Context, request: Request): Promise<Response> {
  const { db, config, clock, clientAddress } = context.get(appContext);
  const email = await emailIn(request);
  const { secret } = await getAuth(db, config);
  const known = knownDevice(request.headers.get("cookie"), secret, email, config.origin);
  const attempt = { email, address: clientAddress, knownDevice: known };
  const admission = await admitSignIn(db, attempt, clock.now());
  if (!admission.allowed) return tooMany(admission.retryAfter);
  const start = performance.now();
  const response = await answer(context, request);
  if (!response.ok) {
    await nextStepAfter(start);
    return response;
  }
  await noteSignedIn(db, attempt);
  const marked = new Response(response.body, response);
  marked.headers.append("Set-Cookie", deviceMark(secret, email, config.origin));
  return marked;
}

async function signUp(context: Context, request: Request): Promise<Response> {
  const { db, clock } = context.get(appContext);
  await forgetUnconfirmedAccount(db, await emailIn(request), clock.now());
  const again = request.clone();
  try {
    return await answer(context, request);
  } catch (error) {
    // Of two sign-ups at the same moment the second meets the first's row; asked again, it is told what
    // everybody is told about an address that is taken.
    if (isUniqueViolation(error)) return answer(context, again);
    throw error;
  }
}

/** The address in a sign-in or sign-up body, JSON or form; "" when there is none. */
async function emailIn(request: Request): Promise<string> {
  const text = await request.clone().text();
  const form = request.headers.get("content-type")?.includes("x-www-form-urlencoded");
  const email = form ? new URLSearchParams(text).get("email") : jsonField(text, "email");
  return typeof email === "string" ? email.trim().toLowerCase() : "";
}

function jsonField(text: string, name: string): unknown {
  const value = parsed(text);
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function tooMany(retryAfter: number): Response {
  return Response.json(
    { code: "TOO_MANY_REQUESTS", message: "Too many attempts. Please try again later." },
    { status: 429, headers: { "Retry-After": String(retryAfter), "Cache-Control": "no-store" } },
  );
}

async function readAnswer(response: Response): Promise<AuthAnswer> {
  const retryAfter = response.headers.get("Retry-After");
  const text = await response.text();
  const code = response.ok ? undefined : jsonField(text, "code");
  return {
    ...(response.ok && { body: parsed(text) }),
    ok: response.status < 400,
    status: response.status,
    code: response.status === 429 ? "TOO_MANY_REQUESTS" : typeof code === "string" ? code : undefined,
    retryAfter: retryAfter === null ? undefined : Number(retryAfter),
    cookies: response.headers.getSetCookie(),
  };
}

/**
 * Ends the session on this device and leads to the login, where the notice is said. The browser keeps nothing that
 * tied it to this person.
 */
export async function leave(context: Context, notice: NoticeName): Promise<Response> {
  const { config } = context.get(appContext);
  const { cookies } = await askAuth(context, "/sign-out");
  const login = localeHref(localeOf(new URL(context.get(requestContext).url).pathname), "/auth");
  return redirect(login, {
    headers: withCookies([...cookies, noticeCookie(notice, config.origin), forgetCartKey(config.origin)]),
  });
}

/** Headers with these Set-Cookie values, for a redirect. */
export function withCookies(cookies: readonly string[]): Headers {
  const headers = new Headers({ "Cache-Control": "no-store" });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return headers;
}

/** Status and headers of the page that shows a form again: 400 for its fields, else what better-auth said. */
export function refusalInit(why: object): { status: number; headers: Headers } {
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (!("retryAfter" in why) || !("status" in why) || typeof why.status !== "number")
    return { status: 400, headers };
  if (typeof why.retryAfter === "number") headers.set("Retry-After", String(why.retryAfter));
  return { status: why.status, headers };
}

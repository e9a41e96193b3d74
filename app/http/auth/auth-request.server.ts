import { data, type RouterContextProvider } from "react-router";
import type { z } from "zod";
import { confirmPassword } from "#app/features/identity/account/confirm-password.server.ts";
import { FIELD_MESSAGES } from "#app/features/identity/account/field-messages.ts";
import { type ReturnedAccountForm, returnedForm } from "#app/features/identity/account/returned-form.ts";
import type { SESSION_RESULTS } from "#app/features/identity/session-results.ts";
import { CLIENT_ADDRESS_HEADER, PAGE_LOCALE_HEADER } from "#app/features/identity/sign-in/auth.server.ts";
import { AUTH_ENDPOINTS, type AuthPath, authPathOf } from "#app/features/identity/sign-in/auth-endpoints.ts";
import { problem } from "#app/http/responses/problem.server.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { readJson } from "../admission/json-body.server.ts";
import { forgetCartKey } from "../cart-key.server.ts";
import { appContext, requestContext } from "../context.server.ts";
import { redirectWith } from "../flash.server.ts";
import { NO_STORE } from "../headers/private-headers.ts";
import { type AuthCall, answerCall } from "./auth-calls.server.ts";
import { noteAuthentication } from "./note-authentication.server.ts";

type Context = Readonly<RouterContextProvider>;

/** What better-auth answered to a page. */
export interface AuthAnswer {
  readonly ok: boolean;
  readonly status: number;
  /** The name of the refusal in better-auth, like "INVALID_EMAIL_OR_PASSWORD"; "TOO_MANY_REQUESTS" for a limit. */
  readonly code: string | undefined;
  /** Seconds to wait, when a limit refused. */
  readonly retryAfter: number | undefined;
  /** What it said to a request that succeeded. */
  readonly body?: unknown;
  /** The Set-Cookie values for the visitor. */
  readonly cookies: readonly string[];
}

/**
 * Sends a page's form to better-auth as a request of its own, so that its limits and checks hold for
 * pages as they do for the API. Fields that the call does not take are left out.
 */
export async function askAuth(
  context: Context,
  path: AuthPath,
  input: Readonly<Record<string, unknown>> = {},
): Promise<AuthAnswer> {
  const request = context.get(requestContext);
  const headers = keptHeaders(context, request);
  // Whether the form came from this site was decided before the action ran; the page speaks for itself here.
  headers.set("origin", context.get(appContext).config.origin);
  headers.set(PAGE_LOCALE_HEADER, localeOf(new URL(request.url).pathname));
  const read = AUTH_ENDPOINTS[path].fields.safeParse(input);
  if (!read.success) return readAnswer(problem(400, "Invalid fields", { code: "VALIDATION_ERROR" }));
  return readAnswer(await callAuth(context, { path, fields: read.data, headers }));
}

/**
 * Answers a visitor's own request to /api/auth/*: 404 for a call that this site does not use, 415 and 400 for a body
 * that is not the JSON it takes. The request that better-auth gets is made of what was read here, so that both of
 * them mean the same fields.
 */
export async function passToAuth(context: Context, request: Request): Promise<Response> {
  const path = authPathOf(request.method, new URL(request.url).pathname.slice("/api/auth".length));
  if (path === null) return problem(404, "There is no such call.");
  const fields = await readFields(request, path);
  if (!fields.ok) return fields.error;
  const headers = keptHeaders(context, request);
  for (const name of ["origin", "referer", "sec-fetch-mode", "sec-fetch-dest"])
    copyHeader(request, headers, name);
  return callAuth(context, { path, fields: fields.value, headers });
}

async function readFields(
  request: Request,
  path: AuthPath,
): Promise<Result<Readonly<Record<string, unknown>>, Response>> {
  const { method, fields } = AUTH_ENDPOINTS[path];
  // Signing out takes nothing, and clients send nothing with it.
  if (method === "GET" || (path === "/sign-out" && request.body === null)) return ok({});
  const read = await readJson<typeof fields>(request, fields, FIELD_MESSAGES);
  return read.ok ? ok(read.value) : refuse(read.error);
}

/** The headers of a visitor that better-auth decides by; those that only this server may set are set here. */
function keptHeaders(context: Context, request: Request): Headers {
  const headers = new Headers({ [CLIENT_ADDRESS_HEADER]: context.get(appContext).clientAddress });
  for (const name of ["cookie", "user-agent", "sec-fetch-site"]) copyHeader(request, headers, name);
  return headers;
}

function copyHeader(request: Request, headers: Headers, name: string): void {
  const value = request.headers.get(name);
  if (value !== null) headers.set(name, value);
}

async function callAuth(context: Context, call: AuthCall): Promise<Response> {
  const response = await answerCall(context, call);
  noteAuthentication(context, AUTH_ENDPOINTS[call.path].method, call.path, response.status);
  return response;
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

/**
 * Ends the session on this device and leads to the login, which shows the flash. The browser keeps nothing that
 * tied it to this person.
 */
export async function signOut(context: Context, flash: keyof typeof SESSION_RESULTS): Promise<Response> {
  const { config } = context.get(appContext);
  const { cookies } = await askAuth(context, "/sign-out");
  const login = localeHref(localeOf(new URL(context.get(requestContext).url).pathname), "/auth");
  return redirectWith(context, login, flash, [...cookies, forgetCartKey(config.origin)]);
}

/** Headers with these Set-Cookie values, for a redirect. */
export function withCookies(cookies: readonly string[]): Headers {
  const headers = new Headers(NO_STORE);
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return headers;
}

/** Status and headers of the page that shows a form again: 400 for its fields, else what better-auth said. */
export function refusalInit(
  why: object,
  cookies: readonly string[] = [],
): { status: number; headers: Headers } {
  const headers = withCookies(cookies);
  if (!("retryAfter" in why) || !("status" in why) || typeof why.status !== "number")
    return { status: 400, headers };
  if (typeof why.retryAfter === "number") headers.set("Retry-After", String(why.retryAfter));
  return { status: why.status, headers };
}

/** What an action of a page with several forms answers when it refuses: which one, what was typed, and why. */
export interface FormRefusal<Action extends string = string> {
  readonly action: Action;
  readonly refused: ReturnedAccountForm;
}

/** The answer of an action that refuses its form; `more` is what its page goes on showing. */
export function refuseForm<Action extends string, More extends object>(
  action: Action,
  form: FormFields,
  why: z.ZodError | AuthAnswer,
  more?: More,
) {
  return data({ ...more, action, refused: returnedForm(form, why) }, refusalInit(why));
}

async function readAnswer(response: Response): Promise<AuthAnswer> {
  const retryAfter = response.headers.get("Retry-After");
  const text = await response.text();
  const body = parsed(text);
  const code = typeof body === "object" && body !== null && "code" in body ? body.code : undefined;
  return {
    ...(response.ok && { body }),
    ok: response.status < 400,
    status: response.status,
    code:
      response.status === 429
        ? "TOO_MANY_REQUESTS"
        : typeof code === "string" && !response.ok
          ? code
          : undefined,
    retryAfter: retryAfter === null ? undefined : Number(retryAfter),
    cookies: response.headers.getSetCookie(),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

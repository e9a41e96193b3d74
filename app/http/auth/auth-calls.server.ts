import type { RouterContextProvider } from "react-router";
import { isUniqueViolation } from "#app/db/errors.server.ts";
import {
  admitPassword,
  removePasswordAttempts,
} from "#app/features/identity/account/confirm-password.server.ts";
import { getResetAddress, removeMailedLinks } from "#app/features/identity/account/mailed-links.server.ts";
import {
  type AccountChange,
  noteAccountChange,
} from "#app/features/identity/account/note-account-change.server.ts";
import { removeUnconfirmedAccount } from "#app/features/identity/account/remove-unconfirmed-account.server.ts";
import { signUpMark } from "#app/features/identity/account/sign-up-mark.server.ts";
import { findUserId, getAccount } from "#app/features/identity/queries.server.ts";
import { getAuth, withFailures } from "#app/features/identity/sign-in/auth.server.ts";
import { AUTH_ENDPOINTS, type AuthPath } from "#app/features/identity/sign-in/auth-endpoints.ts";
import { deviceMark, knownDevice } from "#app/features/identity/sign-in/known-device.server.ts";
import { HASHING_RETRY_S, HashingBusyError } from "#app/features/identity/sign-in/password-hashing.server.ts";
import { admitSignIn, noteSignedIn } from "#app/features/identity/sign-in/sign-in-limits.server.ts";
import { spendCode } from "#app/features/identity/sign-in/spend-code.server.ts";
import { propertiesOf } from "#app/lib/records.ts";
import { atFloor } from "../admission/answer-floor.server.ts";
import { appContext } from "../context.server.ts";
import { tooManyRequests } from "../responses/too-many-requests.ts";
import { getSignedIn } from "./viewer.server.ts";

type Context = Readonly<RouterContextProvider>;

/** A call of better-auth whose fields have been read. */
export interface AuthCall {
  readonly path: AuthPath;
  readonly fields: Readonly<Record<string, unknown>>;
  /** The visitor's headers: cookies, where the request comes from, and their network address. */
  readonly headers: Headers;
}

/** What better-auth answers to a call, under the limits of this site. */
export async function answerCall(context: Context, call: AuthCall): Promise<Response> {
  switch (call.path) {
    case "/sign-in/email":
      return signIn(context, call);
    case "/sign-up/email":
      // A refusal is decided before the address is looked up.
      return atFloor(context, () => signUp(context, call), isOk);
    case "/request-password-reset":
      return atFloor(context, () => ask(context, call), isOk);
    case "/reset-password":
      return resetPassword(context, call);
    case "/change-password":
    case "/two-factor/enable":
    case "/two-factor/disable":
    case "/two-factor/generate-backup-codes":
      return withPassword(context, call);
    case "/two-factor/verify-totp":
    case "/two-factor/verify-backup-code":
      return withCode(context, call);
    case "/get-session":
    case "/sign-out":
      return ask(context, call);
  }
}

const isOk = (response: Response) => response.ok;

/** Asks better-auth. Failures that it would swallow are thrown; while password hashing is busy the answer is 429. */
async function ask(context: Context, { path, fields, headers }: AuthCall): Promise<Response> {
  const { db, config } = context.get(appContext);
  const { instance } = await getAuth(db, config);
  const { method } = AUTH_ENDPOINTS[path];
  const sent = new Headers(headers);
  if (method === "POST") sent.set("content-type", "application/json");
  const body = method === "POST" ? JSON.stringify(fields) : null;
  const request = new Request(new URL(`/api/auth${path}`, config.origin), { method, headers: sent, body });
  try {
    const response = await withFailures(() => instance.handler(request));
    const wait = response.headers.get("X-Retry-After");
    if (wait !== null) response.headers.set("Retry-After", wait);
    return response;
  } catch (error) {
    if (error instanceof HashingBusyError) return tooMany(HASHING_RETRY_S);
    throw error;
  }
}

/**
 * Signs in; attempts are counted by the address that better-auth is sent. A refused password is answered at the floor.
 */
async function signIn(context: Context, call: AuthCall): Promise<Response> {
  const { db, clock } = context.get(appContext);
  const attempt = await attemptOf(context, call, String(call.fields["email"]));
  const admission = await admitSignIn(db, attempt, clock.now());
  if (!admission.allowed) return tooMany(admission.retryAfter);
  const response = await atFloor(
    context,
    () => ask(context, call),
    ({ ok, status }) => !ok && status !== 429,
  );
  return response.ok ? markDevice(context, call, response) : markUnconfirmed(context, call, response);
}

/** Marks the browser where the password was right and only the confirmation of the address is missing. */
async function markUnconfirmed(context: Context, call: AuthCall, response: Response): Promise<Response> {
  if (response.status !== 403) return response;
  const { code } = await bodyOf(response);
  if (code !== "EMAIL_NOT_VERIFIED") return response;
  const userId = await findUserId(context.get(appContext).db, String(call.fields["email"]));
  return userId === null ? response : withSignUpMark(context, response, userId);
}

async function attemptOf(context: Context, { headers }: AuthCall, email: string) {
  const { db, config, clientAddress } = context.get(appContext);
  const { secret } = await getAuth(db, config);
  const device = knownDevice(headers.get("cookie"), { secret, email, origin: config.origin });
  return { email, address: clientAddress, device };
}

/**
 * Forgets the attempts of the account that better-auth signed in, and marks the device. Nothing happens while a code is
 * still to be given: no account is returned then.
 */
async function markDevice(context: Context, call: AuthCall, response: Response): Promise<Response> {
  const { db } = context.get(appContext);
  const user = await userIn(response);
  if (!user) return response;
  const attempt = await attemptOf(context, call, user.email);
  await noteSignedIn(db, attempt);
  return withMark(context, response, attempt);
}

interface SignedInUser {
  readonly id: string;
  readonly email: string;
}

/** The account that better-auth says it has signed in. */
async function userIn(response: Response): Promise<SignedInUser | null> {
  const { id, email } = propertiesOf((await bodyOf(response))["user"]);
  return typeof id === "string" && typeof email === "string" ? { id, email } : null;
}

/** What better-auth answers, which the browser reads as well. */
async function bodyOf(response: Response): Promise<Readonly<Record<string, unknown>>> {
  return propertiesOf(await response.clone().json());
}

async function withMark(
  context: Context,
  response: Response,
  { email, device }: { readonly email: string; readonly device: string | null },
): Promise<Response> {
  const { db, config } = context.get(appContext);
  const { secret } = await getAuth(db, config);
  const marked = new Response(response.body, response);
  marked.headers.append("Set-Cookie", deviceMark({ secret, email, origin: config.origin }, device));
  return marked;
}

async function withSignUpMark(context: Context, response: Response, userId: string): Promise<Response> {
  const { db, config } = context.get(appContext);
  const { secret } = await getAuth(db, config);
  const marked = new Response(response.body, response);
  marked.headers.append("Set-Cookie", signUpMark({ secret, userId, origin: config.origin }));
  return marked;
}

async function signUp(context: Context, call: AuthCall): Promise<Response> {
  const { db, clock } = context.get(appContext);
  await removeUnconfirmedAccount(db, String(call.fields["email"]), clock.now());
  const response = await ask(context, call).catch((error: unknown) => {
    // Of two sign-ups at the same moment the second meets the first's row; asked again, it is told what
    // everybody is told about an address that is taken.
    if (isUniqueViolation(error)) return ask(context, call);
    throw error;
  });
  // For an address that is taken better-auth answers an id that no account has, and the mark is good for nothing.
  const user = response.ok ? await userIn(response) : null;
  return user ? withSignUpMark(context, response, user.id) : response;
}

/** The owner of a mailed link may sign in on this device, however many attempts others have made. */
async function resetPassword(context: Context, call: AuthCall): Promise<Response> {
  const { db, clock } = context.get(appContext);
  const email = await getResetAddress(db, String(call.fields["token"]), clock.now());
  const response = await ask(context, call);
  return response.ok && email !== null ? withMark(context, response, { email, device: null }) : response;
}

/**
 * Makes a call that asks a signed-in person for the password again; attempts are counted per account, wherever they
 * come from.
 */
async function withPassword(context: Context, call: AuthCall): Promise<Response> {
  const { db, clock } = context.get(appContext);
  const signedIn = await getSignedIn(context);
  if (!signedIn) return ask(context, call);
  const { id } = signedIn.viewer;
  const admitted = await admitPassword(db, id, clock.now());
  if (!admitted.ok) return tooMany("retryAfter" in admitted.error ? admitted.error.retryAfter : 1);
  const change = await changeBy(context, call, id);
  const response = await ask(context, call);
  if (!response.ok) return response;
  await removePasswordAttempts(db, id);
  if (call.path === "/change-password") await removeMailedLinks(db, id);
  if (change !== null) await noteChange(context, id, change);
  return response;
}

/** What a call would change about how its sender logs in; null when it changes nothing. */
async function changeBy(context: Context, { path }: AuthCall, userId: string): Promise<AccountChange | null> {
  switch (path) {
    case "/change-password":
      return "password-changed";
    case "/two-factor/generate-backup-codes":
      return "recovery-codes-regenerated";
    case "/two-factor/disable":
      return (await hasSecondFactor(context, userId)) ? "second-factor-removed" : null;
    case "/two-factor/verify-totp":
      return (await hasSecondFactor(context, userId)) ? null : "second-factor-added";
    default:
      return null;
  }
}

async function hasSecondFactor(context: Context, userId: string): Promise<boolean> {
  const account = await getAccount(context.get(appContext).db, userId);
  return account?.twoFactorEnabled ?? false;
}

function noteChange(context: Context, userId: string, change: AccountChange): Promise<void> {
  const { db, config, clock } = context.get(appContext);
  return noteAccountChange(db, userId, { change, origin: config.origin, now: clock.now() });
}

/** The second step of signing in. A code of an app signs in once, although it stays right for a while. */
async function withCode(context: Context, call: AuthCall): Promise<Response> {
  const { db, clock } = context.get(appContext);
  const signedIn = await getSignedIn(context);
  if (signedIn) return withOwnCode(context, call, signedIn.viewer.id);
  const response = await ask(context, call);
  if (!response.ok) return response;
  if (call.path === "/two-factor/verify-totp") {
    const user = await userIn(response);
    const { token } = await bodyOf(response);
    const code = String(call.fields["code"]);
    if (!user || !(await spendCode(db, { userId: user.id, code, token: String(token), now: clock.now() })))
      return Response.json({ code: "CODE_SPENT", message: "Code was used already" }, { status: 401 });
  }
  return markDevice(context, call, response);
}

/**
 * A code of somebody signed in. The first right one of an app switches the second step on, and signs no one in
 * afterwards.
 */
async function withOwnCode(context: Context, call: AuthCall, userId: string): Promise<Response> {
  const { db, clock } = context.get(appContext);
  const change = await changeBy(context, call, userId);
  const response = await ask(context, call);
  if (!response.ok || call.path !== "/two-factor/verify-totp") return response;
  await spendCode(db, { userId, code: String(call.fields["code"]), token: null, now: clock.now() });
  if (change !== null) await noteChange(context, userId, change);
  return response;
}

function tooMany(retryAfter: number): Response {
  return Response.json(
    { code: "TOO_MANY_REQUESTS", message: "Too many attempts. Please try again later." },
    tooManyRequests(retryAfter),
  );
}

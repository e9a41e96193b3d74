import { AsyncLocalStorage } from "node:async_hooks";
import { type BetterAuthOptions, betterAuth, type GenericEndpointContext } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError, createAuthMiddleware, getSessionFromCtx, isAPIError } from "better-auth/api";
import { twoFactor } from "better-auth/plugins/two-factor";
import type { Config } from "#app/config.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { accounts, rateLimits, sessions, twoFactors, users, verifications } from "#app/db/schema/identity.ts";
import { type Locale, toLocale } from "#app/i18n/locale.ts";
import { cookieName } from "#app/lib/cookies.ts";
import { DAY_MS, MINUTE_MS, SECOND_MS, systemClock } from "#app/lib/time/clock.ts";
import { addConfirmToken, confirmAddress } from "../account/confirm-address.server.ts";
import { getResetAccount, removeMailedLinks } from "../account/mailed-links.server.ts";
import { noteAccountChange } from "../account/note-account-change.server.ts";
import {
  mailAccountExists,
  mailConfirmLink,
  mailPasswordLink,
} from "../account/queue-account-mail.server.ts";
import {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  RESET_LINK_MINUTES,
  SESSION_DAYS,
  SESSION_UPDATE_DAYS,
} from "../identity.ts";
import { getAccount } from "../queries.server.ts";
import { signUpSchema } from "../schema.ts";
import { rateLimitOptions } from "./auth-rate-limits.server.ts";
import { hashPassword, verifyPassword } from "./password-hashing.server.ts";
import { newRecoveryCodes, readRecoveryCode } from "./recovery-codes.server.ts";
import { type Chooser, isRefusedPassword } from "./refused-passwords.server.ts";
import { getSigningSecret } from "./signing-secret.server.ts";
import { isSpentCode } from "./spend-code.server.ts";
import { findUnfinishedLogin } from "./unfinished-login.server.ts";

/** Headers that only this server sets on a request for better-auth; what a visitor sends in them is overwritten. */
export const CLIENT_ADDRESS_HEADER = "x-client-address";
export const PAGE_LOCALE_HEADER = "x-page-locale";

export type Auth = Awaited<ReturnType<typeof createAuth>>;

export type AuthConfig = Pick<Config, "origin" | "secret">;

/** Nothing reads the network address of a session, so none is stored; attempts are limited before one is made. */
const NO_ADDRESS = { data: { ipAddress: null } };

const instances = new WeakMap<Db, Promise<Auth>>();

/** The accounts of a database; one instance per process and database. */
export function getAuth(db: Db, config: AuthConfig): Promise<Auth> {
  let instance = instances.get(db);
  if (!instance) {
    instance = createAuth(db, config);
    instances.set(db, instance);
    // A start while the database is away must not be remembered.
    instance.catch(() => instances.delete(db));
  }
  return instance;
}

/** Bugs that better-auth would only log while it answers one request. */
const failures = new AsyncLocalStorage<unknown[]>();

/**
 * Runs a call of better-auth; what it would swallow (a failed mail, a database error), or tell in words of its own, is
 * thrown here as it was.
 */
export async function withFailures<T>(call: () => Promise<T>): Promise<T> {
  const found: unknown[] = [];
  const [outcome] = await Promise.allSettled([failures.run(found, call)]);
  if (found.length > 0) throw found[0];
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}

function noteFailure(error: unknown): void {
  if (error instanceof Error && !isAPIError(error)) failures.getStore()?.push(error);
}

/** better-auth over our tables and outbox. Its own mails' links lead to our pages, never to its API. */
async function createAuth(db: Db, config: AuthConfig) {
  const secret = await getSigningSecret(db, config);
  const instance = betterAuth({
    appName: "ItsShowTime",
    baseURL: config.origin,
    basePath: "/api/auth",
    trustedOrigins: [config.origin],
    secret,
    telemetry: { enabled: false },
    database: drizzleAdapter(db, {
      provider: "pg",
      schema: {
        user: users,
        session: sessions,
        account: accounts,
        verification: verifications,
        rateLimit: rateLimits,
        twoFactor: twoFactors,
      },
      transaction: false,
    }),
    user: {
      additionalFields: { locale: { type: "string", input: false, returned: false, defaultValue: "en" } },
    },
    session: {
      expiresIn: (SESSION_DAYS * DAY_MS) / SECOND_MS,
      updateAge: (SESSION_UPDATE_DAYS * DAY_MS) / SECOND_MS,
      // Without the cache a revoked session ends at its next request.
      cookieCache: { enabled: false },
    },
    emailAndPassword: passwordOptions(db, config.origin),
    // Links and half-finished logins are found by a hash: who reads the table can use none of them.
    verification: { storeIdentifier: "hashed" },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      autoSignInAfterVerification: false,
      // Its own token confirms on a GET and any number of times; ours waits for a press of the button, once.
      sendVerificationEmail: async ({ user }, request) => {
        const now = systemClock.now();
        const token = await addConfirmToken(db, user.id, now);
        await mailConfirmLink(db, { origin: config.origin, user, locale: pageLocale(request), now }, token);
      },
    },
    hooks: callHooks(db, config.origin),
    plugins: [
      twoFactor({
        issuer: "ItsShowTime",
        backupCodeOptions: { customBackupCodesGenerate: newRecoveryCodes },
      }),
    ],
    databaseHooks: writeHooks(db),
    rateLimit: rateLimitOptions(db),
    advanced: requestOptions(config.origin),
    logger: {
      disabled: false,
      level: "error",
      // Its lines name addresses; only the bugs among them are passed on, to be thrown where the call was made.
      log: (_level, _message, ...details) => details.forEach(noteFailure),
    },
    onAPIError: { onError: noteFailure },
  });
  return { instance, secret };
}

/** Passwords, their reset, and the mails about them. */
function passwordOptions(db: Db, origin: string) {
  return {
    enabled: true,
    requireEmailVerification: true,
    autoSignIn: false,
    minPasswordLength: MIN_PASSWORD_LENGTH,
    maxPasswordLength: MAX_PASSWORD_LENGTH,
    password: { hash: hashPassword, verify: verifyPassword },
    resetPasswordTokenExpiresIn: (RESET_LINK_MINUTES * MINUTE_MS) / SECOND_MS,
    revokeSessionsOnPasswordReset: true,
    sendResetPassword: ({ user, token }, request) =>
      mailPasswordLink(db, { origin, user, locale: pageLocale(request), now: systemClock.now() }, token),
    onExistingUserSignUp: ({ user }, request) =>
      mailAccountExists(db, { origin, user, locale: pageLocale(request), now: systemClock.now() }),
    // Anyone who used the link of a reset mail has shown that the address is theirs.
    onPasswordReset: async ({ user }) => {
      await confirmAddress(db, user.id);
      await removeMailedLinks(db, user.id);
      // Somebody invited chooses a first password; there is no old one to miss.
      if (!user.emailVerified) return;
      const change = "password-changed";
      await noteAccountChange(db, user.id, { change, origin, now: systemClock.now() });
    },
  } satisfies BetterAuthOptions["emailAndPassword"];
}

/** Refuses passwords that are easily guessed, where one is chosen, and reads recovery codes as they were meant. */
function callHooks(db: Db, origin: string) {
  const site = { db, origin };
  return {
    // Before anything is looked up, so that a refusal says nothing about the address.
    before: createAuthMiddleware(async (call) => {
      const { path, body, query } = call;
      if (path === "/sign-up/email") await refuseSignUp(site, body);
      if (path === "/reset-password") {
        const account = await getResetAccount(db, String(body?.token || query?.token), systemClock.now());
        await refuseNewPassword(site, body, account);
      }
      if (path === "/change-password") {
        const session = await getSessionFromCtx(call, { disableRefresh: true });
        await refuseNewPassword(site, body, session?.user);
      }
      if (path === "/two-factor/verify-totp") await refuseSpent(db, call, String(body?.code));
      if (path !== "/two-factor/verify-backup-code") return undefined;
      const code = await readRecoveryCode(db, call, String(body?.code));
      return { context: { body: { code } } };
    }),
  } satisfies BetterAuthOptions["hooks"];
}

/** Before sessions and accounts are written: a locked account gets no session, and no address is stored. */
function writeHooks(db: Db) {
  return {
    session: {
      create: {
        before: async ({ userId }) => {
          // After the password was found right, so that only the owner learns of the lock.
          await refuseLocked(db, userId);
          return NO_ADDRESS;
        },
      },
      // Sessions from before lose their address when they are prolonged.
      update: { before: async () => NO_ADDRESS },
    },
    user: {
      create: {
        before: async (user, context) => ({
          data: { ...user, locale: pageLocale(context?.request ?? undefined) },
        }),
      },
    },
  } satisfies BetterAuthOptions["databaseHooks"];
}

/** Cookies, the client's address, and the checks against forged requests. */
function requestOptions(origin: string) {
  return {
    // The library's own choice for https, "__Secure-", would let neighbouring hosts set the cookies.
    cookiePrefix: cookieName("itsshowtime", origin),
    useSecureCookies: false,
    defaultCookieAttributes: {
      httpOnly: true,
      sameSite: "lax",
      path: "/",
      secure: origin.startsWith("https:"),
    },
    ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
    disableOriginCheck: false,
    disableCSRFCheck: false,
  } satisfies BetterAuthOptions["advanced"];
}

function pageLocale(request: Request | undefined): Locale {
  return toLocale(request?.headers.get(PAGE_LOCALE_HEADER));
}

async function refuseLocked(db: Db, userId: string): Promise<void> {
  const account = await getAccount(db, userId);
  if (account?.lockedAt)
    throw new APIError("FORBIDDEN", { code: "ACCOUNT_LOCKED", message: "Account is locked" });
}

async function refuseSignUp(site: { db: Db; origin: string }, body: unknown): Promise<void> {
  const parsed = signUpSchema.safeParse(body);
  if (!parsed.success)
    throw new APIError("BAD_REQUEST", { code: "VALIDATION_ERROR", message: "Invalid sign-up" });
  if (await isRefusedPassword(site, parsed.data.password, parsed.data)) throw commonPassword();
}

/** The account is unknown where a reset link or a session is no longer valid. */
async function refuseNewPassword(
  site: { db: Db; origin: string },
  body: { readonly newPassword?: unknown } | undefined,
  account: Chooser | null | undefined,
): Promise<void> {
  if (await isRefusedPassword(site, body?.newPassword, account ?? {})) throw commonPassword();
}

/** Before better-auth ends the unfinished login, so that it goes on with the app’s next code. */
async function refuseSpent(db: Db, call: GenericEndpointContext, code: string): Promise<void> {
  const userId = await findUnfinishedLogin(call);
  if (userId !== null && (await isSpentCode(db, { userId, code, now: systemClock.now() })))
    throw new APIError("UNAUTHORIZED", { code: "CODE_SPENT", message: "Code was used already" });
}

function commonPassword(): APIError {
  return new APIError("BAD_REQUEST", { code: "PASSWORD_TOO_COMMON", message: "Password is too common" });
}

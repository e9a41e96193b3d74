import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import { countCartPieces } from "#app/features/cart/queries.server.ts";
import type { Viewer } from "#app/features/identity/identity.ts";
import { getAccount } from "#app/features/identity/queries.server.ts";
import { getAuth, withFailures } from "#app/features/identity/sign-in/auth.server.ts";
import { type FoundSession, findSession } from "#app/features/identity/sign-in/find-session.server.ts";
import { carriesSession } from "../cache/public-pages.ts";
import { appContext, requestContext } from "../context.server.ts";

type Context = Readonly<RouterContextProvider>;

export interface SignedIn extends FoundSession {
  /** Cookies that prolong the session; they belong on the answer. */
  readonly cookies: readonly string[];
}

const known = new WeakMap<Context, Promise<SignedIn | null>>();

/**
 * The signed-in person, or null. Asks the database at most once per request, and not at all without a session cookie.
 */
export async function getViewer(context: Context): Promise<Viewer | null> {
  return (await getSignedIn(context))?.viewer ?? null;
}

/** The viewer's id where a price list makes their prices other than the public ones; else null. */
export async function getListCustomer(context: Context): Promise<string | null> {
  const viewer = await getViewer(context);
  return viewer?.hasPriceList ? viewer.id : null;
}

/** The viewer together with the session the request came with. */
export function getSignedIn(context: Context): Promise<SignedIn | null> {
  let answer = known.get(context);
  if (!answer) {
    answer = readSession(context);
    known.set(context, answer);
  }
  return answer;
}

/** Renders for somebody in place of the session of the request. */
export function setSignedIn(context: Context, signedIn: FoundSession): void {
  known.set(context, Promise.resolve({ ...signedIn, cookies: [] }));
}

async function readSession(context: Context): Promise<SignedIn | null> {
  const request = context.get(requestContext);
  if (!hasSessionCookie(request)) return null;
  const { db, config } = context.get(appContext);
  const found = await findSession(db, config, request.headers.get("cookie"));
  if (found) return { ...found, cookies: [] };
  const { instance } = await getAuth(db, config);
  const { headers, response } = await withFailures(() =>
    instance.api.getSession({ headers: request.headers, returnHeaders: true }),
  );
  if (!response) return null;
  const account = await getAccount(db, response.user.id);
  if (!account || account.lockedAt) return null;
  const { id, name, email, locale, roles, hasPriceList } = account;
  return {
    viewer: { id, name, email, locale, roles, hasPriceList },
    sessionId: response.session.id,
    cartCount: await countCartPieces(db, id),
    cookies: headers.getSetCookie(),
  };
}

/**
 * Middleware of the root route: remembers the request for `getViewer`, and puts the prolonged session cookie on
 * the answer when a loader asked for the viewer.
 */
export const viewerMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  context.set(requestContext, request);
  const response = await next();
  const signedIn = known.get(context);
  if (signedIn) {
    // An answer that sets the session itself (signing in or out) has the last word.
    const sets = response.headers
      .getSetCookie()
      .some((cookie) => cookie.includes("itsshowtime.session_token="));
    const cookies = sets ? [] : ((await signedIn.catch(() => null))?.cookies ?? []);
    for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
  }
  return response;
};

/** True when the request brings a session cookie; only then is the database asked, and only then may a page differ. */
function hasSessionCookie(request: Request): boolean {
  return carriesSession(request.headers.get("cookie") ?? "");
}

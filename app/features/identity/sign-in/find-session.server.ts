import { createHmac, timingSafeEqual } from "node:crypto";
import { eq, type SQL, sql } from "drizzle-orm";
import type { Config } from "#app/config.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { sessions, userRoles, users } from "#app/db/schema/identity.ts";
import { cartItems } from "#app/db/schema/shop/cart.ts";
import { cookieName, cookieValue } from "#app/lib/cookies.ts";
import { DAY_MS } from "#app/lib/time/clock.ts";
import { hasPriceList } from "../has-price-list.server.ts";
import type { Role, Viewer } from "../identity.ts";
import { SESSION_DAYS, SESSION_UPDATE_DAYS } from "../identity.ts";
import { getAuth } from "./auth.server.ts";

/** A session that is valid as it is, with what every page shows of its user. */
export interface FoundSession {
  readonly sessionId: string;
  readonly viewer: Viewer;
  /** Pieces in the user's cart. */
  readonly cartCount: number;
}

/**
 * The session of a Cookie header, in one statement. Null when better-auth has to answer: without a valid signature, for
 * a session that is unknown, over or due to be prolonged, and for a locked account.
 */
export async function findSession(
  db: Db,
  config: Pick<Config, "origin" | "secret">,
  cookies: string | null,
): Promise<FoundSession | null> {
  const signed = cookieValue(cookies, `${cookieName("itsshowtime", config.origin)}.session_token`);
  if (signed === null) return null;
  const { secret } = await getAuth(db, config);
  const token = openSignedCookie(signed, secret);
  if (token === null) return null;
  const [row] = await db
    .select({
      sessionId: sessions.id,
      expiresAt: sessions.expiresAt,
      id: users.id,
      name: users.name,
      email: users.email,
      locale: users.locale,
      lockedAt: users.lockedAt,
      roles: sql<
        Role[]
      >`array${db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, users.id)).orderBy(userRoles.role)}`,
      hasPriceList: hasPriceList(db),
      pieces: countPieces(db),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.token, token));
  if (!row || row.lockedAt || isDue(row.expiresAt)) return null;
  const { sessionId, id, name, email, locale, roles, hasPriceList: listed, pieces } = row;
  const viewer = {
    id,
    name,
    email,
    locale: locale === "ga" ? ("ga" as const) : ("en" as const),
    roles,
    hasPriceList: listed,
  };
  return { sessionId, viewer, cartCount: pieces };
}

function countPieces(db: Db): SQL<number> {
  const pieces = sql`coalesce(sum(${cartItems.quantity}), 0)`.mapWith(Number);
  return sql`${db.select({ pieces }).from(cartItems).where(eq(cartItems.userId, users.id))}`.mapWith(Number);
}

/** Whether a session is over or, by better-auth's rule, is to be prolonged. */
function isDue(expiresAt: Date): boolean {
  return expiresAt.getTime() - (SESSION_DAYS - SESSION_UPDATE_DAYS) * DAY_MS <= Date.now();
}

/** The value of a cookie as better-auth signs it: `value.signature`, HMAC-SHA-256 in Base64, percent-encoded. */
function openSignedCookie(signed: string, secret: string): string | null {
  let text: string;
  try {
    text = decodeURIComponent(signed);
  } catch {
    return null;
  }
  const dot = text.lastIndexOf(".");
  const value = text.slice(0, Math.max(0, dot));
  const given = Buffer.from(text.slice(dot + 1), "base64");
  const wanted = createHmac("sha256", secret).update(value).digest();
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? value : null;
}

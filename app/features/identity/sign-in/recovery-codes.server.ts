import type { GenericEndpointContext } from "better-auth";
import { symmetricDecrypt } from "better-auth/crypto";
import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#app/db/client.server.ts";
import { twoFactors } from "#app/db/schema/identity.ts";
import { newReadableCode } from "#app/lib/readable-code.server.ts";
import { findUnfinishedLogin } from "./unfinished-login.server.ts";

const CODES = 10;
const codeList = z.array(z.string());

/** Ten recovery codes of about 50 bits each: "k7m2p-9xw4c". */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => newReadableCode(2));
}

/**
 * The recovery code of an unfinished login that somebody means, as it is stored; what was typed when there is none.
 * better-auth compares codes letter for letter.
 */
export async function readRecoveryCode(db: Db, call: GenericEndpointContext, typed: string): Promise<string> {
  const userId = await findUnfinishedLogin(call);
  if (userId === null) return typed;
  const [stored] = await db
    .select({ codes: twoFactors.backupCodes })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId));
  if (!stored) return typed;
  const codes = await symmetricDecrypt({ key: call.context.secretConfig, data: stored.codes });
  return meantCode(codeList.parse(JSON.parse(codes)), typed);
}

/**
 * Hyphens, spaces and capitals do not count. Codes that were given out before in capital and small letters are taken
 * letter for letter first.
 */
function meantCode(codes: readonly string[], typed: string): string {
  if (codes.includes(typed)) return typed;
  return codes.find((code) => plain(code) === plain(typed)) ?? typed;
}

function plain(code: string): string {
  return code.toLowerCase().replace(/[^a-z0-9]/g, "");
}

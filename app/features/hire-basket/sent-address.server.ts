import { createHmac, timingSafeEqual } from "node:crypto";
import { getFormSecret } from "#app/features/enquiries/proof/form-token.server.ts";
import type { SiteContext } from "#app/features/jobs/work-context.server.ts";
import { DAY_MS } from "#app/lib/time/clock.ts";

/** How long the address of a sent request shows it. */
const SHOWN_MS = DAY_MS;

/** A hire request that was sent, as its address names it. */
export interface SentReference {
  readonly reference: string;
  /** Its quote was sent at once. */
  readonly isQuoteSent: boolean;
}

/** The value of `?sent=` that shows a request again to its sender, signed: "<reference>.<quoted or not>.<time>.<signature>". */
export async function signSentReference(
  { db, config, clock }: SiteContext,
  { reference, isQuoteSent }: SentReference,
): Promise<string> {
  const body = `${reference}.${isQuoteSent ? "quoted" : "sent"}.${clock.now().getTime().toString(36)}`;
  return `${body}.${sign(await getFormSecret(db, config), body)}`;
}

/** What a value of `?sent=` names; null for none, for one that we did not sign, and after a day. */
export async function readSentReference(
  { db, config, clock }: SiteContext,
  value: string | null,
): Promise<SentReference | null> {
  if (!value) return null;
  const [reference = "", kind = "", time = "", signature = ""] = value.slice(0, 200).split(".");
  const expected = Buffer.from(sign(await getFormSecret(db, config), `${reference}.${kind}.${time}`));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  if (clock.now().getTime() - Number.parseInt(time, 36) > SHOWN_MS) return null;
  return { reference, isQuoteSent: kind === "quoted" };
}

/** Never the signature of a form's token. */
function sign(secret: string, body: string): string {
  return createHmac("sha256", secret).update(`sent request|${body}`).digest("base64url");
}

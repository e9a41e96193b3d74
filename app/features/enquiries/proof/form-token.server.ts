import { createHmac, timingSafeEqual } from "node:crypto";
import type { Config } from "#app/config.server.ts";
import type { Db } from "#app/db/client.server.ts";
import type { StoredEnquiryDetails } from "#app/db/schema/enquiries.ts";
import { getSigningSecret } from "#app/features/identity/sign-in/signing-secret.server.ts";
import type { SiteContext } from "#app/features/jobs/work-context.server.ts";
import { hashOf } from "#app/lib/hash.server.ts";
import { isToken, newToken } from "#app/lib/ids.ts";
import type { EnquiryInput } from "../enquiries.ts";
import type { TokenFacts } from "../spam.ts";

const secrets = new WeakMap<Db, Promise<string>>();

/** The key of form tokens: derived, so that a token can never pass for anything else that is signed. */
export async function getFormSecret(db: Db, config: Pick<Config, "secret">): Promise<string> {
  let secret = secrets.get(db);
  if (!secret) {
    secret = getSigningSecret(db, config).then((root) =>
      createHmac("sha256", root).update("enquiry form").digest("hex"),
    );
    secret.catch(() => secrets.delete(db));
    secrets.set(db, secret);
  }
  return secret;
}

/**
 * The token of a form in a page. `shared` is for pages whose finished bytes are kept and sent to many; all others must
 * send FORM_PAGE_HEADERS.
 */
export async function newFormToken(
  { db, config, clock }: SiteContext,
  { shared = false }: { shared?: boolean } = {},
): Promise<string> {
  return makeFormToken(await getFormSecret(db, config), { now: clock.now(), shared });
}

/**
 * A token that tells when a form was rendered, signed: "<random>.<time>.<once or shared>.<signature>". `shared` is
 * for forms in pages whose finished bytes are sent to many visitors.
 */
export function makeFormToken(
  secret: string,
  { now, shared = false }: { now: Date; shared?: boolean },
): string {
  const body = `${newToken()}.${now.getTime().toString(36)}.${shared ? "shared" : "once"}`;
  return `${body}.${sign(secret, body)}`;
}

/** What a posted token proves. */
export function readFormToken(secret: string, token: string | null, now: Date): TokenFacts {
  if (!token) return { kind: "missing" };
  const [nonce = "", time = "", use = "", signature = ""] = token.slice(0, 200).split(".");
  const expected = Buffer.from(sign(secret, `${nonce}.${time}.${use}`));
  const given = Buffer.from(signature);
  if (!isToken(nonce) || given.length !== expected.length || !timingSafeEqual(given, expected))
    return { kind: "forged" };
  return { kind: "valid", nonce, shared: use === "shared", ageMs: now.getTime() - Number.parseInt(time, 36) };
}

function sign(secret: string, body: string): string {
  return createHmac("sha256", secret).update(body).digest("base64url");
}

interface KeyedPost {
  readonly enquiry: EnquiryInput;
  readonly details?: StoredEnquiryDetails;
  readonly attachments?: readonly { readonly bytes: Buffer }[];
}

/**
 * The name under which a post is remembered, so that it counts once however often it arrives: the form's token, or
 * an API caller's key, together with what was written and the files. Two visitors who share a token write different
 * things; the same text with a further file is another post.
 */
export function postKey(origin: string, { enquiry, details = {}, attachments = [] }: KeyedPost): string {
  const { formType, name, email, phone, company, message } = enquiry;
  // Lists by their lines alone: what is known of each may change between two sendings of one post.
  const { items, hire, ...rest } = details;
  const lines = (items ?? []).map(({ quantity, text }) => [quantity, text]);
  const wanted = hire && [hire.from, hire.to, hire.lines.map(({ itemId, quantity }) => [itemId, quantity])];
  const written = [origin, formType, name, email, phone, company, message, rest, lines];
  const files = attachments.map(({ bytes }) => hashOf(bytes, "base64url"));
  const content = JSON.stringify([...written, ...(wanted ? [wanted] : []), ...files]);
  return hashOf(content, "base64url");
}

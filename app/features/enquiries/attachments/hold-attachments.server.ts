import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Config } from "#app/config.server.ts";
import type { Db } from "#app/db/client.server.ts";
import {
  type AttemptRule,
  countAttempt,
  networkKey,
} from "#app/features/identity/sign-in/attempt-limits.server.ts";
import { HOUR_MS } from "#app/lib/time/clock.ts";
import { ATTACHMENT_KINDS } from "../enums.ts";
import { getFormSecret } from "../proof/form-token.server.ts";
import { attachmentStorage, storeAttachments } from "./attachment-storage.server.ts";
import { cleanFileName, MAX_FILES } from "./attachments.ts";
import type { Attachment } from "./read-attachments.server.ts";

/** Refused forms of one network whose new files are held. Beyond that the visitor chooses those files again. */
const HELD_PER_NETWORK: AttemptRule = { max: 20, windowMs: HOUR_MS };

/** A file that is held under a name of the storage, with the token that the form carries for it. */
export interface HeldAttachment extends Attachment {
  readonly token: string;
  readonly file: string;
}

interface HoldContext {
  readonly db: Db;
  readonly config: Config;
  readonly now: Date;
}

/**
 * Keeps files that no enquiry has: those of a refused form for the next try, because a browser empties file fields, and
 * those of a suspect enquiry until it is proved. Returns one token each: "<facts>.<signature>.<name>". Housekeeping
 * removes the files a day later.
 */
export async function holdAttachments(
  { db, config, now }: HoldContext,
  attachments: readonly Attachment[],
  clientAddress: string,
): Promise<string[]> {
  if (attachments.length === 0) return [];
  const key = networkKey("enquiry-held", clientAddress);
  const { allowed } = await countAttempt(db, key, HELD_PER_NETWORK, now);
  if (!allowed) return [];
  const secret = await getFormSecret(db, config);
  return (await storeAttachments(config, attachments)).map(({ file, kind, width, height, name }) => {
    const facts = Buffer.from(JSON.stringify([file, kind, width, height])).toString("base64url");
    const packedName = Buffer.from(name).toString("base64url");
    return `${facts}.${sign(secret, facts, packedName)}.${packedName}`;
  });
}

const factsSchema = z.tuple([
  z.string(),
  z.enum(ATTACHMENT_KINDS),
  z.number().nullable(),
  z.number().nullable(),
]);

/** The files behind tokens of `holdAttachments`; what is not ours or is gone by now is left out. */
export async function readHeldAttachments(
  { db, config }: Pick<HoldContext, "db" | "config">,
  tokens: readonly string[],
): Promise<HeldAttachment[]> {
  const secret = await getFormSecret(db, config);
  const storage = attachmentStorage(config);
  const attachments: HeldAttachment[] = [];
  for (const token of new Set(tokens.slice(0, MAX_FILES))) {
    const [facts = "", signature = "", packedName = ""] = token.slice(0, 1000).split(".");
    const expected = Buffer.from(sign(secret, facts, packedName));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) continue;
    const [file, kind, width, height] = factsSchema.parse(
      JSON.parse(Buffer.from(facts, "base64url").toString()),
    );
    const bytes = await storage.get(file);
    const name = cleanFileName(Buffer.from(packedName, "base64url").toString());
    if (bytes) attachments.push({ token, file, kind, name, bytes, width, height });
  }
  return attachments;
}

function sign(secret: string, facts: string, name: string): string {
  return createHmac("sha256", secret).update(`held ${facts}.${name}`).digest("base64url");
}

import {
  type AttemptRule,
  attemptKey,
  countAttempt,
} from "#app/features/identity/sign-in/attempt-limits.server.ts";
import { networkOf } from "#app/features/identity/sign-in/network-of.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format, type Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/site/enquiries.ts";
import { reachStorage } from "#app/integrations/storage/reach-storage.server.ts";
import type { FaultText } from "#app/lib/forms/form-faults.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { HOUR_MS } from "#app/lib/time/clock.ts";
import { FORMS_WITH_FILES } from "../details-fields.ts";
import type { FormName } from "../enquiries.ts";
import { FILES_FIELD, HELD_FIELD, MAX_FILES } from "./attachments.ts";
import { type HeldAttachment, readHeldAttachments } from "./hold-attachments.server.ts";
import { type Attachment, type AttachmentFault, readAttachments } from "./read-attachments.server.ts";

const FAULTS: Readonly<Record<AttachmentFault["kind"], Message>> = {
  "too-many": messages.filesMany,
  "too-large": messages.filesLarge,
  unreadable: messages.filesUnreadable,
};

/** Decoding a picture takes up to a second and a held file is read whole, so a network posts this many forms with files. */
const FILES_PER_NETWORK: AttemptRule = { max: 120, windowMs: HOUR_MS };

export interface PostedAttachments {
  /** Held since the form was refused. */
  readonly held: readonly HeldAttachment[];
  readonly chosen: readonly Attachment[];
}

/** Why the files are refused, with those that can wait for the next try; null when none was read. */
export interface RefusedAttachments {
  readonly refusal: FaultText;
  readonly files: PostedAttachments | null;
}

type Holder = Parameters<typeof readHeldAttachments>[0] & {
  readonly now: Date;
  readonly clientAddress: string;
};

/**
 * The files of a posted form: those held since it was refused, and those chosen now. Other forms have none. Refused
 * unread when the visitor's network has posted too many forms with files.
 */
export async function postedAttachments(
  holder: Holder,
  form: FormName,
  posted: FormFields,
  locale: Locale,
): Promise<Result<PostedAttachments, RefusedAttachments>> {
  if (!FORMS_WITH_FILES.includes(form)) return ok({ held: [], chosen: [] });
  const chosen = posted.files(FILES_FIELD);
  const tokens = heldTokens(posted);
  if (chosen.length + tokens.length > 0 && !(await mayPostFiles(holder)))
    return refuse({
      refusal: { field: FILES_FIELD, message: format(locale, messages.filesOften) },
      files: null,
    });
  const read = await readAttachments(chosen);
  const held = await reachStorage(readHeldAttachments(holder, tokens));
  if (!held.ok) return refuse({ refusal: filesAway(locale), files: null });
  const good = read.ok ? read.value : "good" in read.error ? read.error.good : [];
  if (good.length + held.value.length > MAX_FILES)
    return refuse({ refusal: refusal(locale, { kind: "too-many" }), files: null });
  if (!read.ok)
    return refuse({ refusal: refusal(locale, read.error), files: { held: held.value, chosen: good } });
  return ok({ held: held.value, chosen: read.value });
}

async function mayPostFiles({ db, now, clientAddress }: Holder): Promise<boolean> {
  const key = attemptKey("enquiry-files", networkOf(clientAddress));
  return (await countAttempt(db, key, FILES_PER_NETWORK, now)).allowed;
}

/** The refusal of files that cannot be stored or read for now. */
export function filesAway(locale: Locale): FaultText {
  return { field: FILES_FIELD, message: format(locale, messages.filesAway) };
}

/** The tokens of the held files whose box is still ticked. */
export function heldTokens(posted: FormFields): string[] {
  return posted.getAll(HELD_FIELD).flatMap((value) => value.split(" ").filter(Boolean));
}

function refusal(locale: Locale, fault: AttachmentFault): FaultText {
  const message = format(locale, FAULTS[fault.kind]);
  const name = "name" in fault ? fault.name : "";
  return { field: FILES_FIELD, message: name ? `${name}: ${message}` : message };
}

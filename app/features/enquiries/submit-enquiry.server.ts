import type { Config } from "#app/config.server.ts";
import type { Db } from "#app/db/client.server.ts";
import type { StoredEnquiryDetails } from "#app/db/schema/enquiries.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { StorageError } from "#app/integrations/storage/storage-error.ts";
import type { FaultText } from "#app/lib/forms/form-faults.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { addEnquiry } from "./add-enquiry.server.ts";
import { HELD_FIELD } from "./attachments/attachments.ts";
import { holdAttachments } from "./attachments/hold-attachments.server.ts";
import {
  filesAway,
  heldTokens,
  type PostedAttachments,
  postedAttachments,
} from "./attachments/posted-attachments.server.ts";
import { EXTRA_FIELDS } from "./details-fields.ts";
import { parseExtras, storedDetails } from "./details-schema.ts";
import {
  type EnquiryAnswer,
  type EnquiryCopy,
  type EnquiryInput,
  type FormName,
  HONEYPOT,
  TOKEN_FIELD,
} from "./enquiries.ts";
import { getFormSecret, readFormToken } from "./proof/form-token.server.ts";
import { parseEnquiry } from "./schema.ts";

interface SenderContext {
  readonly db: Db;
  readonly config: Config;
  readonly now: Date;
  /** The network address that the form came from. */
  readonly clientAddress: string;
}

interface SentEnquiry {
  readonly form: FormName;
  readonly posted: FormFields;
  readonly locale: Locale;
  /** What the page adds to the form. */
  readonly more?: MoreDetails | undefined;
}

/** What a page sends with a form: details that are stored, faults that refuse it, and fields that come back then. */
export interface MoreDetails {
  readonly details: StoredEnquiryDetails;
  readonly faults: readonly FaultText[];
  readonly kept: readonly string[];
}

interface Submitted {
  readonly answer: EnquiryAnswer;
  readonly status: 200 | 400 | 503;
  /** Why the enquiry could not be stored. */
  readonly error?: unknown;
}

/**
 * Stores the enquiry of a posted form. 200 with the reference; 400 with the faults and what was typed; 503 with what
 * was typed when the enquiry could not be stored: then nothing is acknowledged. `getUserId` asks who is signed in.
 */
export async function submitEnquiry(
  context: SenderContext,
  sent: SentEnquiry,
  getUserId: () => Promise<string | null>,
): Promise<Submitted> {
  const { form, posted, locale } = sent;
  const { clientAddress, ...ctx } = context;
  const values = textFields(posted);
  const { read, files } = await readPost(context, { ...sent, values });
  const kept = async () => ({
    form,
    token: values[TOKEN_FIELD] ?? "",
    values: {
      ...keptFields(form, values, sent.more?.kept),
      ...(await keptFiles(ctx, { posted, files, clientAddress })),
    },
  });
  if (!read.ok) return { answer: { kind: "invalid", faults: read.error, ...(await kept()) }, status: 400 };
  try {
    const { enquiry, details } = read.value;
    const { reference, challenge } = await addEnquiry(ctx, {
      enquiry,
      details,
      attachments: files?.chosen ?? [],
      held: files?.held ?? [],
      locale,
      clientAddress,
      token: values[TOKEN_FIELD] || null,
      honeypot: values[HONEYPOT] ?? "",
      userId: await getUserId(),
    });
    const work = challenge && JSON.stringify(challenge);
    const copy = sent.more ? null : copyOf(enquiry, details, files);
    return { answer: { kind: "sent", form, reference, challenge: work, copy }, status: 200 };
  } catch (error) {
    // The specification gives this failure words of its own, and what the visitor typed must survive it.
    const answer: EnquiryAnswer =
      error instanceof StorageError
        ? { kind: "invalid", faults: [filesAway(locale)], ...(await kept()) }
        : { kind: "failed", ...(await kept()) };
    return { answer, status: 503, error };
  }
}

function copyOf(
  enquiry: EnquiryInput,
  details: StoredEnquiryDetails,
  files: PostedAttachments | null,
): EnquiryCopy {
  const { formType: _, ...typed } = enquiry;
  const attached = [...(files?.held ?? []), ...(files?.chosen ?? [])];
  return { enquiry: typed, details, files: attached.map(({ name }) => name) };
}

interface ReadPost {
  readonly read: Result<
    { readonly enquiry: EnquiryInput; readonly details: StoredEnquiryDetails },
    readonly FaultText[]
  >;
  /** The files, so that they can wait for the next try; null when they were refused or not read. */
  readonly files: PostedAttachments | null;
}

interface Post extends SentEnquiry {
  readonly values: Readonly<Record<string, string>>;
}

/** Everything a form sent, checked; or its faults in the order of the fields. */
async function readPost(
  holder: SenderContext,
  { form, posted, values, locale, more }: Post,
): Promise<ReadPost> {
  const parsed = parseEnquiry(form, values, locale);
  const details = parseExtras(form, values, locale);
  const posting = (await isEvidentProgram(holder, values))
    ? ok(null)
    : await postedAttachments(holder, form, posted, locale);
  const files = posting.ok ? posting.value : posting.error.files;
  const faults = [
    ...(parsed.ok ? [] : parsed.error),
    ...details.faults,
    ...(posting.ok ? [] : [posting.error.refusal]),
    ...(more?.faults ?? []),
  ];
  if (!parsed.ok || faults.length > 0) return { read: refuse(faults), files };
  const stored = { ...storedDetails(details.extras), ...more?.details };
  return { read: ok({ enquiry: parsed.value, details: stored }), files };
}

/**
 * The tokens of the files a refused form goes on with. A file that is refused itself is chosen again. Those that were
 * held before stay under their tokens, whatever the limits of the network; when the storage is what failed, nothing more
 * can be held.
 */
async function keptFiles(
  ctx: Parameters<typeof holdAttachments>[0],
  post: { posted: FormFields; files: PostedAttachments | null; clientAddress: string },
): Promise<Record<string, string>> {
  const { posted, files, clientAddress } = post;
  const before = files === null ? heldTokens(posted) : files.held.map(({ token }) => token);
  const added = await holdAttachments(ctx, files?.chosen ?? [], clientAddress).catch(() => []);
  const tokens = [...before, ...added];
  return tokens.length > 0 ? { [HELD_FIELD]: tokens.join(" ") } : {};
}

/** Decoding pictures is dear, and what comes without a token of ours or with the trap filled gets no further than "spam". */
async function isEvidentProgram(
  { db, config, now }: SenderContext,
  values: Readonly<Record<string, string>>,
): Promise<boolean> {
  if (values[HONEYPOT]?.trim()) return true;
  return readFormToken(await getFormSecret(db, config), values[TOKEN_FIELD] ?? null, now).kind !== "valid";
}

/** Files are read elsewhere and left out here. Names come as they are: they only ever serve as keys of a Map-like object. */
function textFields(form: FormFields): Record<string, string> {
  const values: Record<string, string> = Object.create(null);
  for (const [name, value] of form) if (!(name in values)) values[name] = value;
  return values;
}

const KEPT = ["name", "email", "phone", "company", "message", "productName", "description"];

/** What goes back into the form, however long it is. */
function keptFields(
  form: FormName,
  values: Readonly<Record<string, string>>,
  more: readonly string[] = [],
): Record<string, string> {
  const names = [...KEPT, ...(EXTRA_FIELDS[form] ?? []), ...more];
  return Object.fromEntries(names.map((name) => [name, values[name] ?? ""]));
}

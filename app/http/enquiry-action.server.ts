import { data, type RouterContextProvider } from "react-router";
import { describeDbError } from "#app/db/errors.server.ts";
import type { StoredEnquiryDetails } from "#app/db/schema/enquiries.ts";
import { addEnquiry } from "#app/features/enquiries/add-enquiry.server.ts";
import { HELD_FIELD } from "#app/features/enquiries/attachments/attachments.ts";
import { holdAttachments } from "#app/features/enquiries/attachments/hold-attachments.server.ts";
import type { Attachment } from "#app/features/enquiries/attachments/read-attachments.server.ts";
import { EXTRA_FIELDS } from "#app/features/enquiries/details-fields.ts";
import { parseExtras, storedDetails } from "#app/features/enquiries/details-schema.ts";
import {
  type EnquiryAnswer,
  type EnquiryInput,
  type FieldRefusal,
  type FormName,
  HONEYPOT,
  TOKEN_FIELD,
} from "#app/features/enquiries/enquiries.ts";
import { getFormSecret, makeFormToken } from "#app/features/enquiries/form-token.server.ts";
import { parseEnquiry } from "#app/features/enquiries/schema.ts";
import { type Locale, localeOf } from "#app/i18n/locale.ts";
import type { FormFields } from "#app/lib/form-fields.ts";
import { ok } from "#app/lib/result.ts";
import { getViewer } from "./auth/viewer.server.ts";
import { appContext } from "./context.server.ts";
import { filesAway, heldTokens, postedAttachments } from "./enquiry-attachments.server.ts";
import { isStorageOutage } from "./health/outage.server.ts";
import { postedForm } from "./posted-form.server.ts";

type Context = Readonly<RouterContextProvider>;

/** Pages with a token of their own are rendered for each visitor, but may stay in the browser's memory for "back". */
export const FORM_PAGE_HEADERS = { "Cache-Control": "private, no-cache" };

/**
 * For loaders of pages with an enquiry form: the form's token. `shared` is for pages whose finished bytes are kept
 * and sent to many; all others must send FORM_PAGE_HEADERS.
 */
export async function newFormToken(
  context: Context,
  { shared = false }: { shared?: boolean } = {},
): Promise<string> {
  const { db, config, clock } = context.get(appContext);
  return makeFormToken(await getFormSecret(db, config), { now: clock.now(), shared });
}

/**
 * The action of every page with an enquiry form. 200 with the reference; 400 with the problems and what was typed;
 * 503 with what was typed when the enquiry could not be stored: then nothing is acknowledged.
 */
export async function enquiryAction(
  { request, context }: { request: Request; context: Context },
  form: FormName,
) {
  const locale = localeOf(new URL(request.url).pathname);
  const posted = await postedForm(request);
  const values = textFields(posted);
  const { db, config, clock, clientAddress, log, requestId } = context.get(appContext);
  const now = clock.now();
  const read = await readPost({ db, config, now, clientAddress }, { form, posted, values, locale });
  const kept = async () => ({
    form,
    token: values[TOKEN_FIELD] ?? "",
    values: {
      ...keptFields(form, values),
      ...(await keptFiles({ db, config, now }, { posted, attachments: read.attachments, clientAddress })),
    },
  });
  const headers = FORM_PAGE_HEADERS;
  if (!read.ok) {
    const answer: EnquiryAnswer = { kind: "invalid", problems: read.problems, ...(await kept()) };
    return data(answer, { status: 400, headers });
  }
  try {
    const viewer = await getViewer(context);
    const { enquiry, details, attachments } = read;
    const { reference, challenge } = await addEnquiry(
      { db, config, now },
      {
        enquiry,
        details,
        attachments,
        locale,
        token: values[TOKEN_FIELD] || null,
        honeypot: values[HONEYPOT] ?? "",
        clientAddress,
        userId: viewer?.id ?? null,
      },
    );
    const answer: EnquiryAnswer = {
      kind: "sent",
      form,
      reference,
      challenge: challenge && JSON.stringify(challenge),
    };
    return data(answer, { headers });
  } catch (error) {
    // The specification gives this failure words of its own, and what the visitor typed must survive it.
    log.error({ requestId, form, error: describeDbError(error) }, "Enquiry not stored");
    const answer: EnquiryAnswer = isStorageOutage(error)
      ? { kind: "invalid", problems: [filesAway(locale)], ...(await kept()) }
      : { kind: "failed", ...(await kept()) };
    return data(answer, { status: 503, headers });
  }
}

type ReadPost =
  | {
      readonly ok: true;
      readonly enquiry: EnquiryInput;
      readonly details: StoredEnquiryDetails;
      readonly attachments: readonly Attachment[];
    }
  | {
      readonly ok: false;
      readonly problems: readonly FieldRefusal[];
      /** What came in order, so that it can wait for the next try. */
      readonly attachments: readonly Attachment[];
    };

interface Post {
  readonly form: FormName;
  readonly posted: FormFields;
  readonly values: Readonly<Record<string, string>>;
  readonly locale: Locale;
}

/** Everything a form sent, checked; or its problems in the order of the fields. */
async function readPost(
  holder: Parameters<typeof postedAttachments>[0],
  { form, posted, values, locale }: Post,
): Promise<ReadPost> {
  const parsed = parseEnquiry(form, values, locale);
  const { extras, problems } = parseExtras(form, values, locale);
  const files = isEvidentProgram(values) ? ok([]) : await postedAttachments(holder, form, posted, locale);
  const attachments = files.ok ? files.value : [];
  const all = [...(parsed.ok ? [] : parsed.problems), ...problems, ...(files.ok ? [] : [files.error])];
  if (!parsed.ok || all.length > 0) return { ok: false, problems: all, attachments };
  return { ok: true, enquiry: parsed.enquiry, details: storedDetails(extras), attachments };
}

/**
 * The tokens of the files a refused form goes on with. Files that are refused themselves are chosen again, and those
 * that were held before stay; when the storage is what failed, nothing more can be held.
 */
async function keptFiles(
  ctx: Parameters<typeof holdAttachments>[0],
  post: { posted: FormFields; attachments: readonly Attachment[]; clientAddress: string },
): Promise<Record<string, string>> {
  const before = heldTokens(post.posted);
  const tokens =
    post.attachments.length === 0
      ? before
      : await holdAttachments(ctx, post.attachments, post.clientAddress).catch(() => before);
  return tokens.length > 0 ? { [HELD_FIELD]: tokens.join(" ") } : {};
}

/** Decoding pictures is dear, and what comes without a token or with the trap filled gets no further than "spam". */
function isEvidentProgram(values: Readonly<Record<string, string>>): boolean {
  return !values[TOKEN_FIELD] || Boolean(values[HONEYPOT]?.trim());
}

/** Files are read elsewhere and left out here. Names come as they are: they only ever serve as keys of a Map-like object. */
function textFields(form: FormFields): Record<string, string> {
  const values: Record<string, string> = Object.create(null);
  for (const [name, value] of form) if (!(name in values)) values[name] = value;
  return values;
}

const KEPT = ["name", "email", "phone", "company", "message", "productName", "description"];
const LONGEST_KEPT = 20_000;

/** What goes back into the form; no one types more than that, and a program need not get its megabytes back. */
function keptFields(form: FormName, values: Readonly<Record<string, string>>): Record<string, string> {
  const names = [...KEPT, ...(EXTRA_FIELDS[form] ?? [])];
  return Object.fromEntries(names.map((name) => [name, (values[name] ?? "").slice(0, LONGEST_KEPT)]));
}

import { data, type RouterContextProvider } from "react-router";
import { describeDbError } from "#app/db/errors.server.ts";
import type { StoredEnquiryDetails } from "#app/db/schema/enquiries.ts";
import { addEnquiry } from "#app/features/enquiries/add-enquiry.server.ts";
import { EXTRA_FIELDS } from "#app/features/enquiries/details-fields.ts";
import { parseExtras, storedDetails } from "#app/features/enquiries/details-schema.ts";
import type { EncodedPhoto } from "#app/features/enquiries/encode-photos.server.ts";
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
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { appContext } from "./context.server.ts";
import { photoFiles, readPhotos } from "./enquiry-photos.server.ts";
import { getViewer } from "./viewer.server.ts";

type Context = Readonly<RouterContextProvider>;

const FORM_BODY = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i;

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
  if (!FORM_BODY.test(request.headers.get("content-type") ?? "")) throw data(null, { status: 415 });
  const posted = await request.formData();
  const values = textFields(posted);
  const token = values[TOKEN_FIELD] ?? "";
  const kept = { form, values: keptFields(form, values), token };
  const headers = FORM_PAGE_HEADERS;
  const read = await readPost(form, posted, values, locale);
  if (!read.ok) {
    const answer: EnquiryAnswer = { kind: "invalid", problems: read.error, ...kept };
    return data(answer, { status: 400, headers });
  }
  const { db, config, clock, clientAddress, log, requestId } = context.get(appContext);
  try {
    const viewer = await getViewer(context);
    const { reference } = await addEnquiry(
      { db, config, now: clock.now() },
      {
        ...read.value,
        locale,
        token: token || null,
        honeypot: values[HONEYPOT] ?? "",
        clientAddress,
        userId: viewer?.id ?? null,
      },
    );
    const answer: EnquiryAnswer = { kind: "sent", form, reference };
    return data(answer, { headers });
  } catch (error) {
    // The specification gives this failure words of its own, and what the visitor typed must survive it.
    log.error({ requestId, form, error: describeDbError(error) }, "Enquiry not stored");
    const answer: EnquiryAnswer = { kind: "failed", ...kept };
    return data(answer, { status: 503, headers });
  }
}

interface ReadPost {
  readonly enquiry: EnquiryInput;
  readonly details: StoredEnquiryDetails;
  readonly photos: readonly EncodedPhoto[];
}

/** Everything a form sent, checked; or its problems in the order of the fields. Pictures are looked at last. */
async function readPost(
  form: FormName,
  posted: FormData,
  values: Readonly<Record<string, string>>,
  locale: Locale,
): Promise<Result<ReadPost, readonly FieldRefusal[]>> {
  const parsed = parseEnquiry(form, values, locale);
  const { extras, problems } = parseExtras(form, values, locale);
  if (!parsed.ok) return refuse([...parsed.problems, ...problems]);
  if (problems.length > 0) return refuse(problems);
  const photos = await readPhotos(isEvidentProgram(values) ? [] : photoFiles(form, posted), locale);
  if (!photos.ok) return refuse([photos.error]);
  return ok({ enquiry: parsed.enquiry, details: storedDetails(extras), photos: photos.value });
}

/** Decoding pictures is dear, and what comes without a token or with the trap filled gets no further than "spam". */
function isEvidentProgram(values: Readonly<Record<string, string>>): boolean {
  return !values[TOKEN_FIELD] || Boolean(values[HONEYPOT]?.trim());
}

/** Files are read elsewhere and left out here. Names come as they are: they only ever serve as keys of a Map-like object. */
function textFields(form: FormData): Record<string, string> {
  const values: Record<string, string> = Object.create(null);
  for (const [name, value] of form) if (typeof value === "string" && !(name in values)) values[name] = value;
  return values;
}

const KEPT = ["name", "email", "phone", "company", "message", "productName", "description"];
const LONGEST_KEPT = 20_000;

/** What goes back into the form; nobody types more than that, and a program need not get its megabytes back. */
function keptFields(form: FormName, values: Readonly<Record<string, string>>): Record<string, string> {
  const names = [...KEPT, ...(EXTRA_FIELDS[form] ?? [])];
  return Object.fromEntries(names.map((name) => [name, (values[name] ?? "").slice(0, LONGEST_KEPT)]));
}

import { data, type RouterContextProvider } from "react-router";
import { describeDbError } from "#app/db/errors.server.ts";
import { addEnquiry } from "#app/features/enquiries/add-enquiry.server.ts";
import {
  type EnquiryAnswer,
  type FormName,
  HONEYPOT,
  TOKEN_FIELD,
} from "#app/features/enquiries/enquiries.ts";
import { getFormSecret, makeFormToken } from "#app/features/enquiries/form-token.server.ts";
import { parseEnquiry } from "#app/features/enquiries/schema.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { appContext } from "./context.server.ts";
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
  const values = textFields(await request.formData());
  const token = values[TOKEN_FIELD] ?? "";
  const parsed = parseEnquiry(form, values, locale);
  const headers = FORM_PAGE_HEADERS;
  if (!parsed.ok) {
    const answer: EnquiryAnswer = {
      kind: "invalid",
      form,
      problems: parsed.problems,
      values: keptFields(values),
      token,
    };
    return data(answer, { status: 400, headers });
  }
  const { db, config, clock, clientAddress, log, requestId } = context.get(appContext);
  try {
    const viewer = await getViewer(context);
    const { reference } = await addEnquiry(
      { db, config, now: clock.now() },
      {
        enquiry: parsed.enquiry,
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
    const answer: EnquiryAnswer = { kind: "failed", form, values: keptFields(values), token };
    return data(answer, { status: 503, headers });
  }
}

/** Files have no place in these forms and are left out. Names come as they are: they only ever serve as keys of a Map-like object. */
function textFields(form: FormData): Record<string, string> {
  const values: Record<string, string> = Object.create(null);
  for (const [name, value] of form) if (typeof value === "string" && !(name in values)) values[name] = value;
  return values;
}

const KEPT = ["name", "email", "phone", "company", "message", "productName", "description"];
const LONGEST_KEPT = 20_000;

/** What goes back into the form; nobody types more than that, and a program need not get its megabytes back. */
function keptFields(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(KEPT.map((name) => [name, (values[name] ?? "").slice(0, LONGEST_KEPT)]));
}

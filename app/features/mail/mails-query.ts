import { isId } from "#app/lib/ids.ts";
import { MAIL_STATES, type MailState } from "./mail.ts";

/** What the address of the list of mails asks for. */
export interface MailsQuery {
  readonly state?: MailState | undefined;
  /** Part of recipient, subject or kind. */
  readonly search?: string | undefined;
  /** The id of the last mail already shown. */
  readonly before?: string | undefined;
}

/** Reads `?state=&search=&before=`; nonsense counts as not said. */
export function parseMailsQuery(params: URLSearchParams): MailsQuery & { readonly search: string } {
  const before = params.get("before") ?? "";
  return {
    state: MAIL_STATES.find((one) => one === params.get("state")),
    search: (params.get("search") ?? "").replaceAll("\u0000", "").trim().slice(0, 200).toWellFormed(),
    before: isId(before) ? before : undefined,
  };
}

/** The address of a list of mails, or of its export. */
export function mailsHref({ state, search, before }: MailsQuery, page = "/admin/mail"): string {
  const query = new URLSearchParams();
  if (state) query.set("state", state);
  if (search) query.set("search", search);
  if (before) query.set("before", before);
  return query.size > 0 ? `${page}?${query}` : page;
}

import { getSettings } from "#app/features/settings/queries.server.ts";
import { type FormContext, newFormToken } from "./proof/form-token.server.ts";

/** What a page with an enquiry form needs: the form's token, and how else to reach the company. */
export async function getEnquiryPage(context: FormContext) {
  const [{ company }, token] = await Promise.all([getSettings(context.db), newFormToken(context)]);
  const { phone, email, address } = company;
  return { origin: context.config.origin, token, company: { phone, email, address } };
}

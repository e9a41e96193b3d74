import type { SiteContext } from "#app/features/jobs/work-context.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { newFormToken } from "./proof/form-token.server.ts";

/** What a page with an enquiry form needs: the form's token, and how else to reach the company. */
export async function getEnquiryPage(context: SiteContext) {
  const [{ company }, token] = await Promise.all([getSettings(context.db), newFormToken(context)]);
  const { phone, email, address, openingHours } = company;
  return { origin: context.config.origin, token, company: { phone, email, address, openingHours } };
}

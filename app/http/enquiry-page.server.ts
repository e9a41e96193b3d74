import type { RouterContextProvider } from "react-router";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { appContext } from "./context.server.ts";
import { newFormToken } from "./enquiry-action.server.ts";

/** What a page with an enquiry form needs: the form's token, and how else to reach the company. Goes with FORM_PAGE_HEADERS. */
export async function loadEnquiryPage(context: Readonly<RouterContextProvider>) {
  const { db, config } = context.get(appContext);
  const [{ company }, token] = await Promise.all([getSettings(db), newFormToken(context)]);
  const { phone, email, address } = company;
  return { origin: config.origin, token, company: { phone, email, address } };
}

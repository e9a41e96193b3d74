import { sendLink } from "#app/features/draft-orders/complete/send-link.server.ts";
import { mailedFlash } from "#app/features/mail/mailed-flash.server.ts";
import { draftAction } from "./draft-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Mails a payment link. Asks first. */
export const action = draftAction(
  { action: "links", flash: ({ app }) => mailedFlash(app.config, "draft-order-link-sent") },
  ({ app }, ask) => sendLink(app, ask),
);

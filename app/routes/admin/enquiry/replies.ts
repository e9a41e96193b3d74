import { answerEnquiry } from "#app/features/enquiries/admin/answer-enquiry.server.tsx";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/replies.ts";
import { changeEnquiry, localeIn } from "./change-enquiry.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Writes to the enquirer by mail. */
export function action(args: Route.ActionArgs) {
  const { db, config } = args.context.get(appContext);
  const flash = config.smtpUrl === undefined ? "enquiry-reply-not-sent" : "enquiry-replied";
  const result = { action: "replies", flash } as const;
  return changeEnquiry(args, result, ({ field, viewerId: authorId, ...enquiry }) => {
    const reply = { text: field("text"), locale: localeIn(field), seen: field("seen") || null };
    return answerEnquiry({ db, config }, { ...enquiry, ...reply, authorId });
  });
}

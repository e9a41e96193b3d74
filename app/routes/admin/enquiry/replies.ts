import { answerEnquiry } from "#app/features/enquiries/admin/answer-enquiry.server.tsx";
import { FILES_FIELD } from "#app/features/enquiries/attachments/attachments.ts";
import { readAttachments } from "#app/features/enquiries/attachments/read-attachments.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { refuse } from "#app/lib/result.ts";
import type { Route } from "./+types/replies.ts";
import { changeEnquiry, localeIn } from "./change-enquiry.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Writes to the enquirer by mail, with files. */
export function action(args: Route.ActionArgs) {
  const { db, config } = args.context.get(appContext);
  const flash = config.smtpUrl === undefined ? "enquiry-reply-not-sent" : "enquiry-replied";
  const result = { action: "replies", flash } as const;
  return changeEnquiry(args, result, async ({ field, form, actorId, ...enquiry }) => {
    const files = await readAttachments(form.files(FILES_FIELD));
    if (!files.ok) return refuse({ kind: `file-${files.error.kind}` });
    const reply = { text: field("text"), subject: field("subject"), files: files.value };
    const seen = field("seen") || null;
    const answer = { ...reply, locale: localeIn(field), seen, authorId: actorId };
    return answerEnquiry({ db, config }, { ...enquiry, ...answer });
  });
}

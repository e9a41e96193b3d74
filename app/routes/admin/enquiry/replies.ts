import { answerEnquiry } from "#app/features/enquiries/admin/answer-enquiry.server.tsx";
import { REPLY_LIMITS } from "#app/features/enquiries/admin/text-limits.ts";
import { FILES_FIELD } from "#app/features/enquiries/attachments/attachments.ts";
import { readAttachments } from "#app/features/enquiries/attachments/read-attachments.server.ts";
import { mailedFlash } from "#app/features/mail/mailed-flash.server.ts";
import { withLimits } from "#app/http/actions/text-limits.ts";
import { toLocale } from "#app/i18n/locale.ts";
import { refuse } from "#app/lib/result.ts";
import { type EnquiryWork, enquiryAction } from "./enquiry-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Writes to the enquirer by mail, with files. */
export const action = enquiryAction(
  {
    action: "replies",
    flash: ({ app }) => mailedFlash(app.config, "enquiry-replied"),
  },
  withLimits<EnquiryWork, null, { readonly kind: string }>(REPLY_LIMITS, async (work) => {
    const { app, id, actorId: authorId, idempotencyKey, now, form, field } = work;
    const files = await readAttachments(form.files(FILES_FIELD));
    if (!files.ok) return refuse({ kind: `file-${files.error.kind}` });
    const reply = { text: field("text"), subject: field("subject"), files: files.value };
    const seen = field("seen") || null;
    return answerEnquiry(app, {
      ...reply,
      id,
      idempotencyKey,
      seen,
      locale: toLocale(field("locale")),
      authorId,
      now,
    });
  }),
);

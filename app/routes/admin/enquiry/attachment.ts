import { getAttachment } from "#app/features/enquiries/attachments/get-attachment.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { UPLOAD_POLICY } from "#app/http/headers/security-headers.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/attachment.ts";

/**
 * A file of an enquiry, for staff: a photo of our own encoding to look at, or a PDF of the visitor's making to save.
 * Neither may do anything.
 */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { db, config } = context.get(appContext);
  const { id, attachment: attachmentId } = params;
  const found =
    isId(id) && isId(attachmentId)
      ? await getAttachment({ db, config }, { enquiryId: id, attachmentId })
      : null;
  if (!found) return notFound();
  const { kind, bytes, reference } = found;
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": kind === "pdf" ? "application/pdf" : "image/jpeg",
      "Content-Disposition":
        kind === "pdf" ? `attachment; filename="${reference}.pdf"` : `inline; filename="${reference}.jpg"`,
      "Content-Security-Policy": UPLOAD_POLICY,
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "same-origin",
      ...NO_STORE,
    },
  });
}

import { getAttachment } from "#app/features/enquiries/attachments/get-attachment.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { notFound } from "#app/http/not-found.ts";
import { strangersFile } from "#app/http/responses/strangers-file.server.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/attachment.ts";

/** A file of an enquiry, for staff. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { db, config } = context.get(appContext);
  const { id, attachment: attachmentId } = params;
  const found =
    isId(id) && isId(attachmentId)
      ? await getAttachment({ db, config }, { enquiryId: id, attachmentId })
      : null;
  if (!found) return notFound();
  const { kind, bytes, reference } = found;
  const name = `${reference}.${kind === "pdf" ? "pdf" : "jpg"}`;
  return strangersFile({ kind, bytes, name }, NO_STORE);
}

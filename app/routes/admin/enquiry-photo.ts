import { readPhoto } from "#app/features/enquiries/read-photo.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/enquiry-photo";

/** A photo of an enquiry, for staff: encoded by us, of one fixed type, and allowed to do nothing. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { db, config } = context.get(appContext);
  const { id, photo } = params;
  const bytes =
    isId(id) && isId(photo) ? await readPhoto({ db, config }, { enquiryId: id, photoId: photo }) : null;
  if (!bytes) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": "image/jpeg",
      "Content-Disposition": 'inline; filename="photo.jpg"',
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Cache-Control": "no-store",
    },
  });
}

import { keepPhoto } from "#app/features/scans/photos/keep-photo.server.ts";
import type { PhotoRefusal } from "#app/features/scans/photos/photos.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { problem } from "#app/http/responses/problem.server.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/photos.ts";

const STATUS: Readonly<Record<PhotoRefusal, number>> = {
  "no-scan": 409,
  "not-damaged": 422,
  "too-many": 422,
  "too-large": 413,
  unreadable: 422,
};

const MESSAGES: Readonly<Record<PhotoRefusal, string>> = {
  "no-scan": "The scan of this picture has not arrived. Send it first.",
  "not-damaged": "The scan reports no damage.",
  "too-many": "The scan has five pictures already.",
  "too-large": "The picture is larger than 5 MB.",
  unreadable: "This is no picture that can be read.",
};

/** Pictures are read at the page of their unit. */
export function loader(): Response {
  return problem(404, "Pictures are sent here, not read.");
}

/** Keeps a picture of damage that a device sends, once. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { db, config, clock, actorId, form } = await readPost({ request, context });
  const [id, scanId] = [form.get("id") ?? "", form.get("scan") ?? ""];
  const [file] = form.files("photo");
  if (!isId(id) || !isId(scanId) || !file) return problem(400, "Send id, scan and photo.");
  const kept = await keepPhoto({ db, config }, { id, scanId, file, actorId, now: clock.now() });
  if (!kept.ok) return problem(STATUS[kept.error], MESSAGES[kept.error], { kind: kept.error });
  return Response.json({ id }, { headers: NO_STORE });
}

import { addUploads, sentFiles } from "#app/features/media/add-uploads.server.ts";
import { type LibraryPage, libraryList, type UploadResult } from "#app/features/media/library.ts";
import { listLibrary } from "#app/features/media/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { type JsonResponse, jsonResponse } from "#app/lib/json-response.ts";
import type { Route } from "./+types/media-picker.ts";

/** A page of the library, for the dialog that chooses pictures. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<JsonResponse<LibraryPage>> {
  const { db } = context.get(appContext);
  return jsonResponse(await listLibrary(db, libraryList.parse(new URL(request.url).searchParams)));
}

/** Takes uploads from the dialog and from the library's page; answers with the result of each file. */
export async function action({
  request,
  context,
}: Route.ActionArgs): Promise<JsonResponse<readonly UploadResult[]>> {
  const { db, config, actorId, form } = await readPost({ request, context });
  const files = sentFiles(form);
  return jsonResponse(await addUploads({ db, config }, files, actorId));
}

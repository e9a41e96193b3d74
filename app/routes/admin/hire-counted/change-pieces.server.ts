import { data } from "react-router";
import type { PieceWork } from "#app/features/fleet/pieces/put-pieces-back.server.ts";
import { readPieceForm } from "#app/features/fleet/pieces/read-piece-form.ts";
import type { RefusedWork } from "#app/features/fleet/refused-work.ts";
import type { ActionArgs } from "#app/http/actions/action-args.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { isId } from "#app/lib/ids.ts";
import type { PlainFlash } from "#app/ui/flash/flash.ts";

type Outcome = { readonly flash: PlainFlash } | { readonly refused: RefusedWork["kind"] };

/**
 * The action of counted pieces in the list of all: runs `change`, then redirects to the list, or answers 422 (409 after a
 * conflict) with the form and what was typed.
 */
export async function changePieces(
  { request, context, params: { id } }: ActionArgs,
  change: (work: PieceWork) => Promise<Outcome>,
) {
  if (!isId(id)) throw notFound();
  const { clock, actorId, form } = await readPost({ request, context });
  const read = readPieceForm((name) => form.lines(name));
  const outcome = await change({ ...read, itemId: id, actorId, now: clock.now() });
  if ("flash" in outcome) return redirectWith(context, adminPath("/admin/hire/units/counted"), outcome.flash);
  const answer: RefusedWork = { form: "pieces", kind: outcome.refused, typed: Object.fromEntries(form) };
  return data(answer, { status: outcome.refused === "changed-meanwhile" ? 409 : 422 });
}

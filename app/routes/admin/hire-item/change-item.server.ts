import { data } from "react-router";
import type { RefusedWork } from "#app/features/fleet/refused-work.ts";
import type { ActionArgs } from "#app/http/actions/action-args.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { isId } from "#app/lib/ids.ts";
import type { PlainFlash } from "#app/ui/flash/flash.ts";

interface ItemWork {
  readonly id: string;
  readonly actorId: string;
  /** A field's text without blanks around it; empty where there is none. */
  readonly field: (name: string) => string;
}

type Outcome =
  | { readonly flash: PlainFlash; readonly list?: boolean }
  | { readonly refused: RefusedWork["kind"]; readonly serial?: string };

/**
 * The action of an item's resource: runs `change`, then redirects to the page that shows its result, or answers 422 with
 * the form and what was typed. An item that is gone leads to the list.
 */
export async function changeItem(
  { request, context, params: { id } }: ActionArgs,
  form: RefusedWork["form"],
  change: (work: ItemWork) => Promise<Outcome>,
) {
  if (!isId(id)) throw notFound();
  const { actorId, form: posted } = await readPost({ request, context });
  const field = (name: string) => posted.lines(name);
  const outcome = await change({ id, actorId, field });
  if ("refused" in outcome) {
    if (outcome.refused === "gone") return redirectWith(context, adminPath("/admin/hire/items"), "hire-gone");
    const { refused: kind, ...rest } = outcome;
    const answer: RefusedWork = { form, kind, ...rest, typed: Object.fromEntries(posted) };
    return data(answer, { status: kind === "changed-meanwhile" ? 409 : 422 });
  }
  const page = outcome.list ? adminPath("/admin/hire/items") : adminPath(`/admin/hire/items/${id}`);
  return redirectWith(context, page, outcome.flash);
}

import { data } from "react-router";
import type { SubhireAnswer } from "#app/features/hires/shortages/shortages.ts";
import type { ActionArgs } from "#app/http/actions/action-args.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { isId } from "#app/lib/ids.ts";
import type { Result } from "#app/lib/result.ts";
import type { PlainFlash } from "#app/ui/flash/flash.ts";

interface ShortageForm {
  readonly field: (name: string) => string;
  /** The shortage, what the page showed of it, and who acts. */
  readonly who: { readonly id: string; readonly seen: number; readonly actorId: string };
}

/** The page to go to, and what it says. */
interface Next {
  readonly path: string;
  readonly flash: PlainFlash;
}

const TO_LIST = (): Next => ({ path: adminPath("/admin/hire/shortages"), flash: "hire-changed" });

/**
 * The action of a shortage's resource: runs `change`, then redirects to the list, or where `next` says. When it is
 * refused, the list says why, with what was typed.
 */
export async function changeShortage<Done>(
  { request, context, params }: ActionArgs,
  change: (input: ShortageForm) => Promise<Result<Done, { readonly kind: string }>>,
  next: (done: Done) => Next = TO_LIST,
) {
  if (!isId(params.id)) throw notFound();
  const { actorId, form } = await readPost({ request, context });
  const field = (name: string) => form.lines(name, 500);
  const outcome = await change({ field, who: { id: params.id, seen: Number(field("seen")), actorId } });
  if (outcome.ok) {
    const { path, flash } = next(outcome.value);
    throw redirectWith(context, path, flash);
  }
  const { kind } = outcome.error;
  if (kind === "not-found") throw notFound();
  const sent = Object.fromEntries([...form.keys()].map((name) => [name, field(name)]));
  const answer: SubhireAnswer = { subject: params.id, kind, sent };
  return data(answer, { status: kind === "changed-meanwhile" ? 409 : 422 });
}

import { data } from "react-router";
import type { HireAction, HireAnswer } from "#app/features/hires/admin-answer.ts";
import type { ActionArgs } from "#app/http/actions/action-args.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { isId } from "#app/lib/ids.ts";
import type { Cents } from "#app/lib/money.ts";
import type { Result } from "#app/lib/result.ts";

interface Refusal {
  readonly kind: string;
  readonly refund?: Cents;
  readonly charge?: Cents;
  readonly short?: string;
}

/** What an action of a hire works with. */
interface HireForm {
  readonly field: (name: string) => string;
  /** The hire, the version that the page showed, and who acts. */
  readonly who: { readonly id: string; readonly seen: number; readonly actorId: string };
}

/**
 * The action of a hire's resource: runs `change`, then redirects to the hire's page. When it is refused, the page says
 * why, with what was typed.
 */
export async function changeHire(
  { request, context, params }: ActionArgs,
  action: HireAction,
  change: (input: HireForm) => Promise<Result<unknown, Refusal>>,
) {
  if (!isId(params.id)) throw notFound();
  const { actorId, form } = await readPost({ request, context });
  const field = (name: string) => form.lines(name, 4_000);
  const outcome = await change({ field, who: { id: params.id, seen: Number(field("seen")), actorId } });
  if (outcome.ok) throw redirectWith(context, adminPath(`/admin/hire/hires/${params.id}`), "hire-changed");
  const { kind, refund = null, charge = null, short = null } = outcome.error;
  if (kind === "not-found") throw notFound();
  const sent = Object.fromEntries([...form.keys()].map((name) => [name, field(name)]));
  const answer: HireAnswer = { action, kind, refund, charge, short, sent };
  return data(answer, { status: kind === "to-confirm" ? 200 : kind === "changed-meanwhile" ? 409 : 422 });
}

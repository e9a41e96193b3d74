import { data } from "react-router";
import {
  type CustomerAction,
  type CustomerAnswer,
  statusOf,
} from "#app/features/customers/customer-answer.ts";
import type { ActionArgs } from "#app/http/actions/action-args.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { isId } from "#app/lib/ids.ts";
import type { Result } from "#app/lib/result.ts";
import type { PlainFlash } from "#app/ui/flash/flash.ts";

interface CustomerForm {
  /** A field's text without its ends, at most 4,000 characters; empty where there is none. */
  readonly field: (name: string) => string;
  readonly who: { readonly id: string; readonly seen: number; readonly actorId: string };
}

/**
 * The action of a customer's resource: runs `change`, then redirects to the customer's page, or to `path`. When it is
 * refused, the page says why, with what was typed.
 */
export async function changeCustomer(
  { request, context, params }: ActionArgs,
  {
    action,
    flash,
    path,
  }: { readonly action: CustomerAction; readonly flash: PlainFlash; readonly path?: string },
  change: (input: CustomerForm) => Promise<Result<unknown, { readonly kind: string }>>,
) {
  if (!isId(params.id)) throw notFound();
  const { actorId, form } = await readPost({ request, context });
  const field = (name: string) => form.lines(name, 4_000);
  const outcome = await change({ field, who: { id: params.id, seen: Number(field("seen")), actorId } });
  if (outcome.ok) throw redirectWith(context, path ?? adminPath(`/admin/customers/${params.id}`), flash);
  const { kind } = outcome.error;
  if (kind === "not-found") throw notFound();
  const sent = Object.fromEntries([...form.keys()].map((name) => [name, field(name)]));
  const answer: CustomerAnswer = { action, kind, sent };
  return data(answer, { status: statusOf(answer) });
}

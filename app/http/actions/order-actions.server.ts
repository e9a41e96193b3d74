import { data } from "react-router";
import type { AdminAnswer, OrderAction } from "#app/features/orders/admin-answer.ts";
import { statusOf } from "#app/features/orders/admin-answer.ts";
import type { ActionArgs } from "#app/http/actions/action-args.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { FormFields } from "#app/lib/form-fields.ts";
import { isId } from "#app/lib/ids.ts";
import type { Cents } from "#app/lib/money.ts";
import type { Result } from "#app/lib/result.ts";

type Outcome = Result<
  unknown,
  { readonly kind: string; readonly amount?: Cents; readonly position?: number }
>;

/** What an action of an order works with. */
export interface OrderForm {
  readonly form: FormFields;
  /** A field's text without its ends, at most 500 characters; empty where there is none. */
  readonly field: (name: string) => string;
  /** The order, the version that the page showed, and who acts. */
  readonly who: { readonly orderId: string; readonly seen: number; readonly actorId: string };
}

/**
 * The action of an order's resource: runs `change`, then redirects to the order's page. When it is refused, the page
 * is rendered with the reason and what was typed.
 */
export async function changeOrder(
  { request, context, params }: ActionArgs,
  action: OrderAction,
  change: (input: OrderForm) => Promise<Outcome>,
  /** The list of which a page is shown again. */
  list: "orders" | "packing" = "orders",
) {
  if (!isId(params.id)) throw notFound();
  const { actorId, form } = await readPost({ request, context });
  const field = (name: string) => form.lines(name, 500);
  const who = { orderId: params.id, seen: Number(field("seen")), actorId };
  const outcome = await change({ form, field, who });
  if (outcome.ok) throw redirectWith(context, adminPath(`/admin/${list}/${params.id}`), "order-changed");
  const { kind, amount = null, position = null } = outcome.error;
  const sent = Object.fromEntries([...form.keys()].map((name) => [name, field(name)]));
  const answer: AdminAnswer = { action, kind, amount, position, sent };
  return data(answer, { status: statusOf(answer) });
}

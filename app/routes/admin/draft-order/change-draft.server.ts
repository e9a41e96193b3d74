import { data } from "react-router";
import type {
  DraftAction,
  DraftActionRefusal,
  DraftAnswer,
} from "#app/features/draft-orders/draft-answer.ts";
import type { ActionArgs } from "#app/http/actions/action-args.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { isId } from "#app/lib/ids.ts";
import type { Result } from "#app/lib/result.ts";
import type { PlainFlash } from "#app/ui/flash/flash.ts";

/** What an action of a draft works with. */
export interface DraftFormInput {
  readonly draftId: string;
  /** The version that the page showed. */
  readonly seen: number;
  readonly actorId: string;
  readonly days: string;
  /** The question was answered with yes. */
  readonly sure: boolean;
}

/**
 * The action of a draft's resource: runs `change`, then redirects to the draft's page. When it is refused, the page says
 * why; a draft that is being written stays in its form.
 */
export async function changeDraftOrder(
  { request, context, params }: ActionArgs,
  { action, flash }: { readonly action: DraftAction; readonly flash: PlainFlash },
  change: (input: DraftFormInput) => Promise<Result<unknown, DraftActionRefusal>>,
) {
  if (!isId(params.id)) throw notFound();
  const { actorId, form } = await readPost({ request, context });
  const days = form.text("days", 10);
  const outcome = await change({
    draftId: params.id,
    seen: Number(form.get("seen") ?? ""),
    actorId,
    days,
    sure: form.get("sure") === "yes",
  });
  if (outcome.ok) throw redirectWith(context, adminPath(`/admin/orders/drafts/${params.id}`), flash);
  if (outcome.error.kind === "not-found") throw notFound();
  const answer: DraftAnswer = { action, refusal: outcome.error, days };
  return data(answer, { status: statusOf(outcome.error.kind) });
}

function statusOf(kind: string): number {
  if (kind === "to-confirm") return 200;
  return ["changed-meanwhile", "draft-changed", "closed", "price-changed", "out-of-stock"].includes(kind)
    ? 409
    : 422;
}

import { data } from "react-router";
import type { QuoteAnswer } from "#app/features/quotes/components/quote-answer.ts";
import type { ActionArgs } from "#app/http/actions/action-args.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { isId } from "#app/lib/ids.ts";
import type { Result } from "#app/lib/result.ts";
import type { PlainFlash } from "#app/ui/flash/flash.ts";

/** What an action of a quote works with. */
export interface QuoteForm {
  readonly field: (name: string) => string;
  readonly who: {
    readonly quoteId: string;
    readonly seen: number;
    readonly actorId: string;
    readonly now: Date;
  };
}

/**
 * The action of a quote's resource: runs `change`, then redirects to the quote's page. When it is refused, the page says
 * why; a draft that is being written stays in its form.
 */
export async function changeQuote(
  { request, context, params }: ActionArgs,
  { action, flash }: { readonly action: QuoteAnswer["action"]; readonly flash: PlainFlash },
  change: (input: QuoteForm) => Promise<Result<unknown, QuoteAnswer["refusal"]>>,
) {
  if (!isId(params.id)) throw notFound();
  const { clock, actorId, form } = await readPost({ request, context });
  const field = (name: string) => form.lines(name, 5_000);
  const who = { quoteId: params.id, seen: Number(field("seen")), actorId, now: clock.now() };
  const outcome = await change({ field, who });
  if (outcome.ok) throw redirectWith(context, adminPath(`/admin/hire/quotes/${params.id}`), flash);
  if (outcome.error.kind === "not-found") throw notFound();
  const answer: QuoteAnswer = { action, refusal: outcome.error };
  return data(answer, { status: outcome.error.kind === "to-confirm" ? 200 : 409 });
}

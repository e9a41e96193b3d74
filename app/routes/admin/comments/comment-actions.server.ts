import { data } from "react-router";
import type { CommentAnswer, CommentRefusal, CommentSubject } from "#app/features/comments/comments.ts";
import { addComment, deleteComment, editComment } from "#app/features/comments/write-comment.server.ts";
import { getCustomer } from "#app/features/customers/get-customer.server.ts";
import { getHire } from "#app/features/hires/queries.server.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { hasQuote } from "#app/features/quotes/queries.server.ts";
import type { ActionArgs } from "#app/http/actions/action-args.ts";
import type { AppContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { isId, newId } from "#app/lib/ids.ts";
import { keysOf } from "#app/lib/records.ts";
import type { Result } from "#app/lib/result.ts";
import { statusOfRefusal } from "../../../http/actions/refusal-status.ts";

export interface CommentArgs extends ActionArgs<{ readonly id: string; readonly comment?: string }> {
  /** The matched route, such as "/admin/orders/:id/comments": whose comments they are. */
  readonly pattern: string;
}

/** The page that shows the comments, and whether its subject exists. */
interface Page {
  readonly path: (id: string) => string;
  readonly exists: (app: Pick<AppContext, "db" | "clock">, id: string) => Promise<unknown>;
}

const PAGES: Readonly<Record<CommentSubject, Page>> = {
  customer: {
    path: (id) => adminPath(`/admin/customers/${id}`),
    exists: ({ db }, id) => getCustomer(db, id),
  },
  hire: {
    path: (id) => adminPath(`/admin/hire/hires/${id}`),
    exists: ({ db, clock }, id) => getHire(db, id, clock.now()),
  },
  order: { path: (id) => adminPath(`/admin/orders/${id}`), exists: ({ db }, id) => getOrder(db, id) },
  quote: { path: (id) => adminPath(`/admin/hire/quotes/${id}`), exists: ({ db }, id) => hasQuote(db, id) },
};

/** Adds a comment, or changes the one that the address names, then redirects to its page. */
export async function writeComment(args: CommentArgs) {
  const { who, form } = await read(args);
  const { comment } = args.params;
  const text = form.get("text") ?? "";
  const done =
    comment === undefined
      ? await addComment(who.db, {
          ...who,
          text,
          // Without a key, each comment is one of its own.
          idempotencyKey: (form.get("idempotency-key") ?? "").slice(0, 100) || newId(),
        })
      : await editComment(who.db, { ...who, text, id: comment });
  return answerOf(args, who.subject, done, text);
}

/** Deletes the comment that the address names, then redirects to its page. */
export async function deleteCommentAt(args: CommentArgs) {
  const { who } = await read(args);
  const done = await deleteComment(who.db, { ...who, id: args.params.comment ?? "" });
  return answerOf(args, who.subject, done, "");
}

async function read({ request, context, params, pattern }: CommentArgs) {
  const subject = keysOf(PAGES).find((one) => `/${pattern}`.includes(`${PAGES[one].path(":id")}/`));
  if (!subject || !isId(params.id) || (params.comment !== undefined && !isId(params.comment)))
    throw notFound();
  const { db, clock, actorId, form } = await readPost({ request, context });
  if (!(await PAGES[subject].exists({ db, clock }, params.id))) throw notFound();
  return { form, who: { db, subject, subjectId: params.id, actorId, now: clock.now() } };
}

function answerOf(
  { context, params }: Pick<CommentArgs, "context" | "params">,
  subject: CommentSubject,
  done: Result<null, CommentRefusal>,
  text: string,
) {
  if (done.ok) throw redirectWith(context, PAGES[subject].path(params.id), "comment-saved");
  const { kind } = done.error;
  const answer: CommentAnswer = { comment: kind, text, id: params.comment ?? null };
  return data(answer, { status: statusOfRefusal(kind) });
}

import { data } from "react-router";
import type { CommentAnswer, CommentRefusal, CommentSubject } from "#app/features/comments/comments.ts";
import { addComment, deleteComment, editComment } from "#app/features/comments/write-comment.server.ts";
import type { ActionArgs } from "#app/http/actions/action-args.ts";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { isId } from "#app/lib/ids.ts";
import type { Result } from "#app/lib/result.ts";

type CommentArgs = ActionArgs<{ readonly id: string; readonly comment?: string }>;

/** Where comments are shown, and whether there is something to comment on. */
interface Page {
  readonly subject: CommentSubject;
  readonly path: string;
  readonly exists: () => Promise<boolean>;
}

/** Adds a comment, or changes the one that the address names, then redirects to its page. */
export async function writeComment({ request, context, params }: CommentArgs, page: Page) {
  const { who, form } = await read({ request, context, params }, page);
  const text = form.get("text") ?? "";
  const done =
    params.comment === undefined
      ? await addComment(who.db, { ...who, text, mark: (form.get("mark") ?? "").slice(0, 100) })
      : await editComment(who.db, { ...who, text, id: params.comment });
  return answerOf({ context, params }, page, done, text);
}

/** Deletes the comment that the address names, then redirects to its page. */
export async function removeComment({ request, context, params }: CommentArgs, page: Page) {
  const { who } = await read({ request, context, params }, page);
  const done = await deleteComment(who.db, { ...who, id: params.comment ?? "" });
  return answerOf({ context, params }, page, done, "");
}

async function read({ request, context, params }: CommentArgs, { subject, exists }: Page) {
  if (!isId(params.id) || (params.comment !== undefined && !isId(params.comment))) throw notFound();
  const { db, clock, actorId } = await requireActor(context);
  if (!(await exists())) throw notFound();
  const form = await postedForm(request);
  return { form, who: { db, subject, subjectId: params.id, actorId, now: clock.now() } };
}

function answerOf(
  { context, params }: Pick<CommentArgs, "context" | "params">,
  { path }: Page,
  done: Result<null, CommentRefusal>,
  typed: string,
) {
  if (done.ok) throw redirectWith(context, path, "comment-saved");
  const { kind } = done.error;
  const answer: CommentAnswer = { comment: kind, typed: typed.slice(0, 10_000), id: params.comment ?? null };
  return data(answer, { status: kind === "not-yours" ? 409 : 422 });
}

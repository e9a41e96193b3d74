import { Form } from "react-router";
import * as messages from "#app/i18n/messages/orders-admin/comments.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { useFormKey } from "#app/ui/forms/drafts/use-form-key.ts";
import { LimitedTextArea } from "#app/ui/forms/limited-field.tsx";
import { AlertBanner } from "#app/ui/page/banner.tsx";
import { usePressed } from "#app/ui/session/use-pressed.ts";
import { When } from "#app/ui/when.tsx";
import { COMMENT_FAULTS, type CommentAnswer, type CommentView, MAX_COMMENT_LENGTH } from "../comments.ts";
import "./timeline.css";

/** Something that happened, as one line. */
export interface TimelineEvent {
  readonly id: string;
  readonly at: Date;
  readonly text: React.ReactNode;
  /** The person who did it; null for the system. */
  readonly by: string | null;
}

interface TimelineProps {
  readonly events: readonly TimelineEvent[];
  readonly comments: readonly CommentView[];
  /** The address that a comment is posted to; those of existing comments are below it. */
  readonly action: string;
  /** The form's idempotency key: the same form sent twice writes one comment. */
  readonly idempotencyKey: string;
  readonly className?: string;
  readonly answer: CommentAnswer | null;
}

/** What happened and what staff wrote, the latest first, with a field for a comment. */
export function Timeline({ events, comments, action, idempotencyKey, answer, className }: TimelineProps) {
  const t = useT();
  const rows = [
    ...events.map((event) => ({ at: event.at, id: event.id, node: <EventRow event={event} /> })),
    ...comments.map((comment) => ({
      at: comment.at,
      id: comment.id,
      node: (
        <CommentRow comment={comment} action={action} answer={answer?.id === comment.id ? answer : null} />
      ),
    })),
  ].sort((a, b) => b.at.getTime() - a.at.getTime());
  return (
    <section className={className} id="timeline">
      <h2>{t(messages.timeline)}</h2>
      <NewComment
        key={action}
        action={action}
        comments={comments}
        idempotencyKey={idempotencyKey}
        answer={answer?.id === null ? answer : null}
      />
      <ol className="timeline">
        {rows.map(({ id, node }) => (
          <li key={id}>{node}</li>
        ))}
      </ol>
    </section>
  );
}

function NewComment({
  action,
  comments,
  idempotencyKey,
  answer,
}: Pick<TimelineProps, "action" | "comments" | "idempotencyKey" | "answer">) {
  const t = useT();
  const pressed = usePressed();
  const key = useFormKey(idempotencyKey, (used) => comments.some(({ formKey }) => formKey === used));
  return (
    <Form key={key} method="post" action={action} className="admin-form timeline-new" preventScrollReset>
      <input type="hidden" name="idempotency-key" value={key} />
      <Fault answer={answer} />
      <LimitedTextArea
        id="new-comment"
        name="text"
        label={messages.comment}
        rows={2}
        limit={MAX_COMMENT_LENGTH}
        defaultValue={answer?.text ?? ""}
      />
      <p>
        <SubmitButton variant="outline" small busy={pressed({}, action)}>
          {t(messages.add)}
        </SubmitButton>
      </p>
    </Form>
  );
}

function Fault({ answer }: { readonly answer: CommentAnswer | null }) {
  const t = useT();
  return answer && <AlertBanner>{t(COMMENT_FAULTS[answer.comment])}</AlertBanner>;
}

/** One line of a history: what happened, who did it, when. */
export function EventRow({ event: { at, text, by } }: { readonly event: TimelineEvent }) {
  return (
    <p className="timeline-event">
      <span>
        {text}
        {by !== null && (
          <small>
            {" "}
            <bdi>{by}</bdi>
          </small>
        )}
      </span>
      <When at={at} />
    </p>
  );
}

interface CommentRowProps {
  readonly comment: CommentView;
  readonly action: string;
  readonly answer: CommentAnswer | null;
}

function CommentRow({ comment, action, answer }: CommentRowProps) {
  const t = useT();
  const page = `${action}/${comment.id}`;
  return (
    <article className="timeline-comment">
      <p className="timeline-event">
        <span>
          <b>
            <bdi>{comment.author ?? t(messages.someone)}</bdi>
          </b>
          {comment.isEdited && <small> {t(messages.edited)}</small>}
        </span>
        <When at={comment.at} />
      </p>
      <p className="timeline-text" dir="auto">
        {comment.text}
      </p>
      <Fault answer={answer} />
      {comment.isChangeable && (
        <div className="timeline-ways">
          <details open={answer !== null}>
            <summary>{t(messages.edit)}</summary>
            <Form method="post" action={page} className="admin-form" preventScrollReset>
              <LimitedTextArea
                id={`comment-${comment.id}`}
                name="text"
                label={messages.comment}
                rows={3}
                limit={MAX_COMMENT_LENGTH}
                defaultValue={answer?.text ?? comment.text}
              />
              <p>
                <SubmitButton variant="outline" small>
                  {t(messages.save)}
                </SubmitButton>
              </p>
            </Form>
          </details>
          <Form method="post" action={`${page}/deletion`} preventScrollReset>
            <SubmitButton variant="quiet" small>
              {t(messages.remove)}
            </SubmitButton>
          </Form>
        </div>
      )}
    </article>
  );
}

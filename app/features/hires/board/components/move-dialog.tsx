import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDayTime } from "#app/i18n/dates.ts";
import * as messages from "#app/i18n/messages/hire-admin/hire-board.ts";
import * as hires from "#app/i18n/messages/hire-admin/hires-admin.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Button, SubmitButton } from "#app/ui/button.tsx";
import { Dialog, DialogActions } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { Link } from "#app/ui/link.tsx";
import { AlertBanner } from "#app/ui/page/banner.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import { datesInForm, useDatesReply } from "../../dates/use-dates-reply.ts";
import type { BoardSubject } from "../board.ts";
import { type BoardMoveAnswer, type MoveFields, moveRefusal } from "../board-move.ts";
import { wallText } from "../board-scale.ts";
import type { BoardMove, Moving } from "./use-move.ts";
import { MOVES } from "./use-undo.ts";

interface DialogProps {
  readonly move: BoardMove;
  readonly moving: Moving;
  /** The hire as the board shows it now: a colleague may have changed it. */
  readonly present: BoardSubject;
  readonly onMoved: (answer: BoardMoveAnswer) => void;
}

/** Asks before a hire is moved: from where to where, whether all is free then, and that the price stays. */
export function MoveDialog({ move, moving, present, onMoved }: DialogProps) {
  const t = useT();
  const locale = useLocale();
  const { subject } = moving;
  const text = (instant: number | null) => formatDayTime(locale, new Date(instant ?? 0));
  const [from, to] = [wallText(moving.dates.from), wallText(moving.dates.to)];
  const { reply, look, isLooking } = useDatesReply(subject.id, { from, to });
  const { send, refused, failed, busy } = useSend(present, (answer) => {
    onMoved(answer);
    move.end({ done: true });
  });
  return (
    <Dialog
      onClose={() => move.end()}
      title={t(messages.confirmTitle, { number: subject.number })}
      description={subject.customer}
    >
      <form
        className="board-question"
        noValidate
        onChange={({ currentTarget }) => look(currentTarget)}
        onKeyDown={(event) => {
          // The key that opened the question may still be held.
          if (event.key === "Enter" && event.repeat) event.preventDefault();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          send(datesInForm(event.currentTarget));
        }}
      >
        {failed && <AlertBanner>{t(messages.failed)}</AlertBanner>}
        {refused && (
          <AlertBanner>
            {t(moveRefusal(refused.why))} {refused.short}
          </AlertBanner>
        )}
        <p>
          {t(messages.before)}: {t(messages.shown, { from: text(present.from), to: text(present.to) })}
        </p>
        <DateField name="from" label={hires.from} value={from} />
        <DateField name="to" label={hires.to} value={to} />
        <p role="status">
          {isLooking && t(messages.checking)}
          {reply && !isLooking && <StateWord state={reply.isFree ? "ok" : "warn"}>{reply.text}</StateWord>}
        </p>
        <p className="muted">{t(hires.datesHint)}</p>
        <DialogActions>
          <Link className="link link-block" to={adminPath(`/admin/hire/hires/${subject.id}`)}>
            {t(messages.openHire)}
          </Link>
          <Button variant="outline" onClick={() => move.end()}>
            {t(messages.cancel)}
          </Button>
          <SendButton busy={busy} />
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Has the focus when the question opens: the dates were chosen before. */
function SendButton({ busy }: { readonly busy: boolean }) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <SubmitButton ref={button} variant="solid" busy={busy}>
      {t(hires.move)}
    </SubmitButton>
  );
}

interface DateProps {
  readonly name: "from" | "to";
  readonly label: typeof hires.from;
  readonly value: string;
}

function DateField({ name, label, value }: DateProps) {
  return <Field name={name} label={label} type="datetime-local" step={900} defaultValue={value} />;
}

/** Sends the move once; a refusal stays with what was typed, success closes the question. */
function useSend({ id, version }: BoardSubject, onMoved: (answer: BoardMoveAnswer) => void) {
  const fetcher = useFetcher<BoardMoveAnswer>();
  const { data } = fetcher;
  const shown = useRef<BoardMoveAnswer | undefined>(undefined);
  useEffect(() => {
    if (data?.kind !== "moved" || shown.current === data) return;
    shown.current = data;
    onMoved(data);
  });
  const failed = useFailed(fetcher);
  return {
    busy: fetcher.state !== "idle",
    refused: data?.kind === "refused" && fetcher.state === "idle" ? data : null,
    failed,
    send({ from, to }: { readonly from: string; readonly to: string }) {
      if (fetcher.state !== "idle" || id === null) return;
      const fields: MoveFields = { id, version, from, to };
      void fetcher.submit({ ...fields }, { method: "post", action: MOVES });
    },
  };
}

/** Whether the last answer never came: the connection or the site failed. */
function useFailed({ state, data }: Pick<ReturnType<typeof useFetcher>, "state" | "data">): boolean {
  const [failed, setFailed] = useState(false);
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== "idle" && state === "idle") setFailed(data === undefined);
    before.current = state;
  }, [state, data]);
  return failed;
}

import { Form, Link, useSearchParams } from "react-router";
import { formatDateTime } from "#app/i18n/formats.ts";
import type { Message } from "#app/i18n/message.ts";
import * as desk from "#app/i18n/messages/enquiry-desk.ts";
import * as ui from "#app/i18n/messages/ui.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { EnquiryView, RefusedForm } from "../desk.ts";
import { FORM_TYPE_WORDS } from "../enquiries.ts";
import { EnquiryStateWord } from "./state-word.tsx";

/** What the page is about: form, name, reference, arrival, language and state. */
export function EnquiryHead({ enquiry }: { enquiry: EnquiryView }) {
  const t = useT();
  const locale = useLocale();
  const { formType, name, reference, createdAt, locale: theirs, state } = enquiry;
  return (
    <>
      <Link className="link enquiry-back" to={{ pathname: "/admin/enquiries", search: useListSearch() }}>
        {t(desk.back)}
      </Link>
      <header className="stack-2">
        <h1 className="step-3">
          {t(FORM_TYPE_WORDS[formType])}, <bdi>{name}</bdi>
        </h1>
        <p className="muted">
          {reference} · {formatDateTime(locale, createdAt)} ·{" "}
          {t(theirs === "ga" ? desk.writesInIrish : desk.writesIn)} · <EnquiryStateWord state={state} />
        </p>
      </header>
    </>
  );
}

/** The query of the list beside an enquiry, without what belongs to the enquiry itself. */
function useListSearch(): string {
  const [params] = useSearchParams();
  const list = new URLSearchParams(params);
  for (const own of ["done", "template", "in"]) list.delete(own);
  return list.toString();
}

const DONE: Readonly<Record<string, Message>> = {
  reply: desk.doneReply,
  note: desk.doneNote,
  move: desk.doneState,
  undo: desk.doneUndo,
  assign: desk.doneAssigned,
};

/** What the last form did; a refused text says so at its own field. */
export function Outcome({ done, refused }: { done: string | null; refused: RefusedForm | null }) {
  const t = useT();
  const said = done ? DONE[done] : undefined;
  if (refused && !refused.text)
    return (
      <Notice kind="fault" role="alert">
        {t(refused.intent === "reply" || refused.intent === "note" ? desk.textRequired : desk.notAllowed)}
      </Notice>
    );
  if (refused || !said) return null;
  return (
    <Notice kind="ok" role="status">
      <p>{t(said)}</p>
      {done === "move" && (
        <Form method="post">
          <input type="hidden" name="intent" value="undo" />
          <Button type="submit" variant="quiet" small data-key="z">
            {t(ui.undo)}
          </Button>
        </Form>
      )}
    </Notice>
  );
}

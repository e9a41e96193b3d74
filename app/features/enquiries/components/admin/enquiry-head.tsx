import { Form, Link, useSearchParams } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import * as enquiryAdmin from "#app/i18n/messages/admin/enquiry-admin.ts";
import * as ui from "#app/i18n/messages/ui/ui.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import type { EnquiryView, RefusedForm } from "../../admin/enquiry-admin.ts";
import { FORM_MESSAGES, formOf } from "../../enquiries.ts";
import { useEnquiryAction } from "./answer-forms.tsx";
import { EnquiryStateWord } from "./state-word.tsx";

/** What the page is about: form, name, reference, arrival, language and state. */
export function EnquiryHead({ enquiry }: { enquiry: EnquiryView }) {
  const t = useT();
  const locale = useLocale();
  const { name, reference, createdAt, locale: theirs, state } = enquiry;
  return (
    <>
      <Link
        className="link enquiry-back"
        to={{ pathname: adminPath("/admin/enquiries"), search: useListSearch() }}
      >
        {t(enquiryAdmin.back)}
      </Link>
      <header className="stack-2">
        <h1 className="step-3">
          {t(FORM_MESSAGES[formOf(enquiry)])}, <bdi>{name}</bdi>
        </h1>
        <p className="muted">
          {reference} · {formatDateTime(locale, createdAt)} ·{" "}
          {t(theirs === "ga" ? enquiryAdmin.writesInIrish : enquiryAdmin.writesIn)} ·{" "}
          <EnquiryStateWord state={state} />
        </p>
      </header>
    </>
  );
}

/** The query of the list beside an enquiry, without what belongs to the enquiry itself. */
function useListSearch(): string {
  const [params] = useSearchParams();
  const list = new URLSearchParams(params);
  for (const own of ["template", "in"]) list.delete(own);
  return list.toString();
}

/** The result of the last form; a refused text says so at its own field. */
export function Outcome({ enquiry, refused }: { enquiry: EnquiryView; refused: RefusedForm | null }) {
  const t = useT();
  const { path } = useEnquiryAction(enquiry.id, "reversal");
  if (refused)
    return refused.text ? null : (
      <Banner kind="fault" role="alert">
        {t(
          refused.action === "replies" || refused.action === "notes"
            ? enquiryAdmin.textRequired
            : enquiryAdmin.notAllowed,
        )}
      </Banner>
    );
  const undo = (
    <Form method="post" action={path}>
      <Button type="submit" variant="quiet" small data-key="z">
        {t(ui.undo)}
      </Button>
    </Form>
  );
  const moved = (
    <>
      <p>{t(enquiryAdmin.doneState)}</p>
      {undo}
    </>
  );
  return (
    <FlashMessage
      results={{
        "enquiry-replied": enquiryAdmin.doneReply,
        "enquiry-reply-not-sent": { kind: "info", role: "status", text: t(enquiryAdmin.replyNotSent) },
        "enquiry-note-added": enquiryAdmin.doneNote,
        "enquiry-moved": { kind: "ok", role: "status", text: moved },
        "enquiry-move-undone": enquiryAdmin.doneUndo,
        "enquiry-assigned": enquiryAdmin.doneAssigned,
      }}
    />
  );
}

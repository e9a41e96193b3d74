import { Form, useSearchParams } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Message } from "#app/i18n/message.ts";
import * as enquiryAdmin from "#app/i18n/messages/admin/enquiry-admin.ts";
import { notAssignable } from "#app/i18n/messages/admin/users.ts";
import * as ui from "#app/i18n/messages/ui/ui.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { AlertBanner } from "#app/ui/page/banner.tsx";
import type { EnquiryView, ReturnedEnquiryForm } from "../../admin/enquiry-admin.ts";
import { ENQUIRY_STATE_MESSAGES } from "../../enquiries.ts";
import { TimeLeft } from "./admin-list.tsx";
import { useEnquiryAction } from "./answer-forms.tsx";
import { EnquiryStateWord } from "./state-word.tsx";

/** State, time left and reference of an enquiry, beside its name. */
export function EnquiryMarks({ enquiry }: { readonly enquiry: EnquiryView }) {
  const { state, minutesLeft, reference } = enquiry;
  return (
    <>
      <EnquiryStateWord state={state} />
      {minutesLeft !== null && <TimeLeft minutes={minutesLeft} />}
      <span className="muted">{reference}</span>
    </>
  );
}

/** Why a form without a text was refused. */
function outcomeOf({ action, kind }: ReturnedEnquiryForm): Message {
  if (action === "replies" || action === "notes") return enquiryAdmin.textRequired;
  return kind === "not-staff" ? notAssignable : enquiryAdmin.notAllowed;
}

/** The address of the list that the enquiry was opened from, without what belongs to the enquiry itself. */
export function useListHref(): string {
  const [params] = useSearchParams();
  const list = new URLSearchParams(params);
  for (const param of ["template", "in"]) list.delete(param);
  return `${adminPath("/admin/enquiries")}${list.size > 0 ? `?${list}` : ""}`;
}

/** The result of the last form; a refused text says so at its own field. */
export function EnquiryOutcome({
  enquiry,
  refused,
}: {
  enquiry: EnquiryView;
  refused: ReturnedEnquiryForm | null;
}) {
  const t = useT();
  const { path } = useEnquiryAction(enquiry.id, "reversal");
  if (refused) return refused.text ? null : <AlertBanner>{t(outcomeOf(refused))}</AlertBanner>;
  const undo = (
    <Form method="post" action={path}>
      <SubmitButton variant="quiet" small data-key="z">
        {t(ui.undo)}
      </SubmitButton>
    </Form>
  );
  const moved = (
    <>
      <p>{t(enquiryAdmin.doneState, { state: t(ENQUIRY_STATE_MESSAGES[enquiry.state]).toLowerCase() })}</p>
      {undo}
    </>
  );
  return (
    <FlashMessage
      results={{
        "enquiry-replied": enquiryAdmin.doneReply,
        "enquiry-reply-not-sent": { kind: "info", role: "status", text: t(enquiryAdmin.replyNotSent) },
        "enquiry-note-added": enquiryAdmin.doneNote,
        "enquiry-moved": { text: moved },
        "enquiry-move-undone": enquiryAdmin.doneUndo,
        "enquiry-assigned": enquiryAdmin.doneAssigned,
      }}
    />
  );
}

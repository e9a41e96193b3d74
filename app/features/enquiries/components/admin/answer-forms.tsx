import { useEffect, useState } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Message } from "#app/i18n/message.ts";
import * as enquiryAdmin from "#app/i18n/messages/admin/enquiry-admin.ts";
import * as messages from "#app/i18n/messages/site/enquiries.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { DraftBanner } from "#app/ui/forms/drafts/draft-banner.tsx";
import { useDraftKeeper } from "#app/ui/forms/drafts/draft-keeper.ts";
import { Field, Select } from "#app/ui/forms/field.tsx";
import { LimitedField, LimitedTextArea } from "#app/ui/forms/limited-field.tsx";
import type { EnquiryAction, EnquiryView, ReturnedEnquiryForm } from "../../admin/enquiry-admin.ts";
import { templateText } from "../../admin/reply-templates.ts";
import { REPLY_LIMITS } from "../../admin/text-limits.ts";
import { FILES_FIELD } from "../../attachments/attachments.ts";
import { replySubject } from "../../enquiries.ts";
import { fileLimits } from "../file-fields.tsx";
import { type Draft, TemplateLinks } from "./template-links.tsx";

export interface EnquiryAnswerProps {
  readonly enquiry: EnquiryView;
  /** New with each page, so that the form sent twice counts once. */
  readonly idempotencyKey: string;
  readonly refused: ReturnedEnquiryForm | null;
}

const REFUSALS: Readonly<Record<string, Message>> = {
  empty: enquiryAdmin.textRequired,
  "too-long": enquiryAdmin.textMax,
  "answered-meanwhile": enquiryAdmin.answeredMeanwhile,
  spam: enquiryAdmin.notAllowed,
  "file-away": messages.filesAway,
  "file-too-many": messages.filesMany,
  "file-too-large": messages.filesLarge,
  "file-unreadable": messages.filesUnreadable,
};

/** Why a form was refused; null for another form. */
export function refusalOf(refused: ReturnedEnquiryForm | null, action: EnquiryAction): Message | null {
  return refused?.action === action ? (REFUSALS[refused.kind] ?? enquiryAdmin.notAllowed) : null;
}

/** The address of an enquiry's resource, with the query of the list beside it, and whether a form is on its way there. */
export function useEnquiryAction(id: string, action: EnquiryAction): { path: string; busy: boolean } {
  const { search } = useLocation();
  const { formAction } = useNavigation();
  const path = adminPath(`/admin/enquiries/${id}/${action}`);
  return { path: path + search, busy: formAction?.split("?")[0] === path };
}

interface ReplyFormProps extends EnquiryAnswerProps {
  readonly draft: Draft;
  /** The page is after an answer went out. */
  readonly sent: boolean;
  /** Whether to answer is what is done next; otherwise the head of the page has that. */
  readonly isNext: boolean;
}

/**
 * An answer by mail; templates put a text in, in either language. What is typed is kept in the browser
 * until it is sent.
 */
export function ReplyForm({ enquiry, idempotencyKey, refused, draft, sent, isNext }: ReplyFormProps) {
  const t = useT();
  const { path, busy } = useEnquiryAction(enquiry.id, "replies");
  const kept = refused?.action === "replies" ? refused : null;
  const refusal = kept && refusalOf(kept, "replies");
  const isOfFiles = kept?.kind.startsWith("file-") ?? false;
  const isTooLong = kept?.kind === "too-long";
  const faulty = isOfFiles
    ? "reply-files"
    : isTooLong && kept.subject.length > REPLY_LIMITS.subject
      ? "reply-subject"
      : "reply-text";
  const typed = useDraftKeeper(`reply:${enquiry.id}`, { saved: sent && !kept });
  const [taken, setTaken] = useState<Readonly<Record<string, string>> | null>(null);
  const take = () => {
    setTaken(Object.fromEntries(typed.offered?.fields ?? []));
    typed.dismiss(false);
  };
  useEffect(() => {
    if (kept) document.getElementById(faulty)?.focus();
  }, [kept, faulty]);
  const begun = draft.template ? templateText(draft.template, draft.locale, enquiry) : "";
  const text = taken?.["text"] ?? kept?.text ?? begun;
  const locale = taken?.["locale"] ?? kept?.locale ?? draft.locale;
  const usual = replySubject(enquiry.reference, enquiry.locale);
  const subject = taken?.["subject"] ?? kept?.subject ?? usual;
  return (
    <section className="enquiry-block" id="reply">
      <div className="enquiry-reply-head">
        <h2>{t(enquiryAdmin.reply)}</h2>
        <p className="muted">{t(enquiryAdmin.replyTo, { email: enquiry.email })}</p>
      </div>
      <TemplateLinks enquiry={enquiry} draft={draft} />
      {typed.offered && !kept && (
        <DraftBanner at={typed.offered.at} onTake={take} onDrop={() => typed.dismiss(true)} />
      )}
      <Form
        method="post"
        action={path}
        encType="multipart/form-data"
        noValidate
        className="form"
        onInput={({ currentTarget }) => typed.keep(currentTarget)}
        key={taken ? "draft" : "stored"}
      >
        <input type="hidden" name="idempotency-key" value={idempotencyKey} />
        <input type="hidden" name="seen" value={enquiry.lastReply ?? ""} />
        <ReplyFields
          subject={subject}
          text={text}
          locale={locale}
          textError={refusal && !isOfFiles && !isTooLong ? t(refusal) : undefined}
          filesError={refusal && isOfFiles ? t(refusal) : undefined}
        />
        <div className="row">
          <SubmitButton
            variant={isNext ? "primary" : "outline"}
            busy={busy}
            busyText={t(enquiryAdmin.sending)}
          >
            {t(enquiryAdmin.send)}
          </SubmitButton>
        </div>
      </Form>
    </section>
  );
}

interface ReplyFieldsProps {
  readonly subject: string;
  readonly text: string;
  readonly locale: string;
  /** What is wrong with the text beside its length. */
  readonly textError: string | undefined;
  readonly filesError: string | undefined;
}

/** The inputs of an answer: subject, text, files and language. */
function ReplyFields({ subject, text, locale, textError, filesError }: ReplyFieldsProps) {
  const t = useT();
  return (
    <>
      <LimitedField
        name="subject"
        id="reply-subject"
        label={enquiryAdmin.replySubject}
        hint={t(enquiryAdmin.replySubjectHint)}
        defaultValue={subject}
        limit={REPLY_LIMITS.subject}
        autoComplete="off"
        dir="auto"
      />
      <LimitedTextArea
        name="text"
        id="reply-text"
        limit={REPLY_LIMITS.text}
        label={enquiryAdmin.replyText}
        hint={t(enquiryAdmin.replyHint)}
        error={textError}
        rows={8}
        data-key="r"
        data-key-does={t(enquiryAdmin.reply)}
        dir="auto"
        defaultValue={text}
        lang={locale}
      />
      <div className="enquiry-reply-more">
        <Field
          name={FILES_FIELD}
          id="reply-files"
          label={messages.attachments}
          hint={t(enquiryAdmin.replyFilesHint)}
          error={filesError}
          type="file"
          {...fileLimits(t)}
        />
        {/* Follows the language of the templates until somebody chooses. */}
        <Select
          key={locale}
          name="locale"
          id="reply-locale"
          label={enquiryAdmin.replyLanguage}
          defaultValue={locale}
        >
          <option value="en">{t(enquiryAdmin.english)}</option>
          <option value="ga">{t(enquiryAdmin.irish)}</option>
        </Select>
      </div>
    </>
  );
}

import { Suspense, useEffect, useRef } from "react";
import { Form, useFormAction, useNavigation } from "react-router";
import { useMailed } from "#app/features/mail/mail-server.tsx";
import { format, type Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/site/enquiries.ts";
import { refusedTitle } from "#app/i18n/messages/ui/ui.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Field, RequiredHint, TextArea } from "#app/ui/forms/field.tsx";
import { PrivacyLine } from "#app/ui/forms/privacy-line.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import proofWorker from "#app/ui/shell/proof-worker.client.ts?script";
import { toast } from "#app/ui/toasts/toast-store.ts";
import { FORMS_WITH_FILES } from "../details-fields.ts";
import { type EnquiryAnswer, type FormName, HONEYPOT, TOKEN_FIELD } from "../enquiries.ts";
import formScript from "./enquiry-form.client.ts?script";
import { ExtraFields } from "./extra-fields.tsx";
import { FORM_MESSAGES } from "./form-messages.ts";

/** What a page without React shows: a hydrated page loads nothing of it. */
const SentCopy = lazyPart(() => import("./sent-copy.tsx").then((module) => module.SentCopy));

/** Forms of hydrated pages, where React posts them. */
const HYDRATED: readonly FormName[] = ["custom-item"];

interface EnquiryFormProps {
  readonly form: FormName;
  /** The token of the form, made by the loader with `newFormToken`. */
  readonly token: string;
  /** What the action said: `enquiryFormAction`. */
  readonly answer: EnquiryAnswer | undefined;
  /** Fields shown instead of the form's own optional ones. */
  readonly extras?: React.ReactNode;
  /** What fields hold before anything is typed. */
  readonly prefill?: Readonly<Record<string, string>> | undefined;
}

/** What is said of the form; a whole page opens there, where the visitor would see the picture on top otherwise. */
const ANSWER_ID = "answer";

/** Ids of the fields carry this, so that a page may have other fields called "name". */
const ID = "enquiry-";

/**
 * One of the four forms, with its error summary, its banners and its reference number. Posts to the page it is
 * on, with and without JavaScript. After a success it is empty again, and what was sent is in its place where the page is
 * not hydrated; after a refusal it keeps what was typed.
 */
export function EnquiryForm({ form, token, answer, extras, prefill = {} }: EnquiryFormProps) {
  const t = useT();
  const busy = useIsPosting();
  const page = useFormAction();
  useValidationToast(form, answer);
  const words = FORM_MESSAGES[form];
  const kept = answer && answer.kind !== "sent" ? answer : null;
  const values = answer ? (kept?.values ?? {}) : prefill;
  const faults = answer?.kind === "invalid" ? answer.faults : [];
  const errors = new Map(faults.map(({ field, message }) => [field, message]));
  const copy = answer?.kind === "sent" && !HYDRATED.includes(form) ? answer.copy : null;
  // A new key empties the fields, which keep their own text otherwise.
  const key = answer?.kind === "sent" ? answer.reference : "form";
  return (
    <>
      <Form
        key={key}
        action={`${page}#${ANSWER_ID}`}
        method="post"
        noValidate
        preventScrollReset
        className={classNames("form form-two", copy && "form-sent")}
        encType={
          FORMS_WITH_FILES.includes(form) ? "multipart/form-data" : "application/x-www-form-urlencoded"
        }
        aria-label={t(words.title)}
        {...(!HYDRATED.includes(form) && { "data-enquiry": form, "data-keep": form })}
      >
        <Answer form={form} answer={answer} />
        {copy && (
          <Suspense>
            <SentCopy copy={copy} page={page} />
          </Suspense>
        )}
        {faults.length > 0 && (
          <div className="field-full" data-enquiry-answer="invalid">
            <ErrorSummary
              id={ANSWER_ID}
              faults={faults.map(({ field, message }) => ({ field: ID + field, message }))}
            />
          </div>
        )}
        <RequiredHint />
        {words.fields.map(({ name, label, placeholder, hint, required, type, autoComplete }) => {
          const props = {
            id: ID + name,
            name,
            label,
            required,
            error: errors.get(name),
            defaultValue: values[name] ?? "",
            ...(placeholder && { placeholder: t(placeholder) }),
            ...(hint && { hint: t(hint) }),
            ...(autoComplete && { autoComplete }),
          };
          return type ? (
            <Field key={name} {...props} type={type} />
          ) : (
            <TextArea key={name} {...props} className="field-full" rows={6} />
          );
        })}
        {extras ?? <ExtraFields form={form} idPrefix={ID} values={values} errors={errors} />}
        <Trap />
        <input type="hidden" name={TOKEN_FIELD} value={kept ? kept.token : token} />
        <PrivacyLine text={messages.privacyUse} />
        <div className="row">
          <SubmitButton variant="primary" busy={busy} busyText={t(words.busy)} data-busy-text={t(words.busy)}>
            {t(words.submit)}
          </SubmitButton>
        </div>
        {!HYDRATED.includes(form) && <FailureTemplate form={form} />}
      </Form>
      {!HYDRATED.includes(form) && <script type="module" async src={formScript} />}
    </>
  );
}

function useIsPosting(): boolean {
  const { state, formMethod } = useNavigation();
  return state !== "idle" && formMethod === "POST";
}

/** The specification announces the first fault of a custom item request in a toast as well. */
function useValidationToast(form: FormName, answer: EnquiryAnswer | undefined): void {
  const locale = useLocale();
  useEffect(() => {
    const first = answer?.kind === "invalid" ? answer.faults[0] : undefined;
    if (form !== "custom-item" || !first) return undefined;
    // The next answer takes it away: a fault is not shown beside a success.
    return toast({
      title: format(locale, messages.validationError),
      description: first.message,
      destructive: true,
    });
  }, [form, answer, locale]);
}

/** The message of success or failure; takes the focus, so that it is read and seen. */
function Answer({ form, answer }: { form: FormName; answer: EnquiryAnswer | undefined }) {
  const t = useT();
  const mailed = useMailed();
  const box = useRef<HTMLDivElement>(null);
  const shown = answer?.kind === "sent" || answer?.kind === "failed" ? answer : null;
  useEffect(() => {
    if (!shown) return;
    box.current?.focus();
    // The shell's script does what the answer asks of the browser.
    dispatchEvent(new Event("shell:look"));
  }, [shown]);
  if (!shown) return null;
  return (
    <AnswerBox ref={box} kind={shown.kind}>
      <AnswerBanner form={form} kind={shown.kind}>
        {shown.kind === "sent" && <p>{t(messages.reference, { reference: shown.reference })}</p>}
      </AnswerBanner>
      {shown.kind === "sent" && shown.challenge && (
        <p
          role="status"
          className="field-hint"
          data-proof={shown.challenge}
          data-proof-worker={proofWorker}
          data-proof-to="/api/enquiry-proof"
          data-proof-busy={t(messages.proofBusy)}
          data-proof-done={t(mailed(messages.proofDone, messages.proofDoneUnmailed))}
        />
      )}
    </AnswerBox>
  );
}

/** The form's script shows it when a post fails; its attribute is what the page's title begins with then. */
function FailureTemplate({ form }: { form: FormName }) {
  const t = useT();
  return (
    <template data-enquiry-failed={t(refusedTitle, { title: "" })}>
      <AnswerBox kind="failed">
        <AnswerBanner form={form} kind="failed" />
      </AnswerBox>
    </template>
  );
}

type AnswerKind = "sent" | "failed";

/** The shell's script gives [data-problem] the focus on pages without React. */
function AnswerBox({
  kind,
  ...props
}: { kind: AnswerKind } & Pick<React.ComponentProps<"div">, "ref" | "children">) {
  return (
    <div
      {...props}
      id={ANSWER_ID}
      className="field-full"
      tabIndex={-1}
      data-problem=""
      data-enquiry-answer={kind}
    />
  );
}

/** The fixed words for a success or a failure of this form. */
function AnswerBanner({
  form,
  kind,
  children,
}: {
  form: FormName;
  kind: AnswerKind;
  children?: React.ReactNode;
}) {
  const t = useT();
  const { title, text }: { title: Message; text?: Message } = FORM_MESSAGES[form][kind];
  const isSent = kind === "sent";
  return (
    <Banner kind={isSent ? "ok" : "fault"} title={t(title)} role={isSent ? "status" : "alert"}>
      {text && <p>{t(text)}</p>}
      {children}
    </Banner>
  );
}

/**
 * A field for programs that fill in everything. Out of sight, out of the tab order,
 * and with a name for screen readers that read it all the same.
 */
function Trap() {
  const t = useT();
  return (
    <div className="hidden-visually" aria-hidden="true">
      <label htmlFor={ID + HONEYPOT}>{t(messages.leaveEmpty)}</label>
      <input id={ID + HONEYPOT} name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

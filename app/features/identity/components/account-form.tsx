import { useEffect, useRef } from "react";
import { Form, useFormAction, useNavigation } from "react-router";
import { useMailed } from "#app/features/mail/mail-server.tsx";
import type { Message } from "#app/i18n/message.ts";
import * as ui from "#app/i18n/messages/ui/ui.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { RequiredHint } from "#app/ui/forms/field.tsx";
import { AlertBanner } from "#app/ui/page/banner.tsx";
import { toast } from "#app/ui/toasts/toast-store.ts";
import { refusalText } from "../account/account-refusal.ts";
import { FIELD_MESSAGES } from "../account/field-messages.ts";
import type { ReturnedAccountForm } from "../account/returned-form.ts";

interface AccountFormProps {
  /** The address that the form is posted to; its page when absent. */
  readonly action?: string;
  readonly submit: Message;
  readonly busy: Message;
  readonly refused: ReturnedAccountForm | null;
  readonly children: React.ReactNode;
  readonly hidden?: Readonly<Record<string, string>>;
  /** The ids of fields whose id is not their name. */
  readonly ids?: Readonly<Record<string, string>>;
  /** "primary" is for the one form of a page, which says what its stars mean; "danger" for what cannot be undone. */
  readonly variant?: "primary" | "solid" | "danger";
}

/** A form about an account: faults first, then the fields, then one button. Works as a plain post. */
export function AccountForm({
  action,
  submit,
  busy,
  refused,
  hidden = {},
  ids = {},
  variant = "primary",
  children,
}: AccountFormProps) {
  const t = useT();
  const address = useFormAction(action);
  const isBusy = useNavigation().formAction === address;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // A refused password is not left in the page.
    if (!refused) return;
    for (const input of form.current?.querySelectorAll<HTMLInputElement>(
      'input[autocomplete$="-password"]',
    ) ?? []) {
      input.value = "";
      // What the page said of it goes with it.
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }, [refused]);
  const faultTexts = Object.entries(refused?.fieldErrors ?? {}).map(([field, key]) => ({
    field: ids[field] ?? field,
    message: t(FIELD_MESSAGES[key]),
  }));
  return (
    <Form method="post" action={address} noValidate className="form" aria-busy={isBusy} ref={form}>
      {Object.entries(hidden).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <ErrorSummary faults={faultTexts} />
      <RefusalBanner refused={refused} />
      {variant === "primary" && children && <RequiredHint />}
      {children}
      <div className="row">
        <SubmitButton wide variant={variant} busy={isBusy} busyText={t(busy)}>
          {t(submit)} <Companion of={submit} />
        </SubmitButton>
      </div>
    </Form>
  );
}

/** A refusal of the form as a whole: a toast, and a banner that stays with the form. */
function RefusalBanner({ refused }: { refused: ReturnedAccountForm | null }) {
  const t = useT();
  const mailed = useMailed();
  const refusal = refused?.refusal ?? null;
  const text = refusal ? refusalText(t, mailed, refusal) : "";
  const title = t(ui.error);
  useEffect(() => {
    // The toast is shown again for a second refusal with the same text: each answer is a new object.
    if (refused?.refusal) return toast({ title, description: text, destructive: true });
  }, [refused, title, text]);
  if (!refusal) return null;
  return <AlertBanner title={title}>{text}</AlertBanner>;
}

/** The error of one field as a sentence. */
export function useFieldError(refused: ReturnedAccountForm | null): (field: string) => string | undefined {
  const t = useT();
  return (field) => {
    const key = refused?.fieldErrors[field];
    return key ? t(FIELD_MESSAGES[key]) : undefined;
  };
}

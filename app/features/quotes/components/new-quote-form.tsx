import { useRef } from "react";
import { Form } from "react-router";
import { CustomerPicker, fillIn } from "#app/features/draft-orders/components/customer-card.tsx";
import type { PickedCustomer } from "#app/features/draft-orders/editor/picked.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as work from "#app/i18n/messages/hire-admin/quote-work.ts";
import * as messages from "#app/i18n/messages/hire-admin/quotes-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import type { FaultText, ReturnedForm } from "#app/lib/forms/form-faults.ts";
import type { FormValues } from "#app/lib/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Field, Select } from "#app/ui/forms/field.tsx";
import { errorsOf, fieldsOf } from "#app/ui/forms/form-fields.ts";
import type { QuoteDraftFault } from "../editor/draft-fault.ts";
import { quoteFaultTexts } from "./editor/fault-texts.ts";

interface NewQuoteProps {
  readonly returned: ReturnedForm<QuoteDraftFault> | null;
  /** The customer whose page led here; null for none. */
  readonly customer: PickedCustomer | null;
  /** Open from the beginning. */
  readonly isOpen: boolean;
}

/**
 * Begins a quote without an enquiry: who it is for, found by three letters or typed; everything else is written in the
 * editor.
 */
export function NewQuoteForm({ returned, customer, isOpen }: NewQuoteProps) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const faultTexts: readonly FaultText[] = quoteFaultTexts(t, returned?.faults ?? [], []);
  const values: FormValues = returned?.values ?? (customer ? valuesOf(customer) : {});
  const field = fieldsOf(messages.head, values, errorsOf(faultTexts));
  return (
    <details className="admin-card" open={returned !== null || isOpen}>
      <summary data-key="n">{t(messages.newQuote)}</summary>
      <Form
        ref={form}
        method="post"
        action={adminPath("/admin/hire/quotes/additions")}
        className="stack-4"
        noValidate
      >
        <ErrorSummary faults={faultTexts} />
        <CustomerPicker pick={(picked) => form.current && fillIn(form.current, valuesOf(picked))} />
        {/* React sets a hidden input back to its default when it renders again; this one keeps the account that was picked. */}
        <input type="text" hidden readOnly tabIndex={-1} name="user" defaultValue={values["user"] ?? ""} />
        <div className="admin-grid">
          <Field {...field("name")} required />
          <Field {...field("email")} type="email" required />
          <Field {...field("company")} />
          <Field {...field("phone")} type="tel" />
          <Field {...field("vat_number")} />
          <Select name="locale" label={messages.head.locale} defaultValue={values["locale"] ?? "en"}>
            <option value="en">{t(messages.english)}</option>
            <option value="ga">{t(messages.irish)}</option>
          </Select>
        </div>
        <p>
          <SubmitButton>{t(work.make)}</SubmitButton>
        </p>
      </Form>
    </details>
  );
}

function valuesOf({ user, name, email, company, phone, vatNumber, locale }: PickedCustomer) {
  return { user, name, email, company, phone, vat_number: vatNumber, locale };
}

import type { RefObject } from "react";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/orders-admin/draft-orders.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Field, Select } from "#app/ui/forms/field.tsx";
import { type ErrorOf, fieldsOf } from "#app/ui/forms/form-fields.ts";
import { ResultPicker } from "#app/ui/forms/result-picker.tsx";
import { useHydrated } from "#app/ui/session/use-hydrated.ts";
import { billingFields, type DraftHeadValues } from "../editor/draft-form.ts";
import type { PickedCustomer } from "../editor/picked.ts";

export interface HeadProps {
  readonly values: DraftHeadValues;
  readonly errorOf: ErrorOf;
}

/** The fields of the customer, who is found by three letters, or typed. */
export function CustomerCard({
  values,
  errorOf,
  form,
  changed,
}: HeadProps & { readonly form: RefObject<HTMLFormElement | null>; readonly changed: () => void }) {
  const t = useT();
  const field = fieldsOf(messages.head, values, errorOf);
  const take = (customer: PickedCustomer) => {
    if (!form.current) return;
    fillIn(form.current, valuesOf(customer));
    changed();
  };
  return (
    <section className="admin-card">
      <h2>{t(messages.customer)}</h2>
      <CustomerPicker pick={take} />
      {/* React sets a hidden input back to its default when it renders again; this one keeps the account that was picked. */}
      <input type="text" hidden readOnly tabIndex={-1} name="user" defaultValue={values["user"] ?? ""} />
      <div className="admin-grid">
        <Field {...field("name")} />
        <Field {...field("email")} type="email" />
        <Field {...field("phone")} type="tel" />
        <Field {...field("company")} />
        <Field {...field("vat_number")} />
        <Field {...field("po_number")} />
        <Select {...field("locale")}>
          <option value="en">{t(messages.english)}</option>
          <option value="ga">{t(messages.irish)}</option>
        </Select>
      </div>
    </section>
  );
}

/** Finds a customer by three letters. It needs scripts. */
export function CustomerPicker({ pick }: { readonly pick: (customer: PickedCustomer) => void }) {
  const t = useT();
  if (!useHydrated()) return null;
  return (
    <ResultPicker<PickedCustomer>
      label={t(messages.findCustomer)}
      hint={t(messages.findCustomerHint)}
      address={adminPath("/admin/orders/drafts/customers")}
      least={3}
      pick={pick}
    >
      {({ name, email, company, user }) => (
        <>
          <bdi>{company ? `${company}, ${name}` : name}</bdi> · {email}
          {user !== "" && <span className="muted"> · {t(messages.hasAccount)}</span>}
        </>
      )}
    </ResultPicker>
  );
}

function valuesOf(customer: PickedCustomer) {
  const { user, name, email, phone, company, vatNumber, locale, address, billing } = customer;
  return {
    user,
    name,
    email,
    phone,
    company,
    vat_number: vatNumber,
    locale,
    ...(address ?? {}),
    ...billingFields(billing),
  };
}

/** Puts values into the fields of these names, which the browser keeps. */
export function fillIn(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const [field, value] of Object.entries(values)) {
    const element = form.elements.namedItem(field);
    if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) element.value = value;
  }
}

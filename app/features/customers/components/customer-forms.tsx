import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import * as messages from "#app/i18n/messages/orders-admin/customers.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { LimitedField, LimitedTextArea } from "#app/ui/forms/limited-field.tsx";
import { AlertBanner } from "#app/ui/page/banner.tsx";
import { usePressed } from "#app/ui/session/use-pressed.ts";
import { type CustomerAction, type CustomerAnswer, faultOf } from "../customer-answer.ts";
import type { CustomerView } from "../customers.ts";
import { CUSTOMER_LIMITS } from "../text-limits.ts";

interface FormProps {
  readonly customer: CustomerView;
  readonly answer: CustomerAnswer | null;
}

const actionOf = (id: string, action: CustomerAction) => adminPath(`/admin/customers/${id}/${action}`);

function Fault({
  answer,
  action,
}: {
  readonly answer: CustomerAnswer | null;
  readonly action: CustomerAction;
}) {
  const t = useT();
  const fault = faultOf(answer, action);
  return fault && <AlertBanner>{t(fault)}</AlertBanner>;
}

/** Contact details, tags and note, folded away until somebody changes them. */
export function CustomerDetailsForm({ customer, answer }: FormProps) {
  const t = useT();
  const pressed = usePressed();
  const action = actionOf(customer.id, "details");
  const values = answer?.action === "details" ? answer.values : null;
  const labels = { ...messages.columns, company: messages.company, tags: messages.tagsLabel };
  const field = fieldsOf(labels, values ?? {});
  return (
    <details open={values !== null} className="admin-card">
      <summary data-key="e">{t(messages.edit)}</summary>
      {/* What came back stays as it is while the page is read again. */}
      <Form
        key={values ? "returned" : customer.version}
        method="post"
        action={action}
        className="admin-form"
        preventScrollReset
      >
        <Fault answer={answer} action="details" />
        <input type="hidden" name="version" value={customer.version} />
        <LimitedField {...field("name", customer.name)} limit={CUSTOMER_LIMITS.name} />
        <LimitedField {...field("company", customer.company)} limit={CUSTOMER_LIMITS.company} />
        <LimitedField {...field("phone", customer.phone)} limit={CUSTOMER_LIMITS.phone} type="tel" />
        <Field {...field("tags", customer.tags.join(", "))} />
        <LimitedTextArea
          name="note"
          label={messages.note}
          rows={4}
          limit={CUSTOMER_LIMITS.note}
          defaultValue={values?.["note"] ?? customer.note}
        />
        <p>
          <SubmitButton busy={pressed({}, action)}>{t(messages.save)}</SubmitButton>
        </p>
      </Form>
    </details>
  );
}

/** Merges another customer into this one, and parts those that were merged. */
export function CustomerMergeForms({ customer, answer }: FormProps) {
  const t = useT();
  const locale = useLocale();
  const pressed = usePressed();
  const action = actionOf(customer.id, "merges");
  const values = answer?.action === "merges" ? answer.values : null;
  return (
    <>
      {customer.merged.map(({ id, name, emails, at }) => (
        <Form
          key={id}
          method="post"
          action={adminPath(`/admin/customers/${customer.id}/merges/${id}/reversal`)}
          className="stack-2"
        >
          <p>
            <bdi>{t(messages.mergedFrom, { name })}</bdi>
            <br />
            <small className="muted">
              {emails.join(", ")} · {formatDateTime(locale, at)}
            </small>
          </p>
          <SubmitButton variant="outline" small>
            {t(messages.part)}
          </SubmitButton>
        </Form>
      ))}
      <details open={values !== null} className="admin-card">
        <summary>{t(messages.merge)}</summary>
        <Form method="post" action={action} className="admin-form" preventScrollReset>
          <Fault answer={answer} action="merges" />
          <p className="muted">{t(messages.mergeText)}</p>
          <Field
            name="email"
            id="merge-email"
            type="email"
            label={messages.mergeEmail}
            autoComplete="off"
            required
            defaultValue={values?.["email"] ?? ""}
          />
          <p>
            <SubmitButton variant="outline" busy={pressed({}, action)}>
              {t(messages.mergeButton)}
            </SubmitButton>
          </p>
        </Form>
      </details>
    </>
  );
}

/** Export and erasure of personal data. */
export function CustomerDataForms({ customer, answer }: FormProps) {
  const t = useT();
  const pressed = usePressed();
  const action = actionOf(customer.id, "erasure");
  const values = answer?.action === "erasure" ? answer.values : null;
  return (
    <>
      <p className="muted">{t(messages.exportText)}</p>
      <p>
        <a className="link link-block" href={adminPath(`/admin/customers/${customer.id}/data`)} download>
          {t(messages.exportButton)}
        </a>
      </p>
      <details open={values !== null} className="admin-card">
        <summary>{t(messages.erase)}</summary>
        <Form method="post" action={action} className="admin-form" preventScrollReset>
          <Fault answer={answer} action="erasure" />
          <p>{t(messages.eraseText)}</p>
          <Field
            name="email"
            id="erase-email"
            type="email"
            label={messages.eraseSure}
            autoComplete="off"
            required
            defaultValue={values?.["email"] ?? ""}
          />
          <p>
            <SubmitButton variant="danger" busy={pressed({}, action)}>
              {t(messages.eraseButton)}
            </SubmitButton>
          </p>
        </Form>
      </details>
    </>
  );
}

import * as messages from "#app/i18n/messages/hire-admin/quotes-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Checkbox, Field, Select, TextArea } from "#app/ui/forms/field.tsx";
import { type ErrorOf, fieldsOf } from "#app/ui/forms/form-fields.ts";
import { QUOTE_RARE_FIELDS, type QuoteHeadValues } from "../../editor/draft-form.ts";

interface DraftHeadProps {
  readonly values: QuoteHeadValues;
  readonly errorOf: ErrorOf;
}

type HeadField = keyof typeof messages.head;

/** Customer, dates and terms of a draft. */
export function DraftHead({ values, errorOf }: DraftHeadProps) {
  const t = useT();
  const field = fieldsOf(messages.head, values, errorOf);
  const decimal = (name: HeadField) => <Field {...field(name)} inputMode="decimal" />;
  const tick = (name: HeadField) => (
    <Checkbox
      name={name}
      value="yes"
      defaultChecked={values[name] === "yes"}
      label={t(messages.head[name])}
    />
  );
  return (
    <>
      <section className="admin-card">
        <h2>{t(messages.hire)}</h2>
        <div className="admin-grid">
          <Field {...field("from")} type="datetime-local" step={900} />
          <Field {...field("to")} type="datetime-local" step={900} />
          <Select {...field("transport")}>
            <option value="collection">{t(messages.collectionKind)}</option>
            <option value="delivery">{t(messages.deliveryKind)}</option>
          </Select>
          <Field {...field("place")} />
          {decimal("deposit")}
          <Field {...field("valid_days")} inputMode="numeric" />
        </div>
        <div className="row row-wide">
          {tick("waiver")}
          {tick("hold")}
        </div>
        <TextArea {...field("message")} rows={2} />
        <details open={QUOTE_RARE_FIELDS.some((name) => errorOf(name) || (values[name] ?? "") !== "")}>
          <summary>{t(messages.moreTerms)}</summary>
          <div className="admin-grid">
            {decimal("order_discount")}
            {decimal("transport_net")}
            {decimal("crew_net")}
            {decimal("consumables_net")}
            {decimal("own_cost_net")}
            <Field {...field("insured_until")} type="date" />
          </div>
        </details>
      </section>
      <details className="admin-card" open={["name", "email"].some(errorOf)}>
        <summary>
          <h2>{t(messages.customer)}</h2>{" "}
          <bdi>
            {[values["company"], values["name"], values["email"], values["phone"]]
              .filter(Boolean)
              .join(" · ")}
          </bdi>
        </summary>
        <div className="admin-grid">
          <Field {...field("name")} />
          <Field {...field("email")} type="email" />
          <Field {...field("phone")} type="tel" />
          <Field {...field("company")} />
          <Field {...field("vat_number")} />
          <Select {...field("locale")}>
            <option value="en">{t(messages.english)}</option>
            <option value="ga">{t(messages.irish)}</option>
          </Select>
        </div>
        {tick("trade")}
      </details>
    </>
  );
}

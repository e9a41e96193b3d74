import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/orders-admin/discounts-admin.ts";
import { textLength } from "#app/i18n/messages/ui/text-limits.ts";
import { type Translate, useT } from "#app/i18n/use-t.tsx";
import type { FaultText } from "#app/lib/forms/form-faults.ts";
import type { VersionedForm } from "#app/lib/forms/versioned-form.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Checkbox, Field, Radio, TextArea } from "#app/ui/forms/field.tsx";
import { errorsOf, fieldsOf } from "#app/ui/forms/form-fields.ts";
import { linedFaultText } from "#app/ui/forms/lined/lined-faults.ts";
import { AlertBanner } from "#app/ui/page/banner.tsx";
import {
  DISCOUNT_TICKS,
  type DiscountFault,
  type DiscountFormField,
  type DiscountValues,
} from "../discount-form.ts";
import { DISCOUNT_KINDS, DISCOUNT_SCOPES } from "../enums.ts";
import "./discount-form.css";

const CATEGORIES = "categories" satisfies DiscountFormField;

interface DiscountFormProps {
  /** The id; null for a new one. */
  readonly id: string | null;
  readonly version: number;
  readonly values: DiscountValues;
  readonly categories: readonly { readonly id: string; readonly name: string; readonly depth: number }[];
  readonly returned: VersionedForm<DiscountValues, DiscountFault> | null;
}

export function DiscountForm({ id, version, values: stored, categories, returned }: DiscountFormProps) {
  const t = useT();
  const values = returned?.values ?? stored;
  const faultTexts = (returned?.faults ?? []).map((fault) => faultText(t, fault));
  const errorOf = errorsOf(faultTexts);
  const field = fieldsOf(messages.fields, values.texts, errorOf);
  const limit = t(messages.limitHint);
  return (
    <Form
      method="post"
      action={adminPath(`/admin/discounts/${id ?? "new"}`)}
      className="admin-card stack-4 discount-form"
      noValidate
    >
      <input type="hidden" name="version" value={returned?.version ?? version} />
      <ErrorSummary faults={faultTexts} />
      {returned?.changed && <AlertBanner>{t(messages.changedMeanwhile)}</AlertBanner>}
      <Field {...field("code")} hint={t(messages.codeHint)} autoCapitalize="characters" required />
      <fieldset className="stack-3">
        <legend>{t(messages.kind)}</legend>
        <Choices name="kind" choices={DISCOUNT_KINDS} labels={messages.kinds} chosen={values.kind} />
        <div className="discount-of-percent">
          <Field {...field("percent")} inputMode="decimal" />
        </div>
        <div className="discount-of-amount">
          <Field {...field("amount")} inputMode="decimal" />
        </div>
      </fieldset>
      <fieldset className="stack-3">
        <legend>{t(messages.scope)}</legend>
        <Choices name="scope" choices={DISCOUNT_SCOPES} labels={messages.scopes} chosen={values.scope} />
        <details open={values.scope === "categories"} className="discount-of-categories">
          <summary>{t(messages.fields.categories)}</summary>
          <CategoryBoxes categories={categories} chosen={values.categories} error={errorOf("categories")} />
        </details>
        <div className="discount-of-products">
          <TextArea {...field("skus")} rows={3} />
        </div>
      </fieldset>
      <fieldset className="stack-3">
        <legend>{t(messages.conditions)}</legend>
        <div className="discount-limits">
          <Field {...field("from")} type="date" hint={limit} />
          <Field {...field("until")} type="date" hint={limit} />
          <Field {...field("minimum")} inputMode="decimal" hint={limit} />
          <Field {...field("maxUses")} inputMode="numeric" hint={limit} />
          <Field {...field("maxPerCustomer")} inputMode="numeric" hint={limit} />
        </div>
        {DISCOUNT_TICKS.map((name) => (
          <Checkbox
            key={name}
            name={name}
            value="yes"
            label={t(messages.ticks[name])}
            defaultChecked={values.ticks[name]}
          />
        ))}
      </fieldset>
      <p>
        <SubmitButton>{t(messages.save)}</SubmitButton>
      </p>
    </Form>
  );
}

function faultText(t: Translate, fault: DiscountFault): FaultText {
  const { field } = fault;
  const label = t(messages.fields[field]);
  if (fault.kind === "too-long")
    return linedFaultText(t, { field, n: null, label, text: t(textLength, fault.over) });
  if (fault.kind === "unknown-skus")
    return { field, message: t(messages.unknownSkus, { label, skus: fault.skus }) };
  return { field, message: t(messages.faults[fault.kind], { label }) };
}

interface CategoryBoxesProps extends Pick<DiscountFormProps, "categories"> {
  readonly chosen: readonly string[];
  readonly error: string | undefined;
}

/** One box for each category. The summary of a refused form leads to the first of the group, as a group has no focus. */
function CategoryBoxes({ categories, chosen, error }: CategoryBoxesProps) {
  const t = useT();
  const group = categories.length === 0 ? { id: CATEGORIES, tabIndex: -1 } : {};
  const errorId = `${CATEGORIES}-error`;
  return (
    <fieldset {...group} aria-describedby={error && errorId}>
      <legend className="hidden-visually">{t(messages.fields.categories)}</legend>
      {error && (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      )}
      {categories.map(({ id, name, depth }, index) => (
        <Checkbox
          key={id}
          name={CATEGORIES}
          value={id}
          id={index === 0 ? CATEGORIES : `category-${id}`}
          label={`${"– ".repeat(depth)}${name}`}
          defaultChecked={chosen.includes(id)}
        />
      ))}
    </fieldset>
  );
}

interface ChoicesProps<K extends string> {
  readonly name: string;
  readonly choices: readonly K[];
  readonly labels: Readonly<Record<K, Message>>;
  readonly chosen: K;
}

function Choices<K extends string>({ name, choices, labels, chosen }: ChoicesProps<K>) {
  const t = useT();
  return choices.map((choice) => (
    <Radio
      key={choice}
      id={`${name}-${choice}`}
      name={name}
      value={choice}
      label={t(labels[choice])}
      defaultChecked={choice === chosen}
    />
  ));
}

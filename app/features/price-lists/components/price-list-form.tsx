import { useRef } from "react";
import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import { msg } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/orders-admin/price-lists.ts";
import { textLength } from "#app/i18n/messages/ui/text-limits.ts";
import { useT } from "#app/i18n/use-t.tsx";
import type { VersionedForm } from "#app/lib/forms/versioned-form.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Checkbox, Field, TextArea } from "#app/ui/forms/field.tsx";
import { errorsOf, fieldsOf } from "#app/ui/forms/form-fields.ts";
import { linedFaultText } from "#app/ui/forms/lined/lined-faults.ts";
import { ResultPicker } from "#app/ui/forms/result-picker.tsx";
import { AlertBanner } from "#app/ui/page/banner.tsx";
import { useHydrated } from "#app/ui/session/use-hydrated.ts";
import type { PriceListFault, PriceListValues } from "../price-list-form.ts";

interface CategoryChoice {
  readonly id: string;
  readonly name: string;
  readonly depth: number;
}

interface PriceListFormProps {
  /** The id; null for a new one. */
  readonly id: string | null;
  readonly version: number;
  readonly values: PriceListValues;
  readonly categories: readonly CategoryChoice[];
  readonly returned: VersionedForm<PriceListValues, PriceListFault> | null;
}

export function PriceListForm(props: PriceListFormProps) {
  const { id, version, values: stored, categories, returned } = props;
  const t = useT();
  const values = returned?.values ?? stored;
  const labelOf = (field: string): string => {
    if (field === "name" || field === "percent" || field === "prices") return t(messages.fields[field]);
    return categories.find((category) => field === `category.${category.id}`)?.name ?? "";
  };
  const faultTexts = (returned?.faults ?? []).map((fault) => {
    const { field } = fault;
    const label = labelOf(field);
    if (fault.kind === "too-long")
      return linedFaultText(t, { field, n: null, label, text: t(textLength, fault.over) });
    const message =
      "text" in fault
        ? t(messages.namedFaults[fault.kind], { label, text: fault.text })
        : t(messages.faults[fault.kind], { label });
    return { field, message };
  });
  const errorOf = errorsOf(faultTexts);
  const field = fieldsOf(messages.fields, values, errorOf);
  const hasCategories = Object.values(values.categories).some((text) => text !== "");
  return (
    <Form
      method="post"
      action={adminPath(`/admin/price-lists/${id ?? "new"}`)}
      className="admin-card stack-4"
      noValidate
    >
      <input type="hidden" name="version" value={returned?.version ?? version} />
      <ErrorSummary faults={faultTexts} />
      {returned?.changed && <AlertBanner>{t(messages.changedMeanwhile)}</AlertBanner>}
      <Field {...field("name")} required />
      <Checkbox name="active" value="yes" label={t(messages.active)} defaultChecked={values.active} />
      <Field {...field("percent")} hint={t(messages.percentHint)} inputMode="decimal" />
      <details open={hasCategories}>
        <summary>{t(messages.categories)}</summary>
        <p>{t(messages.categoriesText)}</p>
        {categories.map(({ id: category, name, depth }) => (
          <Field
            key={category}
            name={`category.${category}`}
            label={asMessage(`${"– ".repeat(depth)}${name}`)}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={values.categories[category] ?? ""}
            error={errorOf(`category.${category}`)}
          />
        ))}
      </details>
      <OwnPrices first={values.prices} error={errorOf("prices")} />
      <p>
        <SubmitButton>{t(messages.save)}</SubmitButton>
      </p>
    </Form>
  );
}

/** A name of the catalogue, the same in both languages. */
const asMessage = (name: string) => msg(name, name);

interface OwnPricesProps {
  readonly first: string;
  readonly error: string | undefined;
}

/** The own prices as text, which can be pasted; the picker adds a line and leaves the price to be typed. */
function OwnPrices({ first, error }: OwnPricesProps) {
  const t = useT();
  const hydrated = useHydrated();
  const field = useRef<HTMLTextAreaElement>(null);
  const add = (sku: string) => {
    const area = field.current;
    if (!area) return;
    const before = area.value.trimEnd();
    area.value = `${before}${before === "" ? "" : "\n"}${sku} `;
    area.focus();
    area.setSelectionRange(area.value.length, area.value.length);
  };
  return (
    <>
      <TextArea
        ref={field}
        name="prices"
        label={messages.fields.prices}
        hint={t(messages.pricesHint)}
        error={error}
        rows={8}
        spellCheck={false}
        defaultValue={first}
      />
      {hydrated && (
        <ResultPicker<{ readonly id: string; readonly code: string; readonly name: string }>
          label={t(messages.addProduct)}
          address={adminPath("/admin/orders/drafts/goods")}
          least={2}
          pick={({ id, code }) => add(code || id)}
        >
          {({ code, name }) => (
            <>
              {code !== "" && <code>{code}</code>} {name}
            </>
          )}
        </ResultPicker>
      )}
    </>
  );
}

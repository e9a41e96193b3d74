import { formatRate } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/catalog-admin/product-form.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { VAT_RATES } from "#app/lib/vat.ts";
import { Checkbox, Field, Select, TextArea } from "#app/ui/forms/field.tsx";
import { AttributesField } from "./attributes-field.tsx";
import { isUnused, ProductFormSection, type ProductFormSectionProps, useWired } from "./section.tsx";
import { FormattedField } from "./text-field.tsx";

/** Name and descriptions in both languages. Never folded: it says what the page is about. */
export function TextsSection(props: ProductFormSectionProps) {
  const t = useT();
  const field = useWired(props);
  const { values, errors, conflicts, onEdit } = props;
  const formatted = (name: "shortDescription" | "shortDescriptionGa" | "description" | "descriptionGa") => (
    <FormattedField
      name={name}
      label={messages.fields[name]}
      lang={name.endsWith("Ga") ? "ga" : "en"}
      value={values[name] ?? ""}
      error={errors.get(name)}
      theirs={conflicts.find((conflict) => conflict.field === name)?.theirs}
      long={name.startsWith("description")}
      onEdit={onEdit}
    />
  );
  return (
    <section className="admin-card product-section">
      <h2 className="hidden-visually">{t(messages.texts)}</h2>
      <div className="admin-pair">
        <Field {...field("name")} required />
        <Field {...field("nameGa")} lang="ga" />
        {formatted("shortDescription")}
        {formatted("shortDescriptionGa")}
        {formatted("description")}
        {formatted("descriptionGa")}
      </div>
    </section>
  );
}

export function PriceSection(props: ProductFormSectionProps) {
  const t = useT();
  const field = useWired(props);
  const saleFrom = field("saleFrom");
  return (
    <ProductFormSection title={messages.money}>
      <div className="product-grid">
        <Field {...field("regularPrice")} inputMode="decimal" />
        <Select {...field("vatRate")}>
          {VAT_RATES.map((rate) => (
            <option key={rate} value={rate}>
              {formatRate(rate)}%
            </option>
          ))}
        </Select>
        <Field {...field("salePrice")} inputMode="decimal" />
        <Field {...saleFrom} type="datetime-local" />
        <Field {...field("saleTo")} type="datetime-local" />
        <p className="field-hint">{t(messages.saleHint)}</p>
      </div>
    </ProductFormSection>
  );
}

export function StockSection(props: ProductFormSectionProps) {
  const t = useT();
  const field = useWired(props);
  return (
    <ProductFormSection title={messages.stockHead}>
      <div className="product-grid">
        <Field {...field("sku")} spellCheck={false} />
        <Field {...field("gtin")} inputMode="numeric" />
        <Field {...field("stock")} inputMode="numeric" />
        <Field {...field("lowStockAmount")} inputMode="numeric" />
        <Select {...field("backorders")}>
          <option value="no">{t(messages.backNo)}</option>
          <option value="notify">{t(messages.backNotify)}</option>
          <option value="yes">{t(messages.backYes)}</option>
        </Select>
        <Tick {...props} name="soldIndividually" />
      </div>
    </ProductFormSection>
  );
}

export function Tick({
  values,
  name,
}: ProductFormSectionProps & { readonly name: "soldIndividually" | "featured" }) {
  const t = useT();
  return (
    <Checkbox
      name={name}
      value="yes"
      defaultChecked={Boolean(values[name])}
      label={t(messages.fields[name])}
    />
  );
}

const SIZES = ["weight", "length", "width", "height"] as const;
const CUSTOMS = ["shippingClass", "hsCode", "countryOfOrigin"] as const;

export function MeasuresSection(props: ProductFormSectionProps) {
  const field = useWired(props);
  return (
    <ProductFormSection title={messages.measures} folded={isUnused(props, [...SIZES, ...CUSTOMS])}>
      <div className="product-grid product-grid-four">
        {SIZES.map((name) => (
          <Field key={name} {...field(name)} inputMode="decimal" />
        ))}
      </div>
      <div className="product-grid">
        {CUSTOMS.map((name) => (
          <Field key={name} {...field(name)} spellCheck={false} />
        ))}
      </div>
    </ProductFormSection>
  );
}

export function ManualsSection(props: ProductFormSectionProps) {
  const t = useT();
  const manuals = useWired(props)("manuals");
  return (
    <ProductFormSection title={messages.fields.manuals} folded={isUnused(props, ["manuals"])}>
      <TextArea {...manuals} rows={2} spellCheck={false} hint={manuals.hint ?? t(messages.manualsHint)} />
    </ProductFormSection>
  );
}

/** Kind and attributes; the table of variations follows. */
export function ChoicesFields(props: ProductFormSectionProps) {
  const t = useT();
  const field = useWired(props);
  return (
    <>
      <div className="product-grid product-kind">
        <Select {...field("kind")}>
          <option value="simple">{t(messages.simple)}</option>
          <option value="variable">{t(messages.variable)}</option>
          <option value="external">{t(messages.external)}</option>
          {props.values.kind === "grouped" && <option value="grouped">{t(messages.grouped)}</option>}
        </Select>
        <Field {...field("externalUrl")} type="url" spellCheck={false} className="product-external" />
        <Field {...field("externalLabel")} className="product-external" />
      </div>
      <AttributesField {...field("attributes")} onEdit={props.onEdit} />
    </>
  );
}

import { formatRate } from "#app/i18n/formats.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/catalog-admin/product-form.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Checkbox, Field, Select, TextArea } from "#app/ui/forms/field.tsx";
import { NamedOptions } from "#app/ui/forms/named-options.tsx";
import { VAT_RATES } from "../bulk/bulk.ts";
import type { Choice } from "../catalog-desk.ts";
import type { Conflict, ProductField, ProductValues } from "../product/product-values.ts";
import { AttributesField } from "./attributes-field.tsx";
import { ProductsField } from "./products-field.tsx";
import { FormattedField } from "./text-field.tsx";

export interface SectionProps {
  readonly values: ProductValues;
  readonly errors: ReadonlyMap<string, string>;
  readonly conflicts: readonly Conflict[];
  readonly onEdit: () => void;
}

/** What one input gets; beside a field that somebody else changed is what they stored. */
function useWired({ values, errors, conflicts }: SectionProps) {
  const t = useT();
  return (name: ProductField) => {
    const conflict = conflicts.find(({ field }) => field === name);
    return {
      name,
      label: messages.fields[name] as Message,
      companion: false,
      defaultValue: values[name] ?? "",
      error: errors.get(name),
      hint: conflict && (
        <span className="admin-theirs">
          {t(messages.theirs, { value: conflict.theirs || t(messages.empty) })}
        </span>
      ),
    };
  };
}

export function Section({ title, children }: { title: Message; children: React.ReactNode }) {
  const t = useT();
  return (
    <section className="admin-card">
      <h2>{t(title)}</h2>
      {children}
    </section>
  );
}

export function TextsSection(props: SectionProps) {
  const field = useWired(props);
  const { values, errors, conflicts, onEdit } = props;
  const formatted = (name: "shortDescription" | "shortDescriptionGa" | "description" | "descriptionGa") => (
    <FormattedField
      name={name}
      label={messages.fields[name]}
      lang={name.endsWith("Ga") ? "ga" : "en"}
      value={values[name] ?? ""}
      error={errors.get(name)}
      theirs={conflicts.find((one) => one.field === name)?.theirs}
      onEdit={onEdit}
    />
  );
  return (
    <Section title={messages.texts}>
      <div className="admin-pair">
        <Field {...field("name")} required />
        <Field {...field("nameGa")} lang="ga" />
        {formatted("shortDescription")}
        {formatted("shortDescriptionGa")}
        {formatted("description")}
        {formatted("descriptionGa")}
      </div>
    </Section>
  );
}

export function PriceSection(props: SectionProps) {
  const t = useT();
  const field = useWired(props);
  return (
    <Section title={messages.money}>
      <div className="admin-grid">
        <Field {...field("regularPrice")} inputMode="decimal" />
        <Select {...field("vatRate")}>
          {VAT_RATES.map((rate) => (
            <option key={rate} value={rate}>
              {formatRate(rate)} %
            </option>
          ))}
        </Select>
        <Field {...field("salePrice")} inputMode="decimal" />
        <Field {...field("saleFrom")} type="datetime-local" className="admin-new-row" />
        <Field {...field("saleTo")} type="datetime-local" />
        <p className="field-hint">{t(messages.saleHint)}</p>
      </div>
    </Section>
  );
}

export function StockSection(props: SectionProps) {
  const t = useT();
  const field = useWired(props);
  return (
    <Section title={messages.stockHead}>
      <div className="admin-grid">
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
    </Section>
  );
}

function Tick({ values, name }: SectionProps & { readonly name: "soldIndividually" | "featured" }) {
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

interface PlaceProps extends SectionProps {
  readonly categories: readonly Choice[];
  readonly brands: readonly Choice[];
}

export function PlaceSection({ categories, brands, ...props }: PlaceProps) {
  const t = useT();
  const field = useWired(props);
  const chosen = (props.values.categories ?? "").split(",");
  return (
    <Section title={messages.place}>
      <fieldset className="admin-field" id="categories">
        <legend>{t(messages.fields.categories)}</legend>
        <div className="product-categories">
          {[...categories]
            .sort((a, b) => Number(b.id === chosen[0]) - Number(a.id === chosen[0]))
            .map(({ id, name, depth }) => (
              <label key={id} className="check" data-depth={Math.min(depth, 4)}>
                <input type="checkbox" name="categories" value={id} defaultChecked={chosen.includes(id)} />
                <span>{name}</span>
              </label>
            ))}
        </div>
      </fieldset>
      <div className="admin-grid">
        <Select {...field("brand")}>
          <option value="">–</option>
          <NamedOptions of={brands} />
        </Select>
        <Field {...field("tags")} />
      </div>
    </Section>
  );
}

export function MeasuresSection(props: SectionProps) {
  const field = useWired(props);
  return (
    <Section title={messages.measures}>
      <div className="admin-grid">
        {(["weight", "length", "width", "height"] as const).map((name) => (
          <Field key={name} {...field(name)} inputMode="decimal" />
        ))}
        {(["shippingClass", "hsCode", "countryOfOrigin"] as const).map((name) => (
          <Field key={name} {...field(name)} spellCheck={false} />
        ))}
      </div>
    </Section>
  );
}

export function LinksSection({
  names,
  ...props
}: SectionProps & { readonly names: Readonly<Record<string, string>> }) {
  const t = useT();
  const field = useWired(props);
  const manuals = field("manuals");
  return (
    <Section title={messages.links}>
      <div className="admin-pair">
        {(["crossSells", "upsells"] as const).map((name) => (
          <ProductsField key={name} {...field(name)} names={names} onEdit={props.onEdit} />
        ))}
      </div>
      <TextArea {...manuals} rows={3} spellCheck={false} hint={manuals.hint ?? t(messages.manualsHint)} />
    </Section>
  );
}

export function PublishingSection(props: SectionProps) {
  const t = useT();
  const field = useWired(props);
  const slug = field("slug");
  const position = field("position");
  return (
    <Section title={messages.publishing}>
      <div className="admin-grid">
        <Field {...slug} spellCheck={false} hint={slug.hint ?? t(messages.slugHint)} />
        <Select {...field("visibility")}>
          <option value="visible">{t(messages.everywhere)}</option>
          <option value="catalog">{t(messages.listsOnly)}</option>
          <option value="search">{t(messages.searchOnly)}</option>
          <option value="hidden">{t(messages.nowhere)}</option>
        </Select>
        <Tick {...props} name="featured" />
        <Field {...position} inputMode="numeric" hint={position.hint ?? t(messages.positionHint)} />
      </div>
    </Section>
  );
}

/** Kind and features; the table of variations follows. */
export function ChoicesFields(props: SectionProps) {
  const t = useT();
  const field = useWired(props);
  return (
    <>
      <div className="admin-grid">
        <Select {...field("kind")}>
          <option value="simple">{t(messages.simple)}</option>
          <option value="variable">{t(messages.variable)}</option>
          <option value="external">{t(messages.external)}</option>
          {props.values.kind === "grouped" && <option value="grouped">{t(messages.grouped)}</option>}
        </Select>
        <Field {...field("externalUrl")} type="url" spellCheck={false} className="admin-new-row" />
        <Field {...field("externalLabel")} />
      </div>
      <AttributesField {...field("attributes")} onEdit={props.onEdit} />
    </>
  );
}

import { formatRate } from "#app/i18n/formats.ts";
import type { Message } from "#app/i18n/message.ts";
import * as words from "#app/i18n/messages/product-form.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Checkbox, Field, Select, TextArea } from "#app/ui/field.tsx";
import type { Choice } from "../assortment.ts";
import { VAT_RATES } from "../bulk.ts";
import type { Conflict, ProductField, ProductValues } from "../product-values.ts";
import { AttributesField } from "./attributes-field.tsx";
import { ProductsField } from "./products-field.tsx";
import { FormattedField } from "./text-field.tsx";

export interface SectionProps {
  readonly values: ProductValues;
  readonly errors: ReadonlyMap<string, string>;
  readonly conflicts: readonly Conflict[];
  readonly onEdit: () => void;
}

/** What one input gets; beside a field that somebody else changed stands what they stored. */
function useWired({ values, errors, conflicts }: SectionProps) {
  const t = useT();
  return (name: ProductField) => {
    const conflict = conflicts.find(({ field }) => field === name);
    return {
      name,
      label: words.fields[name] as Message,
      companion: false,
      defaultValue: values[name] ?? "",
      error: errors.get(name),
      hint: conflict && (
        <span className="desk-theirs">{t(words.theirs, { value: conflict.theirs || t(words.empty) })}</span>
      ),
    };
  };
}

export function Section({ title, children }: { title: Message; children: React.ReactNode }) {
  const t = useT();
  return (
    <section className="desk-card">
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
      label={words.fields[name]}
      lang={name.endsWith("Ga") ? "ga" : "en"}
      value={values[name] ?? ""}
      error={errors.get(name)}
      theirs={conflicts.find((one) => one.field === name)?.theirs}
      onEdit={onEdit}
    />
  );
  return (
    <Section title={words.texts}>
      <div className="desk-pair">
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
    <Section title={words.money}>
      <div className="desk-grid">
        <Field {...field("regularPrice")} inputMode="decimal" />
        <Select {...field("vatRate")}>
          {VAT_RATES.map((rate) => (
            <option key={rate} value={rate}>
              {formatRate(rate)} %
            </option>
          ))}
        </Select>
        <Field {...field("salePrice")} inputMode="decimal" />
        <Field {...field("saleFrom")} type="datetime-local" className="desk-new-row" />
        <Field {...field("saleTo")} type="datetime-local" />
        <p className="field-hint">{t(words.saleHint)}</p>
      </div>
    </Section>
  );
}

export function StockSection(props: SectionProps) {
  const t = useT();
  const field = useWired(props);
  return (
    <Section title={words.stockHead}>
      <div className="desk-grid">
        <Field {...field("sku")} spellCheck={false} />
        <Field {...field("gtin")} inputMode="numeric" />
        <Field {...field("stock")} inputMode="numeric" />
        <Field {...field("lowStockAmount")} inputMode="numeric" />
        <Select {...field("backorders")}>
          <option value="no">{t(words.backNo)}</option>
          <option value="notify">{t(words.backNotify)}</option>
          <option value="yes">{t(words.backYes)}</option>
        </Select>
        <Tick {...props} name="soldIndividually" />
      </div>
    </Section>
  );
}

function Tick({ values, name }: SectionProps & { readonly name: "soldIndividually" | "featured" }) {
  const t = useT();
  return (
    <Checkbox name={name} value="yes" defaultChecked={Boolean(values[name])} label={t(words.fields[name])} />
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
    <Section title={words.place}>
      <fieldset className="desk-field" id="categories">
        <legend>{t(words.fields.categories)}</legend>
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
      <div className="desk-grid">
        <Select {...field("brand")}>
          <option value="">–</option>
          {brands.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Field {...field("tags")} />
      </div>
    </Section>
  );
}

export function MeasuresSection(props: SectionProps) {
  const field = useWired(props);
  return (
    <Section title={words.measures}>
      <div className="desk-grid">
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
    <Section title={words.links}>
      <div className="desk-pair">
        {(["crossSells", "upsells"] as const).map((name) => (
          <ProductsField key={name} {...field(name)} names={names} onEdit={props.onEdit} />
        ))}
      </div>
      <TextArea {...manuals} rows={3} spellCheck={false} hint={manuals.hint ?? t(words.manualsHint)} />
    </Section>
  );
}

export function PublishingSection(props: SectionProps) {
  const t = useT();
  const field = useWired(props);
  const slug = field("slug");
  return (
    <Section title={words.publishing}>
      <div className="desk-grid">
        <Field {...slug} spellCheck={false} hint={slug.hint ?? t(words.slugHint)} />
        <Select {...field("visibility")}>
          <option value="visible">{t(words.everywhere)}</option>
          <option value="catalog">{t(words.listsOnly)}</option>
          <option value="search">{t(words.searchOnly)}</option>
          <option value="hidden">{t(words.nowhere)}</option>
        </Select>
        <Tick {...props} name="featured" />
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
      <div className="desk-grid">
        <Select {...field("kind")}>
          <option value="simple">{t(words.simple)}</option>
          <option value="variable">{t(words.variable)}</option>
          <option value="external">{t(words.external)}</option>
          {props.values.kind === "grouped" && <option value="grouped">{t(words.grouped)}</option>}
        </Select>
        <Field {...field("externalUrl")} type="url" spellCheck={false} className="desk-new-row" />
        <Field {...field("externalLabel")} />
      </div>
      <AttributesField {...field("attributes")} onEdit={props.onEdit} />
    </>
  );
}

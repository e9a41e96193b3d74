import type { LibraryItem } from "#app/features/media/library.ts";
import * as drafts from "#app/i18n/messages/admin/change-drafts.ts";
import * as messages from "#app/i18n/messages/catalog-admin/product-form.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { savedMeanwhile } from "#app/ui/admin/merge-conflict.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/forms/field.tsx";
import { readAttributes } from "../product/attributes.ts";
import type { ProductAdmin } from "../product/product-admin.ts";
import { ChoicesFields } from "./form-sections.tsx";
import { PicturesField } from "./pictures-field.tsx";
import { ProductFormSection, type ProductFormSectionProps } from "./section.tsx";

interface VariationsProps extends ProductFormSectionProps {
  /** The product; null for a product that is not there yet. */
  readonly product: ProductAdmin | null;
  readonly pictures: readonly LibraryItem[];
}

const TEXTS = ["sku", "regularPrice", "salePrice", "stock"] as const;

/** Features, and each variation with what it means, its price, count, part number and picture. */
export function ChoicesSection({ product, pictures, ...props }: VariationsProps) {
  const t = useT();
  const attributes = readAttributes(props.values.attributes ?? "") ?? [];
  const differing = (product?.differing ?? []).map(
    (stored) => attributes.find(({ name }) => name === stored.name) ?? stored,
  );
  const replacesDraft = product?.status === "published" && product.draft !== null;
  return (
    <ProductFormSection title={messages.choices}>
      <ChoicesFields {...props} />
      {product && product.variations.length > 0 ? (
        <ul className="admin-lines">
          {product.variations.map((variation) => (
            <VariationRow
              key={variation.id}
              id={variation.id}
              label={variation.label || t(messages.any)}
              differing={differing}
              pictures={pictures}
              {...props}
            />
          ))}
        </ul>
      ) : (
        <p className="field-hint">{t(messages.noVariations)}</p>
      )}
      <SubmitButton name="generate" value="yes" variant="outline" small className="self-start">
        {t(replacesDraft ? drafts.publishAndGenerate : messages.saveAndGenerate)}
      </SubmitButton>
    </ProductFormSection>
  );
}

interface RowProps extends ProductFormSectionProps {
  readonly id: string;
  readonly label: string;
  readonly differing: ProductAdmin["differing"];
  readonly pictures: readonly LibraryItem[];
}

/** A variation keeps the value that it has until another is chosen, also one that its attribute does not have. */
function withValue(all: readonly string[], value: string): readonly string[] {
  return value === "" || all.includes(value) ? all : [...all, value];
}

function VariationRow({ id, label, differing, pictures, values, errors, conflicts, onEdit }: RowProps) {
  const t = useT();
  const at = (field: string) => `v.${id}.${field}`;
  const picture = pictures.find((item) => item.id === values[at("picture")]);
  return (
    <li className="variation-row">
      <fieldset className="admin-field">
        <legend>{label}</legend>
        <div className="variation-fields">
          {differing.map(({ name, values: all }) => (
            <label key={name} className="field">
              <span className="field-label">{name}</span>
              <select className="input" name={at(`o.${name}`)} defaultValue={values[at(`o.${name}`)] ?? ""}>
                <option value="">{t(messages.any)}</option>
                {withValue(all, values[at(`o.${name}`)] ?? "").map((value) => (
                  <option key={value}>{value}</option>
                ))}
              </select>
            </label>
          ))}
          {TEXTS.map((field) => {
            const theirs = conflicts.find((conflict) => conflict.field === at(field))?.theirs;
            return (
              <label key={field} className="field">
                <span className="field-label">{t(messages.fields[field])}</span>
                {errors.has(at(field)) && <span className="field-error">{errors.get(at(field))}</span>}
                {theirs !== undefined && (
                  <span className="field-hint admin-theirs">{savedMeanwhile(t, theirs)}</span>
                )}
                <input
                  className="input"
                  id={at(field)}
                  name={at(field)}
                  defaultValue={values[at(field)] ?? ""}
                  aria-invalid={errors.has(at(field)) || undefined}
                />
              </label>
            );
          })}
        </div>
        <div className="variation-ticks">
          <input type="hidden" name={at("offered")} value="" />
          {(["offered", "remove"] as const).map((field) => (
            <Checkbox
              key={field}
              name={at(field)}
              value="yes"
              label={t(messages.fields[field])}
              error={errors.get(at(field))}
              defaultChecked={Boolean(values[at(field)])}
            />
          ))}
          <PicturesField name={at("picture")} items={picture ? [picture] : []} onEdit={onEdit} one />
        </div>
      </fieldset>
    </li>
  );
}

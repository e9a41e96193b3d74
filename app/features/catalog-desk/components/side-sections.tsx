import { DutiesFields } from "#app/features/catalog/components/admin/duties-fieldset.tsx";
import { DUTY_FIELDS } from "#app/features/catalog/duties/duties-form.ts";
import * as duties from "#app/i18n/messages/catalog-admin/duties-admin.ts";
import * as messages from "#app/i18n/messages/catalog-admin/product-form.ts";
import { useT } from "#app/i18n/use-t.tsx";
import type { FaultText } from "#app/lib/forms/form-faults.ts";
import { Field, Select } from "#app/ui/forms/field.tsx";
import { NamedOptions } from "#app/ui/forms/named-options.tsx";
import type { TreeChoice } from "../catalog-desk.ts";
import type { ProductAdmin } from "../product/product-admin.ts";
import { Tick } from "./form-sections.tsx";
import { ProductsField } from "./products-field.tsx";
import { ProductFormSection, type ProductFormSectionProps, useWired } from "./section.tsx";

interface PlaceProps extends ProductFormSectionProps {
  readonly categories: readonly TreeChoice[];
  readonly brands: readonly TreeChoice[];
}

/** Categories, brand and tags. */
export function PlaceSection({ categories, brands, ...props }: PlaceProps) {
  const t = useT();
  const field = useWired(props);
  const chosen = (props.values.categories ?? "").split(",");
  return (
    <ProductFormSection title={messages.place}>
      <fieldset className="admin-field" id="categories" tabIndex={-1}>
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
      <Select {...field("brand")}>
        <option value="">–</option>
        <NamedOptions of={brands} />
      </Select>
      <Field {...field("tags")} />
    </ProductFormSection>
  );
}

/** Accessories and alternatives. */
export function LinksSection({
  names,
  ...props
}: ProductFormSectionProps & { readonly names: Readonly<Record<string, string>> }) {
  const field = useWired(props);
  return (
    <ProductFormSection title={messages.links}>
      {(["crossSells", "upsells"] as const).map((name) => (
        <ProductsField key={name} {...field(name)} names={names} onEdit={props.onEdit} />
      ))}
    </ProductFormSection>
  );
}

/** The section about where visitors find the product. */
export function PublishingSection(props: ProductFormSectionProps) {
  const t = useT();
  const field = useWired(props);
  const slug = field("slug");
  const position = field("position");
  return (
    <ProductFormSection title={messages.listing}>
      <Select {...field("visibility")}>
        <option value="visible">{t(messages.everywhere)}</option>
        <option value="catalog">{t(messages.listsOnly)}</option>
        <option value="search">{t(messages.searchOnly)}</option>
        <option value="hidden">{t(messages.nowhere)}</option>
      </Select>
      <Tick {...props} name="featured" />
      <Field {...slug} spellCheck={false} hint={slug.hint ?? t(messages.slugHint)} />
      <Field {...position} inputMode="numeric" hint={position.hint ?? t(messages.positionHint)} />
    </ProductFormSection>
  );
}

interface ComplianceProps extends ProductFormSectionProps {
  /** The product; null for a product that is not there yet. */
  readonly product: ProductAdmin | null;
  readonly faults: readonly FaultText[];
}

/** What the law asks for. Folded for a product that can be published as it is. */
export function ComplianceSection({ product, faults, ...props }: ComplianceProps) {
  const asked =
    product === null || product.obstacles.some((obstacle) => /^(maker|responsible|warnings)-/.test(obstacle));
  const changed = props.conflicts.some(({ field }) => DUTY_FIELDS.some((name) => name === field));
  return (
    <ProductFormSection
      title={duties.fieldset}
      id="duties"
      folded={!asked && !changed && faults.length === 0}
    >
      <DutiesFields values={props.values} faults={faults} brandMaker={product?.brandMaker ?? null} />
    </ProductFormSection>
  );
}

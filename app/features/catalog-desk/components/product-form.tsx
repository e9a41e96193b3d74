import { useRef } from "react";
import { dutyFaultTexts } from "#app/features/catalog/components/admin/duties-fieldset.tsx";
import type { LibraryItem } from "#app/features/media/library.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as drafts from "#app/i18n/messages/admin/change-drafts.ts";
import * as messages from "#app/i18n/messages/catalog-admin/product-form.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { STANDARD_VAT_RATE } from "#app/lib/vat.ts";
import { MergeConflict } from "#app/ui/admin/merge-conflict.tsx";
import { SaveBar } from "#app/ui/admin/save-bar.tsx";
import { DefaultSubmit } from "#app/ui/forms/default-submit.tsx";
import { useOfferedDraft } from "#app/ui/forms/drafts/draft-offer.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import type { TreeChoice } from "../catalog-desk.ts";
import type { ProductAdmin } from "../product/product-admin.ts";
import { readFilled } from "../product/product-draft.ts";
import { ALL_FIELDS, type ProductValues, type ReturnedProduct } from "../product/product-values.ts";
import type { SaveQuestion as Question } from "../product/save/freed-prices.ts";
import { ProductDraftBanner } from "./draft-banner.tsx";
import { fieldLabel, productFaultTexts } from "./form-messages.ts";
import {
  ManualsSection,
  MeasuresSection,
  PriceSection,
  StockSection,
  TextsSection,
} from "./form-sections.tsx";
import { PicturesField } from "./pictures-field.tsx";
import { PRODUCT_FORM, productDraftPath, SaveButtons } from "./product-actions.tsx";
import { ProductStateCard } from "./product-side.tsx";
import { SaveQuestion } from "./save-question.tsx";
import { ProductFormSection } from "./section.tsx";
import { ComplianceSection, LinksSection, PlaceSection, PublishingSection } from "./side-sections.tsx";
import { usePhoneFolds } from "./use-phone-folds.ts";
import { ChoicesSection } from "./variations-field.tsx";

interface ProductFormProps {
  /** The product; null for a product that is not there yet. */
  readonly product: ProductAdmin | null;
  readonly returned: ReturnedProduct | undefined;
  /** The question that the form waits with, if it does. */
  readonly question: Question | null;
  readonly categories: readonly TreeChoice[];
  readonly brands: readonly TreeChoice[];
  /** Pictures that the form's values name. */
  readonly pictures: readonly LibraryItem[];
  /** The page is after a save. */
  readonly saved: boolean;
  /** The page is after another of its actions, which leaves what was typed unsaved. */
  readonly resumed: boolean;
  /** The page is after the save that made the product. */
  readonly created: boolean;
}

/** What a new product's form holds. */
const FRESH: ProductValues = {
  ...Object.fromEntries(ALL_FIELDS.map((name) => [name, ""])),
  vatRate: String(STANDARD_VAT_RATE),
  kind: "simple",
  backorders: "no",
  visibility: "visible",
};

/** A product in both languages. A plain post; what is typed is kept in the browser until it is saved. */
export function ProductForm(props: ProductFormProps) {
  const { product, returned, saved, resumed, created } = props;
  const draft = product?.draft;
  const offered = useOfferedDraft(`product:${product?.id ?? "new"}`, {
    isBack: Boolean(returned),
    saved,
    resumed,
    began: created ? "product:new" : null,
  });
  const form = useRef<HTMLFormElement>(null);
  const start = offered.taken
    ? readFilled(offered.taken)
    : {
        values: returned?.values ?? draft?.values ?? product?.values ?? FRESH,
        base: returned?.base ?? draft?.base ?? product?.values ?? {},
        draft: returned?.draft ?? draft?.version ?? "",
      };
  const keep = () => form.current && offered.keep(form.current);
  return (
    <>
      {product?.draft && <ProductDraftBanner {...props} product={product} draft={product.draft} />}
      {offered.banner}
      <form
        method="post"
        action={adminPath(`/admin/products/${product?.id ?? "new"}`)}
        id={PRODUCT_FORM}
        ref={form}
        className="admin-entry product-form"
        onInput={keep}
        noValidate
        key={offered.taken ? "draft" : "stored"}
      >
        <DefaultSubmit formAction={start.draft && product ? productDraftPath(product.id) : undefined} />
        <input type="hidden" name="base" value={JSON.stringify(start.base)} />
        <input type="hidden" name="draft" value={start.draft} />
        <FormBody {...props} values={start.values} form={form} onEdit={keep} />
      </form>
    </>
  );
}

interface FormBodyProps extends ProductFormProps {
  readonly values: ProductValues;
  readonly form: React.RefObject<HTMLFormElement | null>;
  readonly onEdit: () => void;
}

function FormBody(props: FormBodyProps) {
  const { product, returned, question, categories, brands, pictures, values, form, onEdit } = props;
  const t = useT();
  usePhoneFolds(form, product !== null);
  const dutyFaults = dutyFaultTexts(t, returned?.dutyFaults ?? []);
  const faultTexts = [...productFaultTexts(t, returned?.faults ?? []), ...dutyFaults];
  const conflicts = returned?.conflicts ?? [];
  const errors = new Map(faultTexts.map(({ field, message }) => [field, message]));
  const section = { values, errors, conflicts, onEdit };
  const shown = (values.pictures ?? "").split(",");
  return (
    <>
      <div className="product-column">
        <ErrorSummary faults={faultTexts} />
        {question && <SaveQuestion question={question} id={product?.id ?? null} values={values} />}
        {(conflicts.length > 0 || returned?.draftConflict) && <ProductConflict returned={returned} />}
        <TextsSection {...section} />
        <ProductFormSection title={messages.fields.pictures}>
          <PicturesField
            name="pictures"
            items={shown.flatMap((id) => pictures.find((item) => item.id === id) ?? [])}
            onEdit={onEdit}
          />
        </ProductFormSection>
        <PriceSection {...section} />
        <StockSection {...section} />
        <ChoicesSection {...section} product={product} pictures={pictures} />
        <MeasuresSection {...section} />
        <ManualsSection {...section} />
        <ComplianceSection {...section} product={product} faults={dutyFaults} />
      </div>
      <div className="product-column">
        {product && <ProductStateCard product={product} />}
        <PublishingSection {...section} />
        <PlaceSection {...section} categories={categories} brands={brands} />
        <LinksSection {...section} names={product?.linkedNames ?? {}} />
      </div>
      <SaveBar>
        <SaveButtons product={product} />
      </SaveBar>
    </>
  );
}

const CONFLICTS = {
  stored: [messages.conflict, messages.conflictText],
  saved: [drafts.conflictSaved, drafts.conflictSavedText],
  gone: [drafts.conflictGone, drafts.conflictGoneText],
} as const;

function ProductConflict({ returned }: { returned: ReturnedProduct | undefined }) {
  const t = useT();
  const { conflicts = [], merged = [], draftConflict = null } = returned ?? {};
  const [title, text] = CONFLICTS[draftConflict ?? "stored"];
  return (
    <MergeConflict
      title={t(title)}
      text={t(text)}
      labelOf={(field) => fieldLabel(t, field)}
      of={returned}
      conflicts={conflicts}
      merged={merged}
    />
  );
}

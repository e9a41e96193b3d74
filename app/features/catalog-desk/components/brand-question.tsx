import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/catalog-admin/catalog-desk.ts";
import * as buttons from "#app/i18n/messages/ui/bulk-buttons.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Select } from "#app/ui/forms/field.tsx";
import { NamedOptions } from "#app/ui/forms/named-options.tsx";
import { QuestionCard } from "#app/ui/forms/question-card.tsx";
import { NO_BRAND } from "../bulk/bulk.ts";
import type { TreeChoice } from "../catalog-desk.ts";

/** Leads to the question. */
export function BrandDelete({ id }: { id: string }) {
  const t = useT();
  return (
    <form method="post" action={adminPath(`/admin/brands/${id}/deletion`)}>
      <SubmitButton variant="outline">{t(messages.deleteBrand)}</SubmitButton>
    </form>
  );
}

interface BrandQuestionProps {
  readonly asked: {
    readonly products: number;
    readonly others: readonly TreeChoice[];
    /** The answer did not say where the products go. */
    readonly intoMissing: boolean;
  };
  readonly brand: { readonly id: string; readonly name: string };
}

/** The question before a brand goes, with the brand that its products move to. */
export function BrandQuestion({ asked, brand }: BrandQuestionProps) {
  const t = useT();
  const used = asked.products > 0;
  return (
    <QuestionCard
      title={t(messages.brandQuestion, { name: brand.name })}
      text={used ? t(messages.brandUsed, { n: asked.products }) : t(messages.brandUnused)}
      action={adminPath(`/admin/brands/${brand.id}/deletion`)}
      yes={used ? t(buttons.moveAndDelete, { n: asked.products }) : t(messages.deleteBrandSure)}
      back={adminPath(`/admin/brands/${brand.id}`)}
    >
      {used && (
        <Select
          name="into"
          label={messages.moveTo}
          prompt
          required
          error={asked.intoMissing ? t(messages.moveNeeded) : undefined}
        >
          <NamedOptions of={asked.others} />
          <option value={NO_BRAND}>{t(messages.noBrand)}</option>
        </Select>
      )}
    </QuestionCard>
  );
}

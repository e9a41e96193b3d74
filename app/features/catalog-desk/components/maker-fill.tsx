import { MAKER_FIELDS, type MakerValues } from "#app/features/catalog/duties/duties-form.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/catalog-admin/catalog-desk.ts";
import * as fill from "#app/i18n/messages/catalog-admin/maker-fill.ts";
import * as lists from "#app/i18n/messages/ui/lists.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/forms/field.tsx";
import { QuestionCard } from "#app/ui/forms/question-card.tsx";
import { Banner, DoneBanner } from "#app/ui/page/banner.tsx";
import type { MakerFillOutcome, MakerFillPreview } from "../brands/maker-fill.ts";

interface MakerFillQuestionProps {
  readonly values: MakerValues;
  readonly preview: MakerFillPreview;
  readonly brand: { readonly id: string; readonly name: string };
}

/** The question before a brand's maker is filled in: how many products change, and what of the others. */
export function MakerFillQuestion({ values, preview, brand }: MakerFillQuestionProps) {
  const t = useT();
  const { filled, same, other } = preview;
  const text = [t(fill.filled, { n: filled }), same > 0 && t(fill.same, { n: same }), t(messages.canUndo)];
  return (
    <QuestionCard
      title={t(fill.question, { name: brand.name })}
      text={text.filter(Boolean).join(" ")}
      action={adminPath(`/admin/brands/${brand.id}/fills`)}
      yes={t(fill.yes)}
      back={adminPath(`/admin/brands/${brand.id}`)}
      harmless
    >
      {MAKER_FIELDS.map((name) => (
        <input key={name} type="hidden" name={name} value={values[name]} />
      ))}
      {other > 0 && (
        <Checkbox
          name="replace"
          value="yes"
          label={t(fill.replace, { n: other })}
          hint={t(fill.replaceHint)}
        />
      )}
    </QuestionCard>
  );
}

/** The result of filling in a brand's maker, with the button that undoes it. */
export function MakerFilled({ brandId, outcome }: { brandId: string; outcome: MakerFillOutcome }) {
  const t = useT();
  const { changed, undo } = outcome;
  return (
    <Banner kind={changed > 0 ? "ok" : "info"} role="status">
      <form
        method="post"
        action={adminPath(`/admin/brands/${brandId}/fills/${undo}/reversal`)}
        className="row"
      >
        {t(fill.done, { n: changed })}
        {undo && (
          <SubmitButton variant="outline" small>
            {t(messages.undo)}
          </SubmitButton>
        )}
      </form>
    </Banner>
  );
}

/** The result of undoing it. `left` is the number of products that had been changed since and stay. */
export function MakerFillUndone({ left }: { left: number }) {
  const t = useT();
  return <DoneBanner>{left === 0 ? t(lists.undone) : t(lists.undoneExcept, { n: left })}</DoneBanner>;
}

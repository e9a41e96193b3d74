import { MediaPicker } from "#app/features/media/components/media-picker.tsx";
import type { LibraryItem } from "#app/features/media/library.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/fleet-admin/fleet.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { readBase } from "#app/lib/forms/merge-values.ts";
import type { MergedForm } from "#app/lib/forms/merged-form.ts";
import { SaveBar } from "#app/ui/admin/save-bar.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { DefaultSubmit } from "#app/ui/forms/default-submit.tsx";
import { useOfferedDraft } from "#app/ui/forms/drafts/draft-offer.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import type { FleetFault } from "../csv/columns.ts";
import { type ItemValues, readItemValues } from "../items/item-form.ts";
import { Conflicts } from "./conflicts.tsx";
import { fieldFaultTexts } from "./fault-text.ts";
import { itemLabel } from "./field-labels.ts";
import {
  type ItemChoices,
  ItemFormSection,
  ItemPriceSection,
  ItemTextsSection,
  LoadSection,
  PublicSection,
  RelatedSection,
  SafetySection,
  StoreSection,
} from "./item-sections.tsx";

interface ItemFormProps {
  /** The id; null for an item that is not there yet. */
  readonly id: string | null;
  readonly stored: ItemValues;
  readonly returned: MergedForm<FleetFault> | undefined;
  readonly choices: ItemChoices;
  /** Pictures that the form's values name. */
  readonly pictures: readonly LibraryItem[];
  readonly saved: boolean;
  readonly created: boolean;
}

/** An item of the fleet. A plain post; what is typed is kept in the browser until it is saved. */
export function ItemForm(props: ItemFormProps) {
  const { id, stored, returned, saved, created } = props;
  const { taken, banner, keep } = useOfferedDraft(`hire-item:${id ?? "new"}`, {
    isBack: returned !== undefined,
    saved,
    began: created ? "hire-item:new" : null,
  });
  const start = taken
    ? { values: readItemValues(taken), base: readBase(taken.get("base") ?? "") }
    : { values: returned?.values ?? stored, base: returned?.base ?? (id ? stored : {}) };
  return (
    <>
      {banner}
      <form
        method="post"
        action={adminPath(`/admin/hire/items/${id ?? "new"}`)}
        className="admin-entry-fields stack-6"
        onInput={({ currentTarget }) => keep(currentTarget)}
        noValidate
        key={taken ? "draft" : "stored"}
      >
        <DefaultSubmit />
        <input type="hidden" name="base" value={JSON.stringify(start.base)} />
        <Body {...props} values={start.values} />
      </form>
    </>
  );
}

function Body({ id, returned, choices, pictures, values }: ItemFormProps & { readonly values: ItemValues }) {
  const t = useT();
  const faults = (returned?.faults ?? []).map(({ field, ...fault }) => ({
    field: field ?? "code",
    ...fault,
  }));
  const faultTexts = fieldFaultTexts(t, faults, itemLabel);
  const conflicts = returned?.conflicts ?? [];
  const section = {
    values,
    errors: new Map(faultTexts.map(({ field, message }) => [field, message])),
    conflicts,
  };
  return (
    <>
      <ErrorSummary faults={faultTexts} />
      <Conflicts labelOf={itemLabel} returned={returned} />
      <ItemTextsSection {...section} />
      <ItemPriceSection {...section} isNew={id === null} choices={choices} />
      <RelatedSection {...section} />
      <StoreSection {...section} />
      <LoadSection {...section} />
      <SafetySection {...section} />
      <ItemFormSection title={messages.fields.picture}>
        <MediaPicker
          name="picture"
          value={values.picture ?? ""}
          item={pictures.find(({ ref }) => ref === values.picture) ?? null}
          optional
        />
      </ItemFormSection>
      <PublicSection {...section} />
      <SaveBar>
        <SubmitButton>{t(messages.save)}</SubmitButton>
      </SaveBar>
    </>
  );
}

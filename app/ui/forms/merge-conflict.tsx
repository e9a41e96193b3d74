import * as messages from "#app/i18n/messages/catalog-admin/product-form.ts";
import { useT } from "#app/i18n/use-t.tsx";
import type { Conflict } from "#app/lib/merge-values.ts";
import { ConflictBanner } from "#app/ui/page/conflict-banner.tsx";

interface MergeConflictProps {
  readonly title: string;
  readonly text: string;
  readonly conflicts: readonly Conflict[];
  /** Fields that only the other person changed, taken over into the form. */
  readonly merged: readonly string[];
  readonly labelOf: (field: string) => string;
  /** What the form came back with: each time the banner takes the focus once. */
  readonly of: unknown;
}

/** Says above a form that was merged what somebody else stored in the fields that both changed. */
export function MergeConflict({ title, text, conflicts, merged, labelOf, of }: MergeConflictProps) {
  const t = useT();
  return (
    <ConflictBanner title={title} of={of}>
      <p>{text}</p>
      <ul>
        {conflicts.map(({ field, theirs }) => (
          <li key={field}>
            {labelOf(field)}: {t(messages.theirs, { value: theirs || t(messages.empty) })}
          </li>
        ))}
      </ul>
      {merged.length > 0 && <p>{t(messages.mergedText, { fields: merged.map(labelOf).join(", ") })}</p>}
    </ConflictBanner>
  );
}

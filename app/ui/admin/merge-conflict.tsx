import * as messages from "#app/i18n/messages/admin/merge-conflict.ts";
import { type Translate, useT } from "#app/i18n/use-t.tsx";
import type { Conflict } from "#app/lib/forms/merge-values.ts";
import { FocusedBanner } from "#app/ui/page/focused-banner.tsx";

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

/** Says above a form that was merged what somebody else saved in the fields that both changed. */
export function MergeConflict({ title, text, conflicts, merged, labelOf, of }: MergeConflictProps) {
  const t = useT();
  return (
    <FocusedBanner title={title} of={of}>
      <p>{text}</p>
      <ul>
        {conflicts.map(({ field, theirs }) => (
          <li key={field}>
            {labelOf(field)}: {savedMeanwhile(t, theirs)}
          </li>
        ))}
      </ul>
      {merged.length > 0 && <p>{mergedFields(t, merged.map(labelOf))}</p>}
    </FocusedBanner>
  );
}

/** What somebody else saved in a field that both changed, for beside the field. */
export function savedMeanwhile(t: Translate, value: string): string {
  return t(messages.savedMeanwhile, { value: value || t(messages.blank) });
}

/** The labels of the fields that only the other person changed, each once. */
export function mergedFields(t: Translate, labels: readonly string[]): string {
  return t(messages.mergedText, { fields: [...new Set(labels)].join(", ") });
}

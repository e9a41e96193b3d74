import { mergedText } from "#app/i18n/messages/catalog-admin/product-form.ts";
import * as messages from "#app/i18n/messages/hire-admin/fleet.ts";
import { useT } from "#app/i18n/use-t.tsx";
import type { Conflict } from "#app/lib/merge-values.ts";
import { Banner } from "#app/ui/page/banner.tsx";
import { ConflictBanner } from "#app/ui/page/conflict-banner.tsx";
import { type LabelOf, namedFields } from "./field-labels.ts";

interface ConflictsProps {
  readonly labelOf: LabelOf;
  /** What the form came back with. */
  readonly returned:
    | { readonly conflicts: readonly Conflict[]; readonly merged: readonly string[] }
    | undefined;
}

/** Says that somebody else has changed the same fields, with what is stored now, and which others were taken over. */
export function Conflicts({ labelOf, returned }: ConflictsProps) {
  const t = useT();
  const { conflicts = [], merged = [] } = returned ?? {};
  const taken = merged.length > 0 && <p>{t(mergedText, { fields: namedFields(t, merged, labelOf) })}</p>;
  if (conflicts.length === 0) return taken && <Banner kind="info">{taken}</Banner>;
  return (
    <ConflictBanner title={t(messages.conflict)} of={returned}>
      <p>{t(messages.conflictText)}</p>
      <ul>
        {conflicts.map(({ field, theirs }) => (
          <li key={field}>
            {t(messages.theirs, {
              field: namedFields(t, [field], labelOf),
              value: theirs || t(messages.empty),
            })}
          </li>
        ))}
      </ul>
      {taken}
    </ConflictBanner>
  );
}

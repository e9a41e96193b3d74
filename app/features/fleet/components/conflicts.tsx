import type { Conflict } from "#app/features/catalog-desk/product/product-values.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/fleet.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { ConflictBanner } from "#app/ui/conflict-banner.tsx";

interface ConflictsProps {
  readonly conflicts: readonly Conflict[];
  readonly labelOf: (field: string) => Message | undefined;
  /** What the form came back with. */
  readonly of: unknown;
}

/** Says that somebody else has changed the same fields, with what is stored now. */
export function Conflicts({ conflicts, labelOf, of }: ConflictsProps) {
  const t = useT();
  if (conflicts.length === 0) return null;
  return (
    <ConflictBanner title={t(messages.conflict)} of={of}>
      <p>{t(messages.conflictText)}</p>
      <ul>
        {conflicts.map(({ field, theirs }) => {
          const label = labelOf(field);
          return (
            <li key={field}>
              {t(messages.theirs, { field: label ? t(label) : field, value: theirs || t(messages.empty) })}
            </li>
          );
        })}
      </ul>
    </ConflictBanner>
  );
}

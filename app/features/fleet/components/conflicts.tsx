import * as messages from "#app/i18n/messages/fleet-admin/fleet.ts";
import { useT } from "#app/i18n/use-t.tsx";
import type { Conflict } from "#app/lib/forms/merge-values.ts";
import { MergeConflict, mergedFields } from "#app/ui/admin/merge-conflict.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
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
  const label = (field: string) => namedFields(t, [field], labelOf);
  if (conflicts.length > 0)
    return (
      <MergeConflict
        title={t(messages.conflict)}
        text={t(messages.conflictText)}
        labelOf={label}
        of={returned}
        conflicts={conflicts}
        merged={merged}
      />
    );
  if (merged.length === 0) return null;
  return <Banner kind="info">{mergedFields(t, merged.map(label))}</Banner>;
}

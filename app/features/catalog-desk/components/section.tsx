import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/catalog-admin/product-form.ts";
import { useT } from "#app/i18n/use-t.tsx";
import type { Conflict } from "#app/lib/forms/merge-values.ts";
import { savedMeanwhile } from "#app/ui/admin/merge-conflict.tsx";
import type { ProductField, ProductValues } from "../product/product-values.ts";

export interface ProductFormSectionProps {
  readonly values: ProductValues;
  readonly errors: ReadonlyMap<string, string>;
  readonly conflicts: readonly Conflict[];
  readonly onEdit: () => void;
}

/** What one input gets; beside a field that somebody else changed is what they stored. */
export function useWired({ values, errors, conflicts }: ProductFormSectionProps) {
  const t = useT();
  return (name: ProductField) => {
    const conflict = conflicts.find(({ field }) => field === name);
    return {
      name,
      label: messages.fields[name],
      defaultValue: values[name] ?? "",
      error: errors.get(name),
      hint: conflict && <span className="admin-theirs">{savedMeanwhile(t, conflict.theirs)}</span>,
    };
  };
}

/** Whether none of the fields has a value, a fault or a conflict. */
export function isUnused(
  { values, errors, conflicts }: ProductFormSectionProps,
  fields: readonly string[],
): boolean {
  return fields.every(
    (name) => !values[name] && !errors.has(name) && !conflicts.some(({ field }) => field === name),
  );
}

interface CardProps {
  readonly title: Message;
  /** True: the section is folded at first. */
  readonly folded?: boolean;
  readonly id?: string;
  readonly children: React.ReactNode;
}

/** A card of the form, which can be folded. On a phone those of a stored product are, see `usePhoneFolds`. */
export function ProductFormSection({ title, folded = false, id, children }: CardProps) {
  const t = useT();
  return (
    <details className="admin-card product-section" open={!folded} id={id} data-fold>
      <summary>
        <h2>{t(title)}</h2>
      </summary>
      <div className="product-section-body">{children}</div>
    </details>
  );
}

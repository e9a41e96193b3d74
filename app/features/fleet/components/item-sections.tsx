import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/fleet-admin/fleet.ts";
import { useT } from "#app/i18n/use-t.tsx";
import type { Conflict } from "#app/lib/forms/merge-values.ts";
import { savedMeanwhile } from "#app/ui/admin/merge-conflict.tsx";
import { Field, Select, TextArea } from "#app/ui/forms/field.tsx";
import type { ItemField } from "../csv/columns.ts";
import { HIRE_ITEM_KINDS, LIFTING_KINDS } from "../enums.ts";
import type { ItemValues } from "../items/item-form.ts";

export interface ItemFormSectionProps {
  readonly values: ItemValues;
  readonly errors: ReadonlyMap<string, string>;
  readonly conflicts: readonly Conflict[];
}

/** What the form offers to choose from. */
export interface ItemChoices {
  readonly groups: readonly { readonly name: string }[];
  /** Paths of categories. */
  readonly categories: readonly string[];
}

/** What one input gets; beside a field that somebody else changed is what they stored. */
function useWired({ values, errors, conflicts }: ItemFormSectionProps) {
  const t = useT();
  return (name: ItemField, hint?: Message) => {
    const conflict = conflicts.find(({ field }) => field === name);
    return {
      name,
      label: messages.fields[name],
      defaultValue: values[name] ?? "",
      error: errors.get(name),
      hint: conflict ? (
        <span className="admin-theirs">{savedMeanwhile(t, conflict.theirs)}</span>
      ) : (
        hint && t(hint)
      ),
    };
  };
}

export function ItemFormSection({
  title,
  children,
}: {
  readonly title: Message;
  readonly children: React.ReactNode;
}) {
  const t = useT();
  return (
    <section className="admin-card">
      <h2>{t(title)}</h2>
      {children}
    </section>
  );
}

export function ItemTextsSection(props: ItemFormSectionProps) {
  const field = useWired(props);
  return (
    <ItemFormSection title={messages.sectionTexts}>
      <div className="admin-pair">
        <Field {...field("code", messages.hints.code)} required spellCheck={false} />
        <TextArea {...field("aliases", messages.hints.aliases)} rows={2} spellCheck={false} />
        <Field {...field("name")} required />
        <Field {...field("name_ga")} lang="ga" />
        <TextArea {...field("description")} rows={3} />
        <TextArea {...field("description_ga")} rows={3} lang="ga" />
      </div>
    </ItemFormSection>
  );
}

interface PriceProps extends ItemFormSectionProps {
  readonly isNew: boolean;
  readonly choices: ItemChoices;
}

export function ItemPriceSection({ isNew, choices, ...props }: PriceProps) {
  const t = useT();
  const field = useWired(props);
  return (
    <ItemFormSection title={messages.sectionPrice}>
      <div className="admin-grid">
        <Select {...field("group")} required prompt>
          {choices.groups.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
        <Select {...field("category")}>
          <option value="">–</option>
          {choices.categories.map((path) => (
            <option key={path}>{path}</option>
          ))}
        </Select>
        <Select {...field("kind")}>
          {HIRE_ITEM_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(messages.kinds[kind])}
            </option>
          ))}
        </Select>
        {isNew && <Field {...field("owned", messages.hints.owned)} inputMode="numeric" />}
        <Field {...field("day_rate_net", messages.hints.day_rate_net)} inputMode="decimal" />
        <Field {...field("vat_rate")} inputMode="decimal" />
        <Field {...field("replacement_net")} inputMode="decimal" />
        <Field {...field("pack_size")} inputMode="numeric" />
      </div>
    </ItemFormSection>
  );
}

export function RelatedSection(props: ItemFormSectionProps) {
  const field = useWired(props);
  return (
    <ItemFormSection title={messages.sectionRelated}>
      <div className="admin-grid">
        {(["parts", "accessories", "substitutes"] as const).map((name) => (
          <TextArea key={name} {...field(name, messages.hints[name])} rows={4} spellCheck={false} />
        ))}
        <Field {...field("product", messages.hints.product)} spellCheck={false} className="admin-new-row" />
      </div>
    </ItemFormSection>
  );
}

export function StoreSection(props: ItemFormSectionProps) {
  const field = useWired(props);
  return (
    <ItemFormSection title={messages.sectionStore}>
      <div className="admin-grid">
        <Field {...field("prep_minutes", messages.hints.minutes)} inputMode="numeric" />
        <Field {...field("turnaround_minutes", messages.hints.minutes)} inputMode="numeric" />
        <Field {...field("place", messages.hints.place)} spellCheck={false} />
      </div>
    </ItemFormSection>
  );
}

export function LoadSection(props: ItemFormSectionProps) {
  const field = useWired(props);
  return (
    <ItemFormSection title={messages.sectionLoad}>
      <div className="admin-grid">
        <Field {...field("watts")} inputMode="numeric" />
        <Field {...field("power_factor")} inputMode="decimal" />
        <Select {...field("phases")}>
          <option>1</option>
          <option>3</option>
        </Select>
        <Field {...field("weight_kg")} inputMode="decimal" />
        <Field {...field("case_pieces")} inputMode="numeric" />
        <Field {...field("case_kg")} inputMode="decimal" />
        <Field {...field("case_mm")} />
      </div>
    </ItemFormSection>
  );
}

export function SafetySection(props: ItemFormSectionProps) {
  const t = useT();
  const field = useWired(props);
  return (
    <ItemFormSection title={messages.sectionSafety}>
      <div className="admin-grid">
        <Select {...field("lifting")}>
          {LIFTING_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(messages.liftings[kind])}
            </option>
          ))}
        </Select>
        <Select {...field("electrical")}>
          <option value="no">{t(messages.no)}</option>
          <option value="yes">{t(messages.yes)}</option>
        </Select>
      </div>
    </ItemFormSection>
  );
}

export function PublicSection(props: ItemFormSectionProps) {
  const t = useT();
  const field = useWired(props);
  return (
    <ItemFormSection title={messages.sectionPublic}>
      <div className="admin-grid">
        <Select {...field("visible")}>
          <option value="yes">{t(messages.shown)}</option>
          <option value="no">{t(messages.hidden)}</option>
        </Select>
        <Field {...field("slug", messages.hints.slug)} spellCheck={false} />
      </div>
    </ItemFormSection>
  );
}

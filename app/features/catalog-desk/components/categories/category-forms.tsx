import { useContext } from "react";
import { HIDDEN_SLUG } from "#app/features/catalog/category-tree.ts";
import { MediaPicker, PickerLibrary } from "#app/features/media/components/media-picker.tsx";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/catalog-admin/categories-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { savedMeanwhile } from "#app/ui/admin/merge-conflict.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Checkbox, Select } from "#app/ui/forms/field.tsx";
import { LimitedField, LimitedTextArea } from "#app/ui/forms/limited-field.tsx";
import {
  type AdminCategory,
  CATEGORY_LIMITS,
  type CategoryValues,
} from "../../categories/category-tree-admin.ts";
import type { TreeQuery } from "../../categories/tree-query.ts";
import { actionOf } from "./category-hrefs.ts";
import "#app/ui/tables/bulk-bar.css";

const TICKS = { hidden: messages.hidden, electrical: messages.electrical };
const LABELS = {
  name: messages.name,
  nameGa: messages.nameGa,
  slug: messages.slug,
  text: messages.text,
  textGa: messages.textGa,
};

export interface TreeProps {
  readonly categories: readonly AdminCategory[];
  /** What a refused form held. */
  readonly values: CategoryValues | null;
}

/** The forms of an open category: its fields, its deletion, and the merge into another. */
export function CategoryForms({
  category,
  categories,
  values,
  query,
}: TreeProps & { readonly category: AdminCategory; readonly query: TreeQuery }) {
  const t = useT();
  const { id, version } = category;
  const back = { ...query, open: id };
  return (
    <>
      <form method="post" action={actionOf(id, "", back)} className="admin-card">
        <input type="hidden" name="version" value={version} />
        <CategoryFields category={category} categories={categories} values={values} />
        <p className="row">
          <SubmitButton small>{t(messages.save)}</SubmitButton>
          <SubmitButton variant="quiet" small formAction={actionOf(id, "/deletion", back)}>
            {t(messages.remove)}
          </SubmitButton>
        </p>
      </form>
      <form method="post" action={actionOf(id, "/merges", back)} className="bulk-bar category-merge">
        <ParentSelect name="into" id={`${id}-into`} label={messages.into} value="" categories={categories} />
        <SubmitButton variant="outline" small>
          {t(messages.merge)}
        </SubmitButton>
      </form>
    </>
  );
}

function CategoryFields({ category, categories, values }: TreeProps & { readonly category: AdminCategory }) {
  const t = useT();
  const pictures = useContext(PickerLibrary);
  const { id } = category;
  const stored = { ...category, parent: category.parentId ?? "" };
  const shown = { ...stored, ...values };
  /** What somebody else has stored, where what was typed differs from it. */
  const theirs = (field: keyof typeof LABELS | "parent" | keyof typeof TICKS, value: string) =>
    values?.conflict && values[field] !== stored[field] ? (
      <span className="admin-theirs">{savedMeanwhile(t, value)}</span>
    ) : undefined;
  return (
    <>
      <div className="admin-grid">
        {(["name", "nameGa", "slug"] as const).map((field) => (
          <LimitedField
            key={field}
            name={field}
            id={`${id}-${field}`}
            label={LABELS[field]}
            limit={CATEGORY_LIMITS[field]}
            defaultValue={shown[field]}
            hint={theirs(field, stored[field])}
            {...(field === "nameGa" && { lang: "ga" })}
          />
        ))}
        <ParentSelect
          name="parent"
          id={`${id}-parent`}
          label={messages.parent}
          value={shown.parent}
          categories={categories.filter((other) => other.id !== id)}
          hint={theirs(
            "parent",
            categories.find((other) => other.id === stored.parent)?.name ?? t(messages.top),
          )}
        />
      </div>
      <div className="admin-grid">
        {(["text", "textGa"] as const).map((field) => (
          <LimitedTextArea
            key={field}
            name={field}
            id={`${id}-${field}`}
            rows={4}
            limit={CATEGORY_LIMITS[field]}
            label={LABELS[field]}
            defaultValue={shown[field]}
            hint={theirs(field, stored[field])}
            {...(field === "textGa" && { lang: "ga" })}
          />
        ))}
      </div>
      <fieldset className="admin-field">
        <legend>{t(messages.picture)}</legend>
        <p className="field-hint">{t(messages.pictureHint)}</p>
        <MediaPicker
          name="picture"
          value={shown.picture}
          item={pictures.find(({ ref }) => ref === shown.picture) ?? null}
          optional
        />
      </fieldset>
      {(["hidden", "electrical"] as const).map((tick) => {
        const isFixed = tick === "hidden" && shown.slug === HIDDEN_SLUG;
        return (
          <Checkbox
            key={tick}
            name={tick}
            id={`${id}-${tick}`}
            defaultChecked={isFixed || shown[tick]}
            disabled={isFixed}
            label={t(TICKS[tick])}
            hint={
              isFixed
                ? t(messages.hiddenBySlug)
                : theirs(tick, t(stored[tick] ? messages.ticked : messages.unticked))
            }
          />
        );
      })}
    </>
  );
}

function ParentSelect(props: {
  readonly name: string;
  readonly id: string;
  readonly label: Message;
  readonly value: string;
  readonly categories: readonly AdminCategory[];
  readonly hint?: React.ReactNode;
}) {
  const t = useT();
  const { name, id, label, value, categories, hint } = props;
  return (
    <Select name={name} id={id} label={label} defaultValue={value} hint={hint}>
      <option value="">{name === "parent" ? t(messages.top) : "–"}</option>
      {categories.map((category) => (
        <option key={category.id} value={category.id}>
          {`${"\u2003".repeat(category.depth)}${category.name}`}
        </option>
      ))}
    </Select>
  );
}

/** The form of a new category. */
export function AddCategory({ categories, values }: TreeProps) {
  const t = useT();
  return (
    <form method="post" action={adminPath("/admin/categories")} className="admin-card">
      <h2>{t(messages.add)}</h2>
      <div className="admin-grid">
        <LimitedField
          name="name"
          label={messages.name}
          limit={CATEGORY_LIMITS.name}
          defaultValue={values?.name}
        />
        <LimitedField
          name="nameGa"
          label={messages.nameGa}
          limit={CATEGORY_LIMITS.nameGa}
          defaultValue={values?.nameGa}
          lang="ga"
        />
        <ParentSelect
          name="parent"
          id="new-parent"
          label={messages.parent}
          value={values?.parent ?? ""}
          categories={categories}
        />
      </div>
      <p>
        <SubmitButton small>{t(messages.add)}</SubmitButton>
      </p>
    </form>
  );
}

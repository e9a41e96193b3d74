import * as words from "#app/i18n/messages/categories-desk.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox, Field, Select } from "#app/ui/field.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { DeskCategory } from "../category-tree-desk.ts";

const MOVES = { up: words.up, down: words.down };
const LABELS = { name: words.name, nameGa: words.nameGa, slug: words.slug };

/** What was typed into a form that was refused. */
export type TypedCategory = Readonly<Record<"id" | "name" | "nameGa" | "slug" | "parent", string>>;

interface TreeProps {
  readonly categories: readonly DeskCategory[];
  readonly typed: TypedCategory | null;
}

/** The tree: each category with its form, moved by its place, its buttons or its parent. */
export function CategoryTreeDesk({ categories, typed }: TreeProps) {
  return (
    <ul className="desk-rows">
      {categories.map((one) => (
        <CategoryRow
          key={`${one.id} ${one.version}`}
          category={one}
          categories={categories}
          typed={typed?.id === one.id ? typed : null}
        />
      ))}
    </ul>
  );
}

function CategoryRow({ category, categories, typed }: TreeProps & { readonly category: DeskCategory }) {
  const t = useT();
  const { id, name, nameGa, products, hidden, depth, version } = category;
  return (
    <li className="category-row" data-depth={Math.min(depth, 4)} id={id}>
      <details open={typed !== null}>
        <summary>
          <b>{name}</b>{" "}
          <span lang="ga" className="voice">
            {nameGa}
          </span>{" "}
          {hidden && <Tag look="warn">{t(words.hiddenTag)}</Tag>}{" "}
          <small>{t(words.products, { n: products })}</small>
        </summary>
        <form method="post" className="desk-card">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="version" value={version} />
          <CategoryFields category={category} categories={categories} typed={typed} />
          <p className="flex flex-wrap gap-3">
            <Button type="submit" name="intent" value="save" small>
              {t(words.save)}
            </Button>
            <Button type="submit" name="intent" value="delete" look="quiet" small>
              {t(words.remove)}
            </Button>
          </p>
        </form>
        <form method="post" className="products-bulk category-merge">
          <input type="hidden" name="id" value={id} />
          <ParentSelect name="into" id={`${id}-into`} label={words.into} value="" categories={categories} />
          <Button type="submit" name="intent" value="merge" look="line" small>
            {t(words.merge)}
          </Button>
        </form>
      </details>
      <form method="post" className="desk-tools">
        <input type="hidden" name="id" value={id} />
        {(["up", "down"] as const).map((way) => (
          <Button
            key={way}
            type="submit"
            name="intent"
            value={way}
            look="quiet"
            small
            aria-label={t(MOVES[way], { name })}
          >
            {way === "up" ? "↑" : "↓"}
          </Button>
        ))}
      </form>
    </li>
  );
}

function CategoryFields({ category, categories, typed }: TreeProps & { readonly category: DeskCategory }) {
  const t = useT();
  const { id, hidden, electrical } = category;
  const stored = { ...category, parent: category.parentId ?? "", ...typed };
  return (
    <>
      <div className="desk-grid">
        {(["name", "nameGa", "slug"] as const).map((field) => (
          <Field
            key={field}
            name={field}
            id={`${id}-${field}`}
            label={LABELS[field]}
            companion={false}
            defaultValue={stored[field]}
          />
        ))}
        <ParentSelect
          name="parent"
          id={`${id}-parent`}
          label={words.parent}
          value={stored.parent}
          categories={categories.filter((one) => one.id !== id)}
        />
      </div>
      <Checkbox name="hidden" id={`${id}-hidden`} defaultChecked={hidden} label={t(words.hidden)} />
      <Checkbox
        name="electrical"
        id={`${id}-electrical`}
        defaultChecked={electrical}
        label={t(words.electrical)}
      />
    </>
  );
}

function ParentSelect(props: {
  readonly name: string;
  readonly id: string;
  readonly label: typeof words.parent | typeof words.into;
  readonly value: string;
  readonly categories: readonly DeskCategory[];
}) {
  const t = useT();
  const { name, id, label, value, categories } = props;
  return (
    <Select name={name} id={id} label={label} companion={false} defaultValue={value}>
      <option value="">{name === "parent" ? t(words.top) : "–"}</option>
      {categories.map((one) => (
        <option key={one.id} value={one.id}>
          {`${"\u2003".repeat(one.depth)}${one.name}`}
        </option>
      ))}
    </Select>
  );
}

export function AddCategory({ categories, typed }: TreeProps) {
  const t = useT();
  return (
    <form method="post" className="desk-card">
      <h2>{t(words.add)}</h2>
      <div className="desk-grid">
        <Field name="name" label={words.name} companion={false} defaultValue={typed?.name} />
        <Field name="nameGa" label={words.nameGa} companion={false} defaultValue={typed?.nameGa} lang="ga" />
        <ParentSelect
          name="parent"
          id="new-parent"
          label={words.parent}
          value={typed?.parent ?? ""}
          categories={categories}
        />
      </div>
      <p>
        <Button type="submit" name="intent" value="add" small>
          {t(words.add)}
        </Button>
      </p>
    </form>
  );
}

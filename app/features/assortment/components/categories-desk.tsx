import { useState } from "react";
import { Link, useSubmit } from "react-router";
import * as words from "#app/i18n/messages/categories-desk.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox, Field, Select } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { CategoryAnswer, DeskCategory, MergeAsked, TypedCategory } from "../category-tree-desk.ts";
import { ManyQuestion } from "./many-question.tsx";
import { type Place, useTreeDrag } from "./use-tree-drag.ts";

const MOVES = { up: words.up, down: words.down };
const TICKS = { hidden: words.hidden, electrical: words.electrical };
const LABELS = { name: words.name, nameGa: words.nameGa, slug: words.slug };

interface TreeProps {
  readonly categories: readonly DeskCategory[];
  /** What was typed into a form that was refused. */
  readonly typed: TypedCategory | null;
}

/** The address of the tree with one category open: each form lists all others, so only one has its forms. */
const openHref = (id: string) => `/admin/categories?open=${id}#${id}`;

interface DeskProps extends TreeProps {
  /** The one whose forms are shown. */
  readonly open: string | null;
  /** Shown with those forms, where it is about that category. */
  readonly answer: CategoryAnswer | null;
}

/** The tree: categories moved by their place, their buttons or their parent. */
export function CategoryTreeDesk({ categories, typed, open, answer }: DeskProps) {
  const submit = useSubmit();
  // Opening another closes none: what was typed stays.
  const [opened, setOpened] = useState<readonly string[]>([]);
  if (open && !opened.includes(open)) setOpened([...opened, open]);
  const versions = new Map(categories.map(({ id, version }) => [id, version]));
  const { dragged, drop, handle } = useTreeDrag("li.category-row", (at) => {
    void submit({ intent: "place", ...at, version: versions.get(at.id) ?? "" }, { method: "post" });
  });
  return (
    <ul className="desk-rows">
      {categories.map((one) => (
        <CategoryRow
          key={`${one.id} ${one.version}`}
          category={one}
          categories={categories}
          handle={handle(one.id)}
          mark={dragged === one.id ? "held" : drop?.target === one.id ? drop.where : null}
          typed={typed?.id === one.id ? typed : null}
          answer={answer?.id === one.id ? answer : null}
          isOpen={open === one.id || opened.includes(one.id)}
          onClose={() => setOpened(opened.filter((id) => id !== one.id))}
        />
      ))}
    </ul>
  );
}

interface RowProps extends TreeProps {
  readonly category: DeskCategory;
  readonly handle: React.HTMLAttributes<HTMLElement>;
  /** The row is held, or where another would go; null: neither. */
  readonly mark: Place | "held" | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly answer: CategoryAnswer | null;
}

function CategoryRow({ category, categories, typed, handle, mark, isOpen, onClose, answer }: RowProps) {
  const t = useT();
  const { id, name, nameGa, products, hidden, depth } = category;
  return (
    <li
      className="category-row"
      data-depth={Math.min(depth, 4)}
      id={id}
      data-desk-row=""
      {...(mark && { "data-drop": mark })}
    >
      <span className="desk-grip" data-tip={t(words.drag)} aria-hidden="true" {...handle} />
      <div>
        <Link
          className="category-name"
          to={isOpen ? "/admin/categories" : openHref(id)}
          preventScrollReset
          aria-expanded={isOpen}
          {...(isOpen && { onClick: onClose })}
        >
          <b>{name}</b>{" "}
          <span lang="ga" className="voice">
            {nameGa}
          </span>{" "}
          {hidden && <Tag variant="warn">{t(words.hiddenTag)}</Tag>}{" "}
          <small>{t(words.products, { n: products })}</small>
        </Link>
        {isOpen && answer && (
          <div className="category-told">
            <CategoryTold answer={answer} categories={categories} />
          </div>
        )}
        {isOpen && <CategoryForms category={category} categories={categories} typed={typed} />}
      </div>
      <form method="post" className="desk-tools">
        <input type="hidden" name="id" value={id} />
        {(["up", "down"] as const).map((way) => (
          <Button
            key={way}
            type="submit"
            name="intent"
            value={way}
            variant="quiet"
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

function CategoryForms({ category, categories, typed }: TreeProps & { readonly category: DeskCategory }) {
  const t = useT();
  const { id, version } = category;
  return (
    <>
      <form method="post" className="desk-card">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <CategoryFields category={category} categories={categories} typed={typed} />
        <p className="row">
          <Button type="submit" name="intent" value="save" small>
            {t(words.save)}
          </Button>
          <Button type="submit" name="intent" value="delete" variant="quiet" small>
            {t(words.remove)}
          </Button>
        </p>
      </form>
      <form method="post" className="products-bulk category-merge">
        <input type="hidden" name="id" value={id} />
        <ParentSelect name="into" id={`${id}-into`} label={words.into} value="" categories={categories} />
        <Button type="submit" name="intent" value="ask-merge" variant="outline" small>
          {t(words.merge)}
        </Button>
      </form>
    </>
  );
}

function CategoryFields({ category, categories, typed }: TreeProps & { readonly category: DeskCategory }) {
  const t = useT();
  const { id } = category;
  const now = { ...category, parent: category.parentId ?? "" };
  const shown = { ...now, ...typed };
  /** What somebody else has stored, where what was typed differs from it. */
  const theirs = (field: keyof typeof LABELS | "parent" | keyof typeof TICKS, value: string) =>
    typed?.conflict && typed[field] !== now[field] ? (
      <span className="desk-theirs">{t(words.stored, { value: value || t(words.empty) })}</span>
    ) : undefined;
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
            defaultValue={shown[field]}
            hint={theirs(field, now[field])}
          />
        ))}
        <ParentSelect
          name="parent"
          id={`${id}-parent`}
          label={words.parent}
          value={shown.parent}
          categories={categories.filter((one) => one.id !== id)}
          hint={theirs("parent", categories.find((one) => one.id === now.parent)?.name ?? t(words.top))}
        />
      </div>
      {(["hidden", "electrical"] as const).map((tick) => (
        <Checkbox
          key={tick}
          name={tick}
          id={`${id}-${tick}`}
          defaultChecked={shown[tick]}
          label={t(TICKS[tick])}
          hint={theirs(tick, t(now[tick] ? words.ticked : words.unticked))}
        />
      ))}
    </>
  );
}

function ParentSelect(props: {
  readonly name: string;
  readonly id: string;
  readonly label: typeof words.parent | typeof words.into;
  readonly value: string;
  readonly categories: readonly DeskCategory[];
  readonly hint?: React.ReactNode;
}) {
  const t = useT();
  const { name, id, label, value, categories, hint } = props;
  return (
    <Select name={name} id={id} label={label} companion={false} defaultValue={value} hint={hint}>
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

/** What came of a form, or the question before it is done. */
export function CategoryTold({
  answer: { problem, asked },
  categories,
}: { answer: CategoryAnswer } & Pick<TreeProps, "categories">) {
  const t = useT();
  if (asked) return <MergeQuestion asked={asked} categories={categories} />;
  return (
    <Notice kind={problem ? "fault" : "ok"} role={problem ? "alert" : "status"}>
      {t(problem ? words.problems[problem] : words.done)}
    </Notice>
  );
}

/** The question before a category is merged into another; nothing when either is gone. */
function MergeQuestion({ asked, categories }: { asked: MergeAsked } & Pick<TreeProps, "categories">) {
  const t = useT();
  const [from, into] = [asked.id, asked.into].map((id) => categories.find((one) => one.id === id));
  if (!from || !into) return null;
  const children = categories.filter(({ parentId }) => parentId === from.id).length;
  return (
    <ManyQuestion
      title={t(words.mergeQuestion, { from: from.name, into: into.name })}
      text={t(words.mergeText, { from: from.name, products: from.products, children })}
      intent="merge"
      yes={words.mergeYes}
      back={openHref(from.id)}
    >
      <input type="hidden" name="id" value={from.id} />
      <input type="hidden" name="into" value={into.id} />
    </ManyQuestion>
  );
}

import { useState } from "react";
import { useSubmit } from "react-router";
import * as messages from "#app/i18n/messages/catalog-admin/categories-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { QuestionCard } from "#app/ui/forms/question-card.tsx";
import { Link } from "#app/ui/link.tsx";
import { AlertBanner } from "#app/ui/page/banner.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { CategoryAnswer, MergeAsked } from "../../categories/category-tree-admin.ts";
import type { ShownCategory } from "../../categories/filter-tree.ts";
import { categoryTree, type TreeQuery } from "../../categories/tree-query.ts";
import { CategoryForms, type TreeProps } from "./category-forms.tsx";
import { actionOf, openHref } from "./category-hrefs.ts";
import { type DropPosition, useTreeDrag } from "./use-tree-drag.ts";

const MOVES = { up: messages.up, down: messages.down };
interface AdminProps extends TreeProps {
  /** Those of `categories` that the query shows. */
  readonly shown: readonly ShownCategory[];
  /** The query of the list, with the category whose forms are shown. */
  readonly query: TreeQuery;
  /** The one that was changed, which says so in its forms. */
  readonly changed: string | null;
  /** The answer to the last form; it is shown with the forms of the category that it is about. */
  readonly answer: CategoryAnswer | null;
}

/**
 * The tree: categories moved by dragging, their buttons or their parent. A filtered tree moves them by their parent
 * only: it does not show all their neighbours.
 */
export function CategoryTreeAdmin({ categories, shown, values, query, changed, answer }: AdminProps) {
  const { open } = query;
  const submit = useSubmit();
  // Opening another closes none: what was typed stays.
  const [opened, setOpened] = useState<readonly string[]>([]);
  if (open && !opened.includes(open)) setOpened([...opened, open]);
  const versions = new Map(categories.map(({ id, version }) => [id, version]));
  const { dragged, drop, handle } = useTreeDrag("li.category-row", ({ id, ...to }) => {
    const action = actionOf(id, "/moves", query);
    void submit({ ...to, version: versions.get(id) ?? "" }, { method: "post", action });
  });
  return (
    <ul className="admin-rows">
      {shown.map((category) => (
        <CategoryRow
          key={`${category.id} ${category.version}`}
          category={category}
          categories={categories}
          handle={handle(category.id)}
          mark={dragged === category.id ? "held" : drop?.target === category.id ? drop.where : null}
          values={values?.id === category.id ? values : null}
          query={query}
          changed={changed === category.id}
          answer={answer?.id === category.id ? answer : null}
          isOpen={open === category.id || opened.includes(category.id)}
          onClose={() => setOpened(opened.filter((id) => id !== category.id))}
        />
      ))}
    </ul>
  );
}

interface RowProps extends TreeProps {
  readonly category: ShownCategory;
  readonly handle: React.HTMLAttributes<HTMLElement>;
  /** The row is held, or where another would go; null: neither. */
  readonly mark: DropPosition | "held" | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly query: TreeQuery;
  readonly changed: boolean;
  readonly answer: CategoryAnswer | null;
}

function CategoryRow(props: RowProps) {
  const t = useT();
  const { category, categories, values, handle, mark, isOpen, onClose, query, changed, answer } = props;
  const { id, name, nameGa, products, hidden, depth, onPath } = category;
  const isWhole = query.search === "";
  return (
    <li
      className="category-row"
      data-depth={Math.min(depth, 4)}
      id={id}
      data-admin-row=""
      {...(mark && { "data-drop": mark })}
      {...(onPath && { "data-on-path": "" })}
    >
      {isWhole && <span className="admin-grip" data-tip={t(messages.drag)} aria-hidden="true" {...handle} />}
      <div>
        <Link
          className="category-name"
          to={isOpen ? categoryTree.href({ ...query, open: null }) : openHref(id, query)}
          preventScrollReset
          aria-expanded={isOpen}
          {...(isOpen && { onClick: onClose })}
        >
          <b>{name}</b>{" "}
          <span lang="ga" className="voice">
            {nameGa}
          </span>{" "}
          {hidden && <Tag variant="warn">{t(messages.hiddenTag)}</Tag>}{" "}
          <small>{t(messages.products, { n: products })}</small>
        </Link>
        {isOpen && changed && (
          <div className="category-result">
            <CategoryChanged />
          </div>
        )}
        {isOpen && answer && (
          <div className="category-result">
            <CategoryResult answer={answer} categories={categories} query={query} />
          </div>
        )}
        {isOpen && (
          <CategoryForms category={category} categories={categories} values={values} query={query} />
        )}
      </div>
      {isWhole && (
        <form method="post" action={actionOf(id, "/moves", query)} className="admin-tools">
          {(["up", "down"] as const).map((way) => (
            <SubmitButton
              key={way}
              name="by"
              value={way}
              variant="quiet"
              small
              aria-label={t(MOVES[way], { name })}
            >
              {way === "up" ? "↑" : "↓"}
            </SubmitButton>
          ))}
        </form>
      )}
    </li>
  );
}

/** The result after the change of a category. */
export function CategoryChanged() {
  return <FlashMessage results={{ "category-added": messages.done, "category-changed": messages.done }} />;
}

/** Why a form did nothing, or the question before it does. */
export function CategoryResult({
  answer: { refusal, asked },
  categories,
  query,
}: { answer: CategoryAnswer; query: TreeQuery } & Pick<TreeProps, "categories">) {
  const t = useT();
  if (asked) return <MergeQuestion asked={asked} categories={categories} query={query} />;
  return refusal && <AlertBanner>{t(messages.refusals[refusal])}</AlertBanner>;
}

/** The question before a category is merged into another; nothing when either is gone. */
function MergeQuestion({
  asked,
  categories,
  query,
}: { asked: MergeAsked; query: TreeQuery } & Pick<TreeProps, "categories">) {
  const t = useT();
  const [from, into] = [asked.id, asked.into].map((id) => categories.find((category) => category.id === id));
  if (!from || !into) return null;
  const children = categories.filter(({ parentId }) => parentId === from.id).length;
  const moved = t(messages.mergeText, { from: from.name, products: from.products, children });
  const terms = asked.terms.join(", ");
  return (
    <QuestionCard
      title={t(messages.mergeQuestion, { from: from.name, into: into.name })}
      text={terms === "" ? moved : `${moved} ${t(messages.mergeTerms, { terms })}`}
      action={actionOf(from.id, "/merges", { ...query, open: null })}
      yes={t(messages.mergeYes)}
      back={openHref(from.id, query)}
    >
      <input type="hidden" name="into" value={into.id} />
    </QuestionCard>
  );
}

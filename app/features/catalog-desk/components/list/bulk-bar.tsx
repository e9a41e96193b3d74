import { useState } from "react";
import {
  BULK_ACTIONS,
  type BulkAction,
  type BulkOutcome,
  isValued,
  type ManyAsked,
  type Matching,
  type ValuedAction,
} from "#app/features/catalog-desk/bulk/bulk.ts";
import type { TreeChoice } from "#app/features/catalog-desk/catalog-desk.ts";
import { type ProductsQuery, productsList } from "#app/features/catalog-desk/list-query.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatRate } from "#app/i18n/formats.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/catalog-admin/catalog-desk.ts";
import * as freePrices from "#app/i18n/messages/catalog-admin/free-prices.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { VAT_RATES } from "#app/lib/vat.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { Checkbox, Field, Select } from "#app/ui/forms/field.tsx";
import { QuestionCard } from "#app/ui/forms/question-card.tsx";
import { AlertBanner, Banner } from "#app/ui/page/banner.tsx";
import { SelectedCount } from "#app/ui/tables/selected-count.tsx";
import { BULK_BUTTONS, BULK_MESSAGES, lackWord } from "./list-messages.ts";
import { choiceOption } from "./products-filter.tsx";
import "#app/ui/tables/bulk-bar.css";

const CHANGES = adminPath("/admin/products/changes");

/** Longer lists of what was not done no one reads. */
const REFUSED_SHOWN = 100;

/** What a change can make of products. */
export interface BulkChoices {
  readonly categories: readonly TreeChoice[];
  readonly brands: readonly TreeChoice[];
}

interface BarProps extends BulkChoices {
  /** What the list shows. */
  readonly query: ProductsQuery;
  /** The id of the form, to which the ticks in the table belong. */
  readonly id: string;
  /** The products that the filters match; null when the page shows all of them. */
  readonly matching: Matching | null;
}

/** What to do with the ticked rows. Nothing happens before the question that follows is answered. */
export function BulkBar({ id, query, categories, brands, matching }: BarProps) {
  const t = useT();
  const [action, setAction] = useState<BulkAction | "">("");
  return (
    <form method="post" action={productsList.href(query, CHANGES)} id={id} className="bulk-bar">
      {matching && <AllMatching {...matching} />}
      <SelectedCount form={id} all={matching?.n} />
      <Select
        id="bulk-action"
        name="action"
        label={messages.whatToDo}
        prompt
        value={action}
        onChange={({ currentTarget: { value } }) =>
          setAction(BULK_ACTIONS.find((known) => known === value) ?? "")
        }
      >
        {BULK_ACTIONS.map((offered) => (
          <option key={offered} value={offered}>
            {t(BULK_MESSAGES[offered])}
          </option>
        ))}
      </Select>
      {action !== "" && isValued(action) && (
        <ValueField action={action} categories={categories} brands={brands} />
      )}
      <SubmitButton variant="outline" small>
        {t(messages.goOn)}
      </SubmitButton>
    </form>
  );
}

/** Is there when all rows of the page are ticked; without a script always. */
function AllMatching({ n, more }: Matching) {
  const t = useT();
  return (
    <div className="products-all">
      {more ? (
        <p>{t(messages.tooMany, { most: n })}</p>
      ) : (
        <Checkbox name="all" value="1" label={t(messages.allMatching, { n: n })} />
      )}
    </div>
  );
}

interface ValueFieldProps extends BulkChoices {
  readonly action: ValuedAction;
  /** What was typed that is no value. */
  readonly wrong?: string | null;
}

/** The field of the value that products are to get. */
function ValueField({ action, categories, brands, wrong = null }: ValueFieldProps) {
  const t = useT();
  switch (action) {
    case "category":
      return <BulkPick name="category" label={messages.category} options={categories.map(choiceOption)} />;
    case "brand":
      return (
        <BulkPick
          name="brand"
          label={messages.brand}
          options={[["", t(messages.noBrand)], ...brands.map(choiceOption)]}
        />
      );
    case "vat":
      return (
        <BulkPick
          name="vat"
          label={messages.vatRate}
          options={VAT_RATES.map((rate) => [String(rate), `${formatRate(rate)}%`])}
        />
      );
    case "price":
      return (
        <Field
          id="bulk-price"
          name="price"
          label={messages.percent}
          autoComplete="off"
          defaultValue={wrong ?? ""}
          {...(wrong !== null && { error: t(messages.badPercent) })}
        />
      );
  }
}

function BulkPick({
  name,
  label,
  options,
}: {
  name: string;
  label: Message;
  options: readonly (readonly [string, string])[];
}) {
  return (
    <Select id={`bulk-${name}`} name={name} label={label}>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  );
}

/** What the products get, in words; "" for a change that says it by itself, or whose value is not chosen yet. */
function valueText(
  { action, value }: Pick<ManyAsked, "action" | "value">,
  { categories, brands }: BulkChoices,
  none: string,
): string {
  if (value === null) return "";
  const nameOf = (choices: readonly TreeChoice[]) => choices.find(({ id }) => id === value)?.name ?? none;
  if (action === "category") return nameOf(categories);
  if (action === "brand") return nameOf(brands);
  if (action === "vat") return `${formatRate(Number(value))}%`;
  return action === "price" ? `${value.replace(/[%\s]/g, "")}%` : "";
}

/** The question before a change of many. */
export function BulkQuestion({
  asked,
  query,
  choices,
}: {
  readonly asked: ManyAsked;
  readonly query: ProductsQuery;
  readonly choices: BulkChoices;
}) {
  const t = useT();
  const what = valueText(asked, choices, t(messages.noBrand));
  const { action, value, wrong, n, ids, all, moved, freed, freedMark } = asked;
  const about = [
    freed > 0 && t(freePrices.freed, { n: freed }),
    action === "price" && t(messages.salePricesToo),
    t(action === "delete" ? messages.noUndo : messages.canUndo),
  ];
  return (
    <>
      {moved && <AlertBanner>{t(messages.matchingMoved)}</AlertBanner>}
      <QuestionCard
        title={`${t(BULK_MESSAGES[action])}${what && ` (${what})`}: ${t(all ? messages.confirmAll : messages.confirmMany, { n })}`}
        text={about.filter(Boolean).join(" ")}
        action={productsList.href(query, CHANGES)}
        yes={t(BULK_BUTTONS[action], { n })}
        back={productsList.href(query)}
        harmless={action !== "delete"}
      >
        {ids.map((id) => (
          <input key={id} type="hidden" name="id" value={id} />
        ))}
        {all && <input type="hidden" name="all" value={all} />}
        <input type="hidden" name="action" value={action} />
        <input type="hidden" name="freed" value={freedMark} />
        {value === null && isValued(action) ? (
          <ValueField action={action} wrong={wrong} {...choices} />
        ) : (
          <input type="hidden" name={action} value={value ?? ""} />
        )}
      </QuestionCard>
    </>
  );
}

/** What was done, what was left and why, and the way back. */
export function BulkDone({ outcome, query }: { outcome: BulkOutcome; query: ProductsQuery }) {
  const t = useT();
  const { action, changed, unchanged, refused, undo } = outcome;
  return (
    <>
      <Banner kind={changed > 0 ? "ok" : "info"} role="status">
        <form
          method="post"
          action={productsList.href(query, adminPath(`${CHANGES}/${undo}/reversal`))}
          className="row"
        >
          {t(action === "delete" ? messages.manyDeleted : messages.manyDone, { n: changed })}{" "}
          {unchanged > 0 &&
            t(action === "price" ? messages.manyWithoutPrice : messages.manyAlready, { n: unchanged })}
          {undo && (
            <SubmitButton variant="outline" small>
              {t(messages.undo)}
            </SubmitButton>
          )}
        </form>
      </Banner>
      <RefusedBanner refused={refused} />
    </>
  );
}

/** Products that were left as they are, each with what is in the way; nothing where there are none. */
export function RefusedBanner({ refused }: Pick<BulkOutcome, "refused">) {
  const t = useT();
  if (refused.length === 0) return null;
  return (
    <Banner kind="fault" title={t(messages.notDone)}>
      <ul>
        {refused.slice(0, REFUSED_SHOWN).map(({ name, why }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two products may have one name, and the list stays as it is.
          <li key={at}>
            {name}: {why.map((lack) => t(lackWord(lack))).join(", ")}
          </li>
        ))}
      </ul>
      {refused.length > REFUSED_SHOWN && (
        <p>{t(messages.moreRefused, { n: refused.length - REFUSED_SHOWN })}</p>
      )}
    </Banner>
  );
}

import { useState } from "react";
import { formatRate } from "#app/i18n/formats.ts";
import * as words from "#app/i18n/messages/assortment.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Button, ButtonRouteLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Choice } from "../assortment.ts";
import { BULK_ACTIONS, type BulkAction, type BulkOutcome, VAT_RATES } from "../bulk.ts";
import { BULK_WORDS, lackWord } from "./list-words.ts";
import { choiceOption } from "./products-filter.tsx";

interface BarProps {
  /** The id of the form, to which the ticks in the table belong. */
  readonly id: string;
  readonly categories: readonly Choice[];
  readonly brands: readonly Choice[];
}

/** What to do with the ticked rows. Nothing happens before the question that follows is answered. */
export function BulkBar({ id, categories, brands }: BarProps) {
  const t = useT();
  const [action, setAction] = useState<BulkAction | "">("");
  // Without a script every value's field stands there, and the one of the chosen action counts.
  const [scripted, setScripted] = useState(false);
  const shows = (one: BulkAction) => !scripted || action === one;
  return (
    <form method="post" id={id} className="products-bulk">
      <b>{t(words.many)}</b>
      <select
        name="action"
        className="input"
        aria-label={t(words.whatToDo)}
        value={action}
        onChange={(event) => {
          setScripted(true);
          setAction(event.currentTarget.value as BulkAction | "");
        }}
      >
        <option value="">{t(words.whatToDo)}</option>
        {BULK_ACTIONS.map((one) => (
          <option key={one} value={one}>
            {t(BULK_WORDS[one])}
          </option>
        ))}
      </select>
      {shows("category") && (
        <BulkPick name="category" label={t(words.category)} options={categories.map(choiceOption)} />
      )}
      {shows("brand") && (
        <BulkPick
          name="brand"
          label={t(words.brand)}
          options={[["", t(words.noBrand)], ...brands.map(choiceOption)]}
        />
      )}
      {shows("vat") && (
        <BulkPick
          name="vat"
          label={t(words.vatRate)}
          options={VAT_RATES.map((rate) => [String(rate), `${formatRate(rate)} %`])}
        />
      )}
      {shows("price") && (
        <input name="price" className="input" aria-label={t(words.percent)} placeholder={t(words.percent)} />
      )}
      <Button type="submit" name="intent" value="ask" look="line" small>
        {t(words.goOn)}
      </Button>
    </form>
  );
}

function BulkPick({
  name,
  label,
  options,
}: {
  name: string;
  label: string;
  options: readonly (readonly [string, string])[];
}) {
  return (
    <select name={name} className="input" aria-label={label}>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}

/** The question before a change of many. */
export function BulkQuestion(props: {
  readonly action: BulkAction;
  readonly value: string;
  readonly ids: readonly string[];
  readonly back: string;
}) {
  const t = useT();
  const { action, value, ids, back } = props;
  return (
    <form method="post" className="desk-card" aria-labelledby="question">
      <h2 id="question">
        {t(BULK_WORDS[action])}: {t(words.confirmMany, { n: ids.length })}
      </h2>
      <p>{t(action === "delete" ? words.noUndo : words.canUndo)}</p>
      {ids.map((id) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name={action} value={value} />
      <p className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="do" small>
          {t(words.yes)}
        </Button>
        <ButtonRouteLink look="quiet" small to={back}>
          {t(words.cancel)}
        </ButtonRouteLink>
      </p>
    </form>
  );
}

/** What was done, what was left and why, and the way back. */
export function BulkDone({ outcome }: { outcome: BulkOutcome }) {
  const t = useT();
  const { action, changed, refused, undo } = outcome;
  return (
    <>
      <Notice kind={changed > 0 ? "ok" : "info"} role="status">
        <form method="post" className="flex flex-wrap items-center gap-3">
          {t(action === "delete" ? words.manyDeleted : words.manyDone, { n: changed })}
          {undo && (
            <>
              <input type="hidden" name="batch" value={undo} />
              <Button type="submit" name="intent" value="undo" look="line" small>
                {t(words.undo)}
              </Button>
            </>
          )}
        </form>
      </Notice>
      {refused.length > 0 && (
        <Notice kind="fault" title={t(words.notDone)}>
          <ul>
            {refused.map(({ name, why }) => (
              <li key={name}>
                {name}: {why.map((one) => t(lackWord(one))).join(", ")}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

import { useState } from "react";
import type { ClaimCondition } from "#app/features/claims/claims.ts";
import { keepFigures } from "#app/i18n/keep-together.ts";
import * as substitutes from "#app/i18n/messages/hire/substitutes.ts";
import * as returns from "#app/i18n/messages/hire-admin/hire-return.ts";
import * as messages from "#app/i18n/messages/hire-admin/warehouse.ts";
import { type Named, nameIn } from "#app/i18n/named.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Button, SubmitButton } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { passFocusOn } from "#app/ui/page/focus-heading.ts";
import { Tag } from "#app/ui/tag.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { isItemDone, orderOf } from "../list-order.ts";
import { moveable } from "../predict.ts";
import type { ScanAction } from "../scans.ts";
import type { ListedItem, ListedUnit, WarehouseView } from "../warehouse.ts";
import "./pick-list.css";

interface ListProps {
  readonly view: WarehouseView;
  readonly action: Extract<ScanAction, "prepare" | "put-back" | "out" | "return">;
  /** How what is taken back came back. */
  readonly condition: ClaimCondition;
  readonly onCount: (itemId: string, quantity: number) => void;
}

/** The list of a hire by place in the store: what was to be done when the page was opened comes first. */
export function PickList({ view, action, condition, onCount }: ListProps) {
  const t = useT();
  const [known] = useState(() => orderOf(view, action));
  const rows = orderOf(view, action, known).flatMap((id) =>
    view.items
      .filter(({ itemId }) => itemId === id)
      .map((item) => ({ item, units: view.units.filter(({ itemId }) => itemId === id) })),
  );
  return (
    <ul className="pick-list" aria-label={t(messages.list)}>
      {rows.map(({ item, units }) => (
        <PickRow
          key={item.itemId}
          item={item}
          units={units}
          action={action}
          condition={condition}
          onCount={onCount}
        />
      ))}
    </ul>
  );
}

function backOf({ good, damaged }: ListedItem): number {
  return good + damaged;
}

const BRINGERS = { all: messages.partOf, some: messages.someOf };
const PROMISED = { all: substitutes.insteadOf, some: substitutes.someInsteadOf };

/** What pieces of an item belong to; with how many, unless it is all of them. */
function belongsText(
  t: ReturnType<typeof useT>,
  { needed, short, subhired }: ListedItem,
  { item, n, words }: { readonly item: string; readonly n: number; readonly words: typeof BRINGERS },
): string {
  const isAll = n >= needed + short + subhired;
  return isAll ? t(words.all, { item }) : t(words.some, { item, n: formatNumber(n) });
}

interface RowProps extends Pick<ListProps, "action" | "condition" | "onCount"> {
  readonly item: ListedItem;
  readonly units: readonly ListedUnit[];
}

function PickRow({ item, units, action, condition, onCount }: RowProps) {
  const [t, locale] = [useT(), useLocale()];
  const name = (of: Named) => keepFigures(nameIn(locale, of));
  const ofUnits = units.filter(({ at }) => at === "shelf").map(({ place }) => place);
  const places = [...new Set(item.serialised ? ofUnits : [item.place])].filter(Boolean);
  const done = isItemDone(item, action);
  const belongs = [
    ...(item.insteadOf ?? []).map((promised) => [promised, PROMISED] as const),
    ...item.with.map((line) => [line, BRINGERS] as const),
  ];
  return (
    <li className={classNames("pick-row", done && "pick-done")}>
      <div className="pick-name">
        <strong>{name(item)}</strong>
        <small>
          {item.supplied ? t(messages.supplied) : item.custom ? t(messages.byHand) : item.code}
          {belongs.map(
            ([of, words]) => ` · ${belongsText(t, item, { item: name(of), n: of.quantity, words })}`,
          )}
        </small>
        {item.short > 0 && <Tag variant="fault">{t(messages.short, { n: formatNumber(item.short) })}</Tag>}
        {item.subhired > 0 && (
          <Tag variant="warn">{t(messages.subhired, { n: formatNumber(item.subhired) })}</Tag>
        )}
        {places.length > 0 && action !== "return" && (
          <p className="pick-places">{places.slice(0, 6).join(" · ")}</p>
        )}
      </div>
      <Counts item={item} isReturn={action === "return"} done={done} />
      {item.serialised ? (
        <Units units={units} isReturn={action === "return"} />
      ) : (
        <CountButtons item={item} name={name(item)} action={action} condition={condition} onCount={onCount} />
      )}
    </li>
  );
}

function Counts({
  item,
  isReturn,
  done,
}: {
  readonly item: ListedItem;
  readonly isReturn: boolean;
  readonly done: boolean;
}) {
  const t = useT();
  const back = backOf(item);
  const gone = item.out + back + item.missing;
  const [n, of] = isReturn ? [back, gone] : [item.prepared + gone, item.needed];
  const isMissing = isReturn && item.missing > 0;
  const stayed = isReturn ? moveable(item, "out") : 0;
  // Nothing of it left: there is nothing to count.
  const isCounted = of > 0 || stayed === 0;
  return (
    <p className="pick-counts">
      {isCounted && (
        <span className="pick-figure">
          {formatNumber(n)}
          <VisuallyHidden> / </VisuallyHidden>
          <small>{formatNumber(of)}</small>
        </span>
      )}
      {isCounted && done && !isMissing && <Tag variant="ok">{t(messages.complete)}</Tag>}
      {isMissing && <Tag variant="warn">{t(messages.missingOf, { n: formatNumber(item.missing) })}</Tag>}
      {stayed > 0 && <small>{t(messages.notTakenOut, { n: formatNumber(stayed) })}</small>}
      {!isReturn && gone > 0 && <small>{`${t(messages.counts.out)}: ${formatNumber(item.out)}`}</small>}
      {item.damaged > 0 && <small>{`${t(messages.counts.damaged)}: ${formatNumber(item.damaged)}`}</small>}
      {item.missing > 0 && !isMissing && (
        <small>{`${t(messages.counts.missing)}: ${formatNumber(item.missing)}`}</small>
      )}
    </p>
  );
}

/** Units that the hire has: their numbers and where they are. */
function Units({ units, isReturn }: { readonly units: readonly ListedUnit[]; readonly isReturn: boolean }) {
  const t = useT();
  const started = units.filter(({ at }) => at !== "shelf" && !(isReturn && at === "prepared"));
  if (started.length === 0) return null;
  const words = { ...messages.counts, good: messages.counts.back };
  return (
    <ul className="pick-units" aria-label={t(messages.units)}>
      {started.map(({ number, at }) => (
        <li key={number} className={`pick-unit pick-unit-${at}`}>
          {number} <small>{at === "shelf" ? "" : t(words[at])}</small>
        </li>
      ))}
    </ul>
  );
}

interface CountProps extends Pick<ListProps, "action" | "condition" | "onCount"> {
  readonly item: ListedItem;
  readonly name: string;
}

/** The buttons that enter counted pieces: one, so many, or all that are left. */
function CountButtons({ item, name, action, condition, onCount }: CountProps) {
  const t = useT();
  const [typed, setTyped] = useState("");
  const left = moveable(item, action);
  // What is missing can be found, not go missing again.
  const found = action === "return" && condition !== "missing" && left === 0 ? item.missing : 0;
  if (left === 0 && found === 0) return null;
  const most = left + found;
  const quantity = Number(typed);
  const fault = action === "return" && condition !== "good" ? condition : null;
  const enter = action === "return" ? messages.takeBack : messages.actions[action];
  return (
    <form
      className="pick-count"
      ref={passFocusOn}
      onSubmit={(event) => {
        event.preventDefault();
        if (quantity >= 1) onCount(item.itemId, quantity);
        setTyped("");
      }}
    >
      <label>
        <VisuallyHidden>{t(messages.quantity, { item: name })}</VisuallyHidden>
        <input
          className="input"
          inputMode="numeric"
          pattern="[0-9]{1,4}"
          value={typed}
          placeholder="1"
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <SubmitButton
        variant={fault ? "danger" : "outline"}
        onClick={() => typed === "" && onCount(item.itemId, 1)}
      >
        {t(fault ? returns.mark[fault] : enter)}
      </SubmitButton>
      {most > 1 && (
        <Button variant="quiet" onClick={() => onCount(item.itemId, most)}>
          {t(fault ? returns.markAll[fault] : messages.allOf, { n: formatNumber(most) })}
        </Button>
      )}
    </form>
  );
}

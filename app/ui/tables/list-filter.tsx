import { Children, isValidElement, useEffect, useId, useRef, useState } from "react";
import { Form, useLocation, useSubmit } from "react-router";
import type { Message } from "#app/i18n/message.ts";
import * as lists from "#app/i18n/messages/ui/lists.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { classNames } from "../class-names.ts";
import { SearchIcon } from "../icons.tsx";
import { type ChosenFilter, ChosenFilters } from "./chosen-filters.tsx";
import { type ListTab, ListTabs } from "./list-tabs.tsx";
import "./list-head.css";

interface ListFilterProps {
  /** Hidden inputs, which keep what links beside the form narrow the list by. */
  readonly hidden?: React.ReactNode;
  /** The states of the list's rows, above the filters. */
  readonly tabs?: { readonly label: string; readonly tabs: readonly ListTab[] };
  /** How the rows are sorted, and which columns they have: at the end of the row. */
  readonly sort?: React.ReactNode;
  readonly columns?: React.ReactNode;
  /** "29 of 161" and the export. */
  readonly count?: React.ReactNode;
  /** The search, then the filters. */
  readonly children: React.ReactNode;
}

/** Filters beside the search; further ones wait behind the button. */
const BESIDE = 2;

/**
 * The head of a list of the back office: states and saved views; search, filters, order and columns; count, export and
 * the chosen filters. All of it goes into the address. A choice or tick applies at once, so that what is chosen is
 * always what the list shows; text and columns apply with Enter. On a phone all but the search waits behind the button.
 */
export function ListFilter({ hidden, tabs, sort, columns, count, children }: ListFilterProps) {
  const t = useT();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const { state } = useLocation();
  const [search, ...filters] = Children.toArray(children);
  const [beside, behind] = [filters.slice(0, BESIDE), filters.slice(BESIDE)];
  const changed = String(state?.changed ?? "");
  const [isOpen, setIsOpen] = useState(
    behind.some((filter) => chosenOf(filter, t) !== null || nameOf(filter) === changed),
  );
  const [isPhoneOpen, setIsPhoneOpen] = useState(isOpen || changed !== "");
  const id = useId();
  // The form is made again for each address: the field that was changed keeps the focus.
  useEffect(() => {
    const field = form.current?.elements.namedItem(String(state?.changed ?? ""));
    if (field instanceof HTMLElement) field.focus();
  }, [state]);
  const apply = ({ target, currentTarget }: React.FormEvent<HTMLFormElement>) => {
    if (!(target instanceof Element) || !target.matches(AT_ONCE)) return;
    void submit(currentTarget, { state: { changed: target.getAttribute("name") } });
  };
  const toggle = () => {
    setIsOpen(!isOpen);
    setIsPhoneOpen(!isOpen);
  };
  const onPhone = isPhoneOpen && "list-filter-open";
  const folded = [
    ...(beside.length > 0 ? [`${id}-beside`] : []),
    ...(behind.length > 0 ? [`${id}-behind`] : []),
    ...(sort || columns ? [`${id}-end`] : []),
  ];
  return (
    <div className="list-head">
      <ListTabs own={tabs} />
      <Form method="get" role="search" className="list-filter" ref={form} onChange={apply}>
        {hidden}
        <div className="list-filter-search">
          {search}
          <button type="submit" className="list-filter-go" aria-label={t(lists.find)}>
            <SearchIcon />
          </button>
        </div>
        {beside.length > 0 && (
          <div id={`${id}-beside`} className={classNames("list-filter-beside", onPhone)}>
            {beside}
          </div>
        )}
        {(filters.length > 0 || sort || columns) && (
          <button
            type="button"
            className={classNames("list-filter-fold", behind.length === 0 && "list-filter-fold-phone")}
            aria-expanded={isOpen}
            aria-controls={folded.join(" ")}
            onClick={toggle}
          >
            {t(lists.filters)}
          </button>
        )}
        {behind.length > 0 && (
          <div id={`${id}-behind`} className={classNames("list-filter-behind", isOpen && "list-filter-open")}>
            {behind}
          </div>
        )}
        {(sort || columns) && (
          <div id={`${id}-end`} className={classNames("list-filter-end", onPhone)}>
            {sort}
            {columns}
          </div>
        )}
      </Form>
      <div className="list-line">
        {count}
        <ChosenFilters chosen={filters.flatMap((filter) => chosenOf(filter, t) ?? [])} />
      </div>
    </div>
  );
}

/** Fields whose change loads the list; columns are ticked one after another. */
const AT_ONCE = "select, input[type=checkbox]:not(details *)";

function nameOf(filter: React.ReactNode): string | null {
  return isValidElement<{ name?: unknown }>(filter) ? String(filter.props.name) : null;
}

/** What a filter is set to; null for one that narrows nothing. */
function chosenOf(filter: React.ReactNode, t: (message: Message) => string): ChosenFilter | null {
  if (isValidElement<FilterSelectProps>(filter) && filter.type === FilterSelect) {
    const { name, label, any, value, children } = filter.props;
    const chosen = any && value && children.find(([choice]) => choice === value)?.[1].trim();
    return chosen ? { name, text: `${t(label)}: ${chosen}` } : null;
  }
  if (isValidElement<FilterDateProps>(filter) && filter.type === FilterDate) {
    const { name, label, value } = filter.props;
    return value ? { name, text: `${t(label)}: ${value}` } : null;
  }
  if (!isValidElement<FilterCheckboxProps>(filter) || filter.type !== FilterCheckbox || !filter.props.value)
    return null;
  return { name: filter.props.name, text: t(filter.props.label) };
}

interface FilterSelectProps {
  readonly name: string;
  readonly label: Message;
  /** The first choice, which narrows nothing. */
  readonly any?: Message;
  readonly value: string | null;
  readonly children: readonly (readonly [value: string, text: string])[];
}

/** One choice of a filter; its first says what it is about. */
export function FilterSelect({ name, label, any, value, children }: FilterSelectProps) {
  const t = useT();
  return (
    <select className="input" name={name} defaultValue={value ?? ""} aria-label={t(label)}>
      {any && <option value="">{t(any)}</option>}
      {children.map(([choice, text]) => (
        <option key={choice} value={choice}>
          {text}
        </option>
      ))}
    </select>
  );
}

interface SortSelectProps<Sort extends string> {
  readonly sorts: readonly Sort[];
  readonly value: Sort;
  readonly labels: Readonly<Record<Sort, Message>>;
}

/** The order of a list. */
export function SortSelect<Sort extends string>({ sorts, value, labels }: SortSelectProps<Sort>) {
  const t = useT();
  return (
    <FilterSelect name="sort" label={lists.order} value={value}>
      {sorts.map((sort) => [sort, t(labels[sort])])}
    </FilterSelect>
  );
}

interface FilterDateProps {
  readonly name: string;
  readonly label: Message;
  /** The chosen day, such as `2026-11-25`. */
  readonly value: string | null;
}

/** A day of a filter; applies with Enter. */
export function FilterDate({ name, label, value }: FilterDateProps) {
  const t = useT();
  return (
    <label className="list-filter-day">
      <span>{t(label)}</span>
      <input className="input" type="date" name={name} defaultValue={value ?? ""} />
    </label>
  );
}

interface FilterCheckboxProps {
  readonly name: string;
  readonly label: Message;
  readonly value: boolean;
}

/** A filter that is on or off. */
export function FilterCheckbox({ name, label, value }: FilterCheckboxProps) {
  const t = useT();
  return (
    <label className="check">
      <input type="checkbox" name={name} value="1" defaultChecked={value} />
      <span>{t(label)}</span>
    </label>
  );
}

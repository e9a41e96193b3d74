import { Fragment } from "react";
import type { Message } from "#app/i18n/message.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { keysOf, recordOf } from "#app/lib/records.ts";
import { classNames } from "../class-names.ts";
import { openRow } from "./open-row.ts";
import { AllTick, RowTick, useRowTicks } from "./row-ticks.tsx";
import { Table } from "./table.tsx";
import "./bulk-bar.css";
import "./list-table.css";

interface Head<R> {
  readonly label: Message;
  readonly cell: (row: R) => React.ReactNode;
}

/** A column that can be left out. */
export interface ListColumn<R> extends Head<R> {
  readonly numeric?: boolean;
}

interface ListTableProps<R, C extends string> {
  readonly caption: Message;
  readonly rows: readonly R[];
  readonly keyOf: (row: R) => string;
  /** What a row is; leads to its page and always is. */
  readonly head: Head<R>;
  readonly columns: Readonly<Record<C, ListColumn<R>>>;
  readonly chosen: readonly C[];
  /** What belongs to a row and needs more room than a cell has: under it, over the whole width. */
  readonly below?: (row: R) => React.ReactNode;
  /** The form that gets the ids of chosen rows, and what a row is called; left out where rows cannot be chosen. */
  readonly ticks?: { readonly form: string; readonly nameOf: (row: R) => string };
}

/** A list of the back office: a table, and on a phone a card for each row that says what each value is. */
export function ListTable<R, C extends string>(props: ListTableProps<R, C>) {
  const { caption, rows, keyOf, head, columns, chosen, below, ticks } = props;
  const t = useT();
  const { head: all, onChange } = useRowTicks(ticks?.form ?? null, rows);
  return (
    <Table caption={t(caption)} quietCaption className="list-table" onChange={onChange} onClick={openRow}>
      <thead>
        <tr>
          <th scope="col">
            {ticks && <AllTick form={ticks.form} ref={all} />} <span>{t(head.label)}</span>
          </th>
          {chosen.map((column) => (
            <th key={column} scope="col" className={classNames(columns[column].numeric && "numeric")}>
              {t(columns[column].label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Fragment key={keyOf(row)}>
            <tr data-admin-row="">
              <th scope="row">
                {ticks ? (
                  <span className="row-ticked">
                    <RowTick form={ticks.form} id={keyOf(row)} name={ticks.nameOf(row)} />
                    {head.cell(row)}
                  </span>
                ) : (
                  head.cell(row)
                )}
              </th>
              {chosen.map((column) => (
                <td
                  key={column}
                  className={classNames(columns[column].numeric && "numeric")}
                  data-label={t(columns[column].label)}
                >
                  <div>{columns[column].cell(row)}</div>
                </td>
              ))}
            </tr>
            {below && (
              <tr className="list-below">
                <td colSpan={chosen.length + 1}>{below(row)}</td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </Table>
  );
}

/** What the columns of a list are called, for the choice of them. */
export function columnMessages<R, C extends string>(
  columns: Readonly<Record<C, ListColumn<R>>>,
): Readonly<Record<C, Message>> {
  return recordOf(keysOf(columns), (column) => columns[column].label);
}

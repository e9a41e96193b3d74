import { useState } from "react";
import { Form } from "react-router";
import { Thumb } from "#app/features/media/components/thumb.tsx";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/admin/stock-count.ts";
import { nameIn } from "#app/i18n/named.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import type { Flash } from "#app/ui/flash/flash.ts";
import { useFlash } from "#app/ui/flash/flash-provider.tsx";
import { Field, Select } from "#app/ui/forms/field.tsx";
import { usePressed } from "#app/ui/session/use-pressed.ts";
import type { CountedRow, ReturnedCount } from "../stock-count.ts";
import "./count-rows.css";

interface CountRowsProps {
  readonly rows: readonly CountedRow[];
  readonly refused: ReturnedCount | null;
  /** The address that the count of a row is sent to. */
  readonly actionOf: (row: CountedRow) => string;
  /** The names of what is counted, and of what is besides. */
  readonly names: { readonly count: Message; readonly besides: Message };
  readonly reasons: readonly (readonly [string, Message])[];
  /** Takes the count back that was stored last, where that is possible. */
  readonly undo?: ((row: CountedRow) => React.ReactNode) | undefined;
}

/** What is counted, each with its picture, its count and the form of a new one. There is no price. */
export function CountRows({ rows, ...props }: CountRowsProps) {
  return (
    <ul className="count-rows">
      {rows.map((row) => (
        <CountRow key={row.id} row={row} {...props} />
      ))}
    </ul>
  );
}

type RowProps = Omit<CountRowsProps, "rows"> & { readonly row: CountedRow };

function CountRow({ row, names, undo, ...form }: RowProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <li className="count-row" data-admin-row="">
      <Thumb thumb={row.thumb} />
      <div className="count-what">
        <b id={`name-${row.id}`}>
          <bdi>{nameIn(locale, row)}</bdi>
          {row.options && <> · {row.options}</>}
        </b>
        <span className="muted">{row.code}</span>
        <span>
          {t(names.count)} <b>{row.count}</b>
          {row.besides > 0 && (
            <span className="muted">
              {" "}
              · {t(names.besides)} {row.besides}
            </span>
          )}
        </span>
        <CountDone row={row} undo={undo} />
      </div>
      <CountForm key={row.count} row={row} {...form} />
    </li>
  );
}

function CountForm({ row, refused, actionOf, reasons }: Omit<RowProps, "names" | "undo">) {
  const t = useT();
  const action = actionOf(row);
  const busy = usePressed()({}, action);
  const returned = refused?.id === row.id ? refused : null;
  return (
    <Form
      method="post"
      action={action}
      className="count-form"
      aria-labelledby={`name-${row.id}`}
      noValidate
      preventScrollReset
    >
      <input type="hidden" name="seen" value={row.count} />
      <input type="hidden" name="besides" value={row.besides} />
      <Field
        id={`count-${row.id}`}
        name="count"
        label={messages.newCount}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={returned?.values["count"] ?? ""}
        error={returned ? t(messages.faults[returned.kind] ?? messages.conflict) : undefined}
      />
      <Select
        id={`reason-${row.id}`}
        name="reason"
        label={messages.reason}
        defaultValue={returned?.values["reason"] ?? "count"}
      >
        {reasons.map(([reason, label]) => (
          <option key={reason} value={reason}>
            {t(label)}
          </option>
        ))}
      </Select>
      <SubmitButton variant="outline" small busy={busy}>
        {t(messages.save)}
      </SubmitButton>
    </Form>
  );
}

/** The result of the count, where the person looks. */
function CountDone({ row, undo }: Pick<RowProps, "row" | "undo">) {
  const t = useT();
  const flash = useOwnFlash(row.id);
  if (!flash) return null;
  return (
    <span role="status" className="count-done">
      {t(flash.name === "stock-count-right" ? messages.right : messages.saved)}
      {flash.name === "stock-counted" && undo?.(row)}
    </span>
  );
}

/** The last result of a row, which stays while other rows are counted after it. */
function useOwnFlash(id: string): Flash | null {
  const flash = useFlash();
  const [last, setLast] = useState<Flash | null>(null);
  const newest = flash && "id" in flash ? flash : null;
  const own = newest && (newest.id === id ? newest : last);
  if (own !== last) setLast(own);
  return own;
}

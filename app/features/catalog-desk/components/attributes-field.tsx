import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import * as messages from "#app/i18n/messages/catalog-admin/product-form.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { moved } from "#app/lib/moved.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/forms/field.tsx";
import { useHydrated } from "#app/ui/session/use-hydrated.ts";
import { type AttributeRow, attributeRow, readAttributes, rowsText } from "../product/attributes.ts";
import { RowTools } from "./list/row-tools.tsx";

interface AttributesFieldProps extends Omit<React.ComponentProps<typeof TextArea>, "defaultValue" | "name"> {
  readonly name: string;
  readonly defaultValue: string;
  readonly onEdit: () => void;
}

/** Features as rows where scripts run, as lines of text where they do not, or where the text cannot be read. */
export function AttributesField({ onEdit, ...field }: AttributesFieldProps) {
  const t = useT();
  const rows = useHydrated() ? readAttributes(field.defaultValue) : null;
  if (!rows) return <TextArea {...field} rows={4} hint={field.hint ?? t(messages.attributesHint)} />;
  return (
    <fieldset className="admin-field" id={field.name} tabIndex={-1}>
      <legend>{t(messages.fields.attributes)}</legend>
      {field.hint && <p className="field-hint">{field.hint}</p>}
      {field.error && <p className="field-error">{field.error}</p>}
      <AttributeRows name={field.name} start={rows.map(attributeRow)} onEdit={onEdit} />
    </fieldset>
  );
}

interface RowsProps {
  readonly name: string;
  readonly start: readonly AttributeRow[];
  readonly onEdit: () => void;
}

interface KeyedRow extends AttributeRow {
  readonly key: number;
}

function AttributeRows({ name, start, onEdit }: RowsProps) {
  const t = useT();
  const last = useRef(start.length);
  const list = useRef<HTMLUListElement>(null);
  const [rows, setRows] = useState<readonly KeyedRow[]>(() => start.map((row, key) => ({ ...row, key })));
  const set = (next: readonly KeyedRow[]) => {
    setRows(next);
    onEdit();
  };
  const change = (at: number, part: Partial<AttributeRow>) =>
    set(rows.map((row, n) => (n === at ? { ...row, ...part } : row)));
  const add = () => {
    last.current += 1;
    const row = { name: "", values: "", visible: true, variation: false, key: last.current };
    // Typing goes on in the new row at once: what is typed before it has the focus would be lost.
    flushSync(() => set([...rows, row]));
    list.current?.querySelector<HTMLElement>("li:last-child input")?.focus();
  };
  return (
    <>
      <input type="hidden" name={name} value={rowsText(rows)} />
      <ul className="admin-lines" ref={list}>
        {rows.map((row, at) => (
          <Row
            key={row.key}
            row={row}
            at={at}
            count={rows.length}
            onChange={(part) => change(at, part)}
            onMove={(to) => set(moved(rows, at, to))}
            onRemove={() => set(rows.toSpliced(at, 1))}
          />
        ))}
      </ul>
      <Button type="button" variant="outline" small onClick={add}>
        {t(messages.attributeAdd)}
      </Button>
    </>
  );
}

interface RowProps {
  readonly row: AttributeRow;
  readonly at: number;
  readonly count: number;
  readonly onChange: (part: Partial<AttributeRow>) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

function Row({ row, at, count, onChange, onMove, onRemove }: RowProps) {
  const t = useT();
  return (
    <li className="attribute-row">
      <label className="field">
        <span className="field-label">{t(messages.attributeName)}</span>
        <input
          className="input"
          value={row.name}
          onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
        />
      </label>
      <label className="field">
        <span className="field-label">{t(messages.attributeValues)}</span>
        <input
          className="input"
          value={row.values}
          onChange={({ currentTarget }) => onChange({ values: currentTarget.value })}
        />
      </label>
      <div className="attribute-foot">
        <span className="attribute-ticks">
          {(["variation", "visible"] as const).map((tick) => (
            <label key={tick} className="check">
              <input
                type="checkbox"
                checked={row[tick]}
                onChange={({ currentTarget }) => onChange({ [tick]: currentTarget.checked })}
              />
              <span>{t(tick === "visible" ? messages.attributeShown : messages.attributeDiffers)}</span>
            </label>
          ))}
        </span>
        <RowTools
          name={row.name || String(at + 1)}
          at={at}
          count={count}
          onMove={onMove}
          onRemove={onRemove}
        />
      </div>
    </li>
  );
}

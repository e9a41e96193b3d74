import { useState } from "react";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/catalog-admin/product-form.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { moved } from "#app/lib/moved.ts";
import { TextArea } from "#app/ui/forms/field.tsx";
import { ResultPicker } from "#app/ui/forms/result-picker.tsx";
import { useHydrated } from "#app/ui/session/use-hydrated.ts";
import type { FoundProduct } from "../catalog-desk.ts";
import { RowTools } from "./list/row-tools.tsx";

interface ProductsFieldProps {
  readonly name: string;
  readonly label: Message;
  readonly defaultValue: string;
  readonly error?: string | undefined;
  readonly hint?: React.ReactNode;
  /** Names by SKU or address of the products that the stored value names. */
  readonly names: Readonly<Record<string, string>>;
  readonly onEdit: () => void;
}

/** Products in their order: found by a few letters where scripts run, one SKU or address a line where they do not. */
export function ProductsField({ names, onEdit, ...field }: ProductsFieldProps) {
  const t = useT();
  if (!useHydrated())
    return <TextArea {...field} rows={3} spellCheck={false} hint={field.hint ?? t(messages.linksHint)} />;
  return (
    <fieldset className="admin-field products-field" id={field.name} tabIndex={-1}>
      <legend>{t(field.label)}</legend>
      {field.hint && <p className="field-hint">{field.hint}</p>}
      {field.error && <p className="field-error">{field.error}</p>}
      <ChosenProducts {...field} names={names} onEdit={onEdit} />
    </fieldset>
  );
}

function ChosenProducts({ name, defaultValue, names, onEdit }: ProductsFieldProps) {
  const t = useT();
  const [lines, setLines] = useState(() => defaultValue.split("\n").filter((line) => line.trim() !== ""));
  const [found, setFound] = useState<Readonly<Record<string, string>>>({});
  const set = (next: readonly string[]) => {
    setLines([...next]);
    onEdit();
  };
  return (
    <>
      <input type="hidden" name={name} value={lines.join("\n")} />
      {lines.length > 0 && (
        <ul className="admin-lines">
          {lines.map((line, at) => (
            <li key={line}>
              <span>
                {names[line] ?? found[line] ?? ""} <span className="muted">{line}</span>
              </span>
              <RowTools
                name={names[line] ?? found[line] ?? line}
                at={at}
                count={lines.length}
                onMove={(to) => set(moved(lines, at, to))}
                onRemove={() => set(lines.toSpliced(at, 1))}
              />
            </li>
          ))}
        </ul>
      )}
      <ResultPicker<FoundProduct>
        label={t(messages.findProduct)}
        address={adminPath("/admin/products/find")}
        least={2}
        pick={({ code, name: title }) => {
          setFound({ ...found, [code]: title });
          if (!lines.includes(code)) set([...lines, code]);
        }}
      >
        {({ name: title, sku }) => (
          <>
            {title} <span className="muted">{sku}</span>
          </>
        )}
      </ResultPicker>
    </>
  );
}

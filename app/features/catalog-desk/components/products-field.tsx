import { Command } from "cmdk";
import { useEffect, useState } from "react";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/catalog-admin/product-form.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { moved } from "#app/lib/moved.ts";
import { TextArea } from "#app/ui/forms/field.tsx";
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
    return (
      <TextArea
        {...field}
        companion={false}
        rows={3}
        spellCheck={false}
        hint={field.hint ?? t(messages.linksHint)}
      />
    );
  return (
    <fieldset className="admin-field products-field" id={field.name} tabIndex={-1}>
      <legend>{t(field.label)}</legend>
      {field.hint && <p className="field-hint">{field.hint}</p>}
      {field.error && <p className="field-error">{field.error}</p>}
      <ChosenProducts {...field} names={names} onEdit={onEdit} />
    </fieldset>
  );
}

function ChosenProducts({ name, label, defaultValue, names, onEdit }: ProductsFieldProps) {
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
      <ProductFinder
        label={label}
        onPick={({ code, name: title }) => {
          setFound({ ...found, [code]: title });
          if (!lines.includes(code)) set([...lines, code]);
        }}
      />
    </>
  );
}

/** The pause after the last letter before the server is asked, in ms. */
const PAUSE_MS = 150;

function ProductFinder({ label, onPick }: { label: Message; onPick: (found: FoundProduct) => void }) {
  const t = useT();
  const [typed, setTyped] = useState("");
  const found = useFoundProducts(typed);
  const pick = (product: FoundProduct) => {
    onPick(product);
    setTyped("");
  };
  return (
    <Command
      shouldFilter={false}
      label={`${t(messages.findProduct)}: ${t(label)}`}
      className="product-finder"
    >
      <Command.Input
        className="input"
        value={typed}
        onValueChange={setTyped}
        maxLength={80}
        placeholder={t(messages.findProduct)}
      />
      <Command.List className="product-finder-list" hidden={typed.trim().length < 2}>
        <Command.Empty>{t(messages.noProductFound)}</Command.Empty>
        {found.map((product) => (
          <Command.Item key={product.id} value={product.id} onSelect={() => pick(product)}>
            <span>{product.name}</span> <span className="muted">{product.sku}</span>
          </Command.Item>
        ))}
      </Command.List>
    </Command>
  );
}

/** An answer that comes after further letters is dropped; offline the field stays as it was. */
function useFoundProducts(typed: string): readonly FoundProduct[] {
  const [found, setFound] = useState<readonly FoundProduct[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      if (typed.trim().length < 2) return setFound([]);
      try {
        const response = await fetch(adminPath(`/admin/products/find?q=${encodeURIComponent(typed)}`), {
          signal: controller.signal,
        });
        setFound(response.ok ? await response.json() : []);
      } catch {
        // Taken back by the next letter, or offline.
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [typed]);
  return found;
}

import { useState } from "react";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/orders-admin/draft-orders.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { TextArea } from "#app/ui/forms/field.tsx";
import { RemovedLine } from "#app/ui/forms/lined/removed-line.tsx";
import { useLines } from "#app/ui/forms/lined/use-lines.ts";
import { ResultPicker } from "#app/ui/forms/result-picker.tsx";
import { useHydrated } from "#app/ui/session/use-hydrated.ts";
import type { DraftFigures } from "../editor/draft-figures.ts";
import { blankDraftLine, type DraftLineValues } from "../editor/draft-form.ts";
import type { PickedGoods } from "../editor/picked.ts";
import { DraftLine } from "./draft-line.tsx";

interface DraftLinesProps {
  readonly first: readonly DraftLineValues[];
  /** Lines that wait for a save, as they were typed. */
  readonly add: string;
  readonly figures: DraftFigures;
  readonly errorOf: (field: string) => string | undefined;
  /** Called after each change of the lines. */
  readonly changed: () => void;
  readonly heading?: Message;
}

/** The lines of a draft: products of the catalogue and free ones. */
export function DraftLines({
  first,
  add,
  figures,
  errorOf,
  changed,
  heading = messages.lines,
}: DraftLinesProps) {
  const t = useT();
  const hydrated = useHydrated();
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const { list, lines, removed, ...edit } = useLines(first, changed);
  const lineOf = (product: string) => blankDraftLine(crypto.randomUUID(), product);
  return (
    <section className="admin-card draft-order-lines">
      <h2 id="draft-lines">{t(heading)}</h2>
      {figures.priceList !== null && (
        <p className="field-hint">{t(messages.pricesOfList, { name: figures.priceList })}</p>
      )}
      {lines.length > 0 && <ColumnHeads />}
      <ol aria-labelledby="draft-lines" ref={list}>
        {lines.map((line, at) => (
          <DraftLine
            key={line.key}
            line={line}
            errorOf={errorOf}
            n={at + 1}
            figures={figures.lines[line.key]}
            name={names[line.product]}
            change={(field, value) => edit.replace(line.key, { ...line, [field]: value })}
            remove={() => edit.remove(line.key)}
          />
        ))}
      </ol>
      <RemovedLine removed={removed !== null} undo={edit.undo} />
      {hydrated && (
        <>
          <ResultPicker<PickedGoods>
            label={t(messages.addProduct)}
            address={goodsAddress(figures.user)}
            least={2}
            pick={({ id, name }) => {
              setNames({ ...names, [id]: name });
              edit.add(lineOf(id));
            }}
          >
            {({ code, name, price, isCustomerPrice, available }) => (
              <>
                {code !== "" && <code>{code}</code>} {name}
                <span className="muted">
                  {price !== null && ` · ${formatMoney(price)}`}
                  {isCustomerPrice && ` (${t(messages.listPrice)})`}
                  {available !== null && ` · ${t(messages.onlyLeft, { n: available })}`}
                </span>
              </>
            )}
          </ResultPicker>
          <p>
            <button
              type="button"
              className="button button-outline button-small"
              onClick={() => edit.open(lineOf(""))}
            >
              {t(messages.addFree)}
            </button>
          </p>
        </>
      )}
      <TextArea
        name="add"
        label={messages.head.add}
        hint={t(messages.addListHint)}
        error={errorOf("add")}
        defaultValue={add}
        rows={2}
      />
    </section>
  );
}

/** The heads of the columns on wide screens; each field has its label of its own. */
function ColumnHeads() {
  const t = useT();
  const { product, quantity, price, vat, discount, reason, total } = messages.line;
  return (
    <div className="draft-order-heads" aria-hidden="true">
      <span>{t(product)}</span>
      <span className="draft-order-right">{t(quantity)}</span>
      <span className="draft-order-right">{t(price)}</span>
      <span>{t(vat)}</span>
      <span className="draft-order-right">{t(discount)}</span>
      <span>{t(reason)}</span>
      <span className="draft-order-right">{t(total)}</span>
    </div>
  );
}

/** The address at which goods are looked for, at the prices of an account. */
function goodsAddress(user: string): string {
  const address = adminPath("/admin/orders/drafts/goods");
  return user === "" ? address : `${address}?user=${encodeURIComponent(user)}`;
}

import * as lined from "#app/i18n/messages/admin/lined-forms.ts";
import * as work from "#app/i18n/messages/hire-admin/quote-work.ts";
import * as messages from "#app/i18n/messages/hire-admin/quotes-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { lineKindOf } from "../../editor/draft-form.ts";
import { PRICED_LINE_KINDS } from "../../enums.ts";
import { LineCell, MORE_FIELDS } from "./line-cells.tsx";
import { LineItem } from "./line-item.tsx";
import type { LineRowProps } from "./line-row-props.ts";

/** What few lines need. It is open where something in it is wrong. */
export function LineDetails(props: LineRowProps) {
  const { line, n, figures, suppliers, errorOf, change } = props;
  const t = useT();
  const kind = lineKindOf(line);
  const priced = PRICED_LINE_KINDS.includes(kind);
  const supplier = t(messages.line.supplier);
  const named = kind === "item" && (figures?.serialised || line.unit !== "");
  return (
    <details
      className="draft-line-more"
      open={MORE_FIELDS.some((field) => errorOf(`line.${line.key}.${field}`) !== undefined)}
    >
      <summary aria-label={t(lined.ofLine, { label: t(messages.more), n })}>{t(messages.more)}</summary>
      <div className="draft-line-fields">
        {kind === "item" && <LineCell {...props} field="text" wide />}
        <LineCell {...props} field="text_ga" wide />
        {priced && <LineCell {...props} field="vat" />}
        {named ? (
          <LineCell {...props} field="unit" />
        ) : (
          <input type="hidden" name={`line.${line.key}.unit`} value={line.unit} />
        )}
        {priced && (
          <label className="draft-cell">
            <span className="draft-cell-label">{supplier}</span>
            <select
              className="input input-small"
              name={`line.${line.key}.supplier`}
              aria-label={t(lined.ofLine, { label: supplier, n })}
              value={line.supplier}
              onChange={(event) => change("supplier", event.target.value)}
            >
              <option value="">{t(work.noSupplier)}</option>
              {suppliers
                .filter(({ id, archivedAt }) => archivedAt === null || id === line.supplier)
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </select>
          </label>
        )}
        {kind === "item" && <LineItem {...props} />}
      </div>
    </details>
  );
}

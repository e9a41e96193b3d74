import { useEffect, useRef } from "react";
import { adminPath } from "#app/i18n/admin-path.ts";
import { empty } from "#app/i18n/messages/catalog-admin/catalog-desk.ts";
import * as messages from "#app/i18n/messages/catalog-admin/free-prices.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { goToField } from "#app/ui/forms/error-summary.tsx";
import { optionTexts, type ProductValues } from "../product/product-values.ts";
import {
  nameFreed,
  type PriceAct,
  type FreedPricesQuestion as Question,
} from "../product/save/freed-prices.ts";
import { fieldLabel } from "./form-messages.ts";
import { productDraftPath } from "./product-actions.tsx";

interface PriceQuestionProps {
  readonly question: Question;
  /** The product; null for one that is not there yet. */
  readonly id: string | null;
  readonly values: ProductValues;
}

/** The question before prices become 0.00, within the form, which keeps what was typed. It takes the focus. */
export function PriceQuestion({ question: { freed, act }, id, values }: PriceQuestionProps) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const label = (field: string) => {
    const options = optionTexts(values, field.split(".")[1] ?? "");
    return [...(field.startsWith("v.") ? options : []), fieldLabel(t, field)].join(", ");
  };
  const first = freed[0]?.field ?? "regularPrice";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a frame of fields
    <div ref={box} className="question" role="group" aria-labelledby="price-question" tabIndex={-1}>
      <h2 id="price-question">{t(messages.title)}</h2>
      <ul>
        {freed.map(({ field, before }) => (
          <li key={field}>{t(messages.change, { label: label(field), before: before || t(empty) })}</li>
        ))}
      </ul>
      <p>{t(messages.text)}</p>
      <input type="hidden" name="asked" value={act} />
      <input type="hidden" name="freed" value={nameFreed(freed)} />
      <p className="question-ways">
        <SubmitButton name="confirmed" value="yes" variant="danger" formAction={pathOf(act, id)}>
          {t(messages.yes[act])}
        </SubmitButton>
        <a className="button button-quiet" href={`#${first}`} onClick={(event) => goToField(event, first)}>
          {t(messages.changePrice)}
        </a>
      </p>
    </div>
  );
}

/** The address of the button that was pressed; undefined for that of the form. */
function pathOf(act: PriceAct, id: string | null) {
  if (id === null || act === "save" || act === "generate") return undefined;
  return act === "draft" ? productDraftPath(id) : adminPath(`/admin/products/${id}/publication`);
}

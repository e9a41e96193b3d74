import { useEffect, useRef } from "react";
import { adminPath } from "#app/i18n/admin-path.ts";
import { empty } from "#app/i18n/messages/catalog-admin/catalog-desk.ts";
import * as prices from "#app/i18n/messages/catalog-admin/free-prices.ts";
import * as withdrawal from "#app/i18n/messages/catalog-admin/withdrawn-variations.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { goToField } from "#app/ui/forms/error-summary.tsx";
import { optionTexts, type ProductValues } from "../product/product-values.ts";
import {
  type FreedPrice,
  nameAsked,
  type PriceAct,
  type SaveQuestion as Question,
} from "../product/save/freed-prices.ts";
import type { WithdrawnVariation } from "../product/save/withdrawn-variations.ts";
import { fieldLabel } from "./form-messages.ts";
import { productDraftPath } from "./product-actions.tsx";

interface SaveQuestionProps {
  readonly question: Question;
  /** The product; null for one that is not there yet. */
  readonly id: string | null;
  readonly values: ProductValues;
}

/**
 * The question before prices become 0.00 or variations are taken off offer, within the form, which keeps what was
 * typed. It takes the focus.
 */
export function SaveQuestion({ question, id, values }: SaveQuestionProps) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { freed, withdrawn, act } = question;
  const [yes, no] = withdrawn.length > 0 ? [withdrawal.yes, withdrawal.no] : [prices.yes, prices.changePrice];
  const first = withdrawn.length > 0 ? "attributes" : (freed[0]?.field ?? "regularPrice");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a frame of fields
    <div ref={box} className="question" role="group" aria-labelledby="save-question" tabIndex={-1}>
      <h2 id="save-question">{t(withdrawn.length > 0 ? withdrawal.title : prices.title)}</h2>
      {withdrawn.length > 0 && <Withdrawn withdrawn={withdrawn} />}
      {withdrawn.length > 0 && freed.length > 0 && <h2>{t(prices.title)}</h2>}
      {freed.length > 0 && <Freed freed={freed} values={values} />}
      <input type="hidden" name="asked" value={act} />
      <input type="hidden" name="named" value={nameAsked(question)} />
      <p className="question-ways">
        <SubmitButton name="confirmed" value="yes" variant="danger" formAction={pathOf(act, id)}>
          {t(yes[act])}
        </SubmitButton>
        <a className="button button-quiet" href={`#${first}`} onClick={(event) => goToField(event, first)}>
          {t(no)}
        </a>
      </p>
    </div>
  );
}

function Withdrawn({ withdrawn }: { withdrawn: readonly WithdrawnVariation[] }) {
  const t = useT();
  const shown = ({ label, pieces }: WithdrawnVariation) =>
    pieces === null ? t(withdrawal.uncounted, { label }) : t(withdrawal.counted, { label, n: pieces });
  return (
    <>
      <ul>
        {withdrawn.map((variation) => (
          <li key={variation.field}>{shown(variation)}</li>
        ))}
      </ul>
      <p>{t(withdrawal.text)}</p>
    </>
  );
}

function Freed({ freed, values }: { freed: readonly FreedPrice[]; values: ProductValues }) {
  const t = useT();
  const label = (field: string) => {
    const options = optionTexts(values, field.split(".")[1] ?? "");
    return [...(field.startsWith("v.") ? options : []), fieldLabel(t, field)].join(", ");
  };
  return (
    <>
      <ul>
        {freed.map(({ field, before }) => (
          <li key={field}>{t(prices.change, { label: label(field), before: before || t(empty) })}</li>
        ))}
      </ul>
      <p>{t(prices.text)}</p>
    </>
  );
}

/** The address of the button that was pressed; undefined for that of the form. */
function pathOf(act: PriceAct, id: string | null) {
  if (id === null || act === "save" || act === "generate") return undefined;
  return act === "draft" ? productDraftPath(id) : adminPath(`/admin/products/${id}/publication`);
}

import type { Period } from "#app/features/claims/claims.ts";
import { formatDate, formatTime } from "#app/i18n/dates.ts";
import type { Locale } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/hire/hire-basket.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { irishDate } from "#app/lib/time/irish-time.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import type { BasketLineView, BasketView } from "../basket-view.ts";
import { periodField } from "../period-field.ts";
import { AddItemButton } from "./add-item-button.tsx";

/** Whether a line is free on the dates, in words. */
export function LineState({ line, view }: { line: BasketLineView; view: BasketView }) {
  const t = useT();
  const { availability } = line;
  if (!availability) return <p className="basket-state">{view.price ? "" : t(messages.noDates)}</p>;
  const { state, available } = availability;
  const isOnlyDelivered = state === "available" && view.closed.length > 0;
  const words = {
    available: t(isOnlyDelivered ? messages.onlyDelivered : messages.available),
    part: t(messages.part, { count: available }),
    none: t(messages.none),
    unconfirmed: t(messages.unconfirmed),
  };
  return (
    <p className="basket-state" data-state={isOnlyDelivered ? "part" : state}>
      {words[state]}
    </p>
  );
}

/** What helps where a line is not free: fewer pieces, other dates, or something else, each one press. */
export function LineHelp({ line }: { line: BasketLineView }) {
  const t = useT();
  const locale = useLocale();
  const { availability } = line;
  if (!availability) return null;
  const { available, nearest, alternatives, state } = availability;
  const whole = Math.floor(available / line.packSize) * line.packSize;
  return (
    <>
      {state === "part" && whole > 0 && (
        <p className="basket-help">
          <SubmitButton
            variant="outline"
            small
            name="set"
            value={`${line.code}*${whole}`}
            data-focus={`quantity-${line.id}`}
          >
            {t(messages.takePart, { count: whole })}
          </SubmitButton>
        </p>
      )}
      {nearest.length > 0 && (
        <div className="basket-help">
          <span>{t(messages.nearest)}</span>{" "}
          {nearest.map((period) => (
            <SubmitButton
              key={period.from.getTime()}
              variant="outline"
              small
              name="period"
              value={periodField(period)}
              data-focus="enquiry-from"
            >
              {periodText(locale, period)}
            </SubmitButton>
          ))}
        </div>
      )}
      {alternatives.length > 0 && (
        <div className="basket-help">
          <span>{t(messages.alternatives)}</span>{" "}
          {alternatives.map((item) => (
            <AddItemButton key={item.id} item={item} quantity={item.free} />
          ))}
        </div>
      )}
    </>
  );
}

/** 5 August 2027, 09:00 – 6 August 2027, 17:00; one day is named once. */
function periodText(locale: Locale, { from, to }: Period): string {
  const start = `${formatDate(locale, from)}, ${formatTime(from)}`;
  if (irishDate(from) === irishDate(to)) return `${start} – ${formatTime(to)}`;
  return `${start} – ${formatDate(locale, to)}, ${formatTime(to)}`;
}

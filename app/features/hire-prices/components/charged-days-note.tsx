import { formatThousandths } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/hire/charged-days.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { clockTime } from "#app/lib/time/clock-time.ts";
import type { DayNote } from "../day-note.ts";

interface ChargedDaysNoteProps {
  readonly note: DayNote;
  /** Thousandths; null where items of the page have different ones. */
  readonly factor: number | null;
  /** Whether the rules are shown below. */
  readonly rules?: boolean;
}

/** How many days of the hire are charged and why, with the rules behind it. */
export function ChargedDaysNote({ note, factor, rules = false }: ChargedDaysNoteProps) {
  const t = useT();
  const { touched, charged, joined, longRun, freeFirst, freeLast } = note;
  const sentences = [
    touched === charged
      ? t(messages.chargedAll, { n: charged })
      : t(messages.chargedSome, { n: charged, touched }),
    freeFirst && t(messages.freeFirst),
    freeLast && t(messages.freeLast),
    joined && (longRun ? t(messages.joinedUpTo, { most: note.closedDaysTogether }) : t(messages.joined)),
    factor !== null && t(messages.price, { factor: formatThousandths(factor) }),
  ];
  return (
    <div className="charged-days">
      <p>{sentences.filter(Boolean).join(" ")}</p>
      {rules && <DayRules note={note} />}
    </div>
  );
}

function DayRules({ note }: { note: DayNote }) {
  const t = useT();
  const times = { from: clockTime(note.freeFrom), until: clockTime(note.freeUntil) };
  const factors = note.factors.map(({ days, factor }) =>
    t(messages.factor, { n: days, factor: formatThousandths(factor) }),
  );
  return (
    <details>
      <summary>{t(messages.rules)}</summary>
      <ul>
        <li>{t(messages.ruleTouched)}</li>
        <li>{t(messages.ruleFree, times)}</li>
        {note.closedDaysTogether > 1 && <li>{t(messages.ruleClosed, { most: note.closedDaysTogether })}</li>}
        <li>
          {t(messages.ruleFactors)} {factors.join(" · ")}
        </li>
      </ul>
    </details>
  );
}

import { formatDayTime } from "#app/i18n/dates.ts";
import * as messages from "#app/i18n/messages/hire-admin/hire-board.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { DAY_MS } from "#app/lib/time/clock.ts";
import { fromIrishClock } from "#app/lib/time/irish-time.ts";
import { Button } from "#app/ui/button.tsx";
import type { BoardMove, Moving } from "./use-move.ts";

/** Turns moving by touch and press on. Its letter takes the hire up whose bar has the focus. */
export function MoveSwitch({ on, onSwitch }: { readonly on: boolean; readonly onSwitch: () => void }) {
  const t = useT();
  return (
    <p className="board-hint with-script">
      <button
        type="button"
        className="chip"
        aria-pressed={on}
        data-key="m"
        data-key-does={t(messages.moveMode)}
        onClick={onSwitch}
      >
        {t(messages.moveMode)}
      </button>
      {on ? (
        <span>{t(messages.moveModeHint)}</span>
      ) : (
        <span className="board-keys">{t(messages.keysHint)}</span>
      )}
    </p>
  );
}

interface PanelProps {
  readonly move: BoardMove;
  readonly moving: Moving;
}

/** The dates that a hire is moved to, with buttons for what arrow keys and a drag do. */
export function MovePanel({ move, moving }: PanelProps) {
  const t = useT();
  const locale = useLocale();
  const text = (wall: number) => formatDayTime(locale, fromIrishClock(wall));
  const { from, to } = moving.dates;
  const steps = [
    [messages.earlier, "whole", -DAY_MS],
    [messages.later, "whole", DAY_MS],
    [messages.shorter, "to", -DAY_MS],
    [messages.longer, "to", DAY_MS],
  ] as const;
  const title = t(messages.moving, { number: moving.subject.number });
  return (
    <fieldset
      className="board-panel"
      aria-label={title}
      onKeyDown={({ key }) => {
        if (key === "Escape") move.end();
      }}
    >
      <p>
        <strong>{title}</strong> · {moving.subject.customer}
        <br />
        {t(messages.shown, { from: text(from), to: text(to) })}
      </p>
      <div className="board-panel-steps">
        {steps.map(([label, part, by]) => (
          <Button key={`${part} ${by}`} variant="outline" small onClick={() => move.step(part, by)}>
            {t(label)}
          </Button>
        ))}
        <Button variant="solid" small onClick={() => move.ask()}>
          {t(messages.check)}
        </Button>
        <Button variant="quiet" small onClick={() => move.end()}>
          {t(messages.cancel)}
        </Button>
      </div>
    </fieldset>
  );
}

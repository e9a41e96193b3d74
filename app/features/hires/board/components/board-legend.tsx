import * as messages from "#app/i18n/messages/hire-admin/hire-board.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { BAR_KINDS } from "../board.ts";
import "./board-bars.css";
import "./board-forced-colors.css";

/** What the bars mean, each as it is drawn, with its word. */
export function BoardLegend() {
  const t = useT();
  return (
    <section className="board-legend" aria-labelledby="board-legend">
      <h2 id="board-legend">{t(messages.legend)}</h2>
      <ul>
        {BAR_KINDS.map((kind) => (
          <li key={kind}>
            <span className="board-swatch" aria-hidden="true">
              <span className={`board-bar board-full board-${kind}`} />
            </span>
            {t(messages.kinds[kind])}
          </li>
        ))}
        <li>
          <span className="board-swatch" aria-hidden="true">
            <span className="board-bar board-firm" />
          </span>
          {t(messages.buffers)}
        </li>
        <li>
          <svg width="36" height="20" aria-hidden="true">
            <rect className="board-closed" x="8" width="20" height="20" />
          </svg>
          {t(messages.closedDay)}
        </li>
        <li>
          <svg width="36" height="20" aria-hidden="true">
            <line className="board-now" x1="18" x2="18" y1="0" y2="20" />
          </svg>
          {t(messages.todayLine)}
        </li>
      </ul>
    </section>
  );
}

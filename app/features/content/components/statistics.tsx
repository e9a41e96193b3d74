import type { Message } from "#app/i18n/message.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";
import type { Entry } from "../schema.ts";

interface StatisticsProps {
  readonly id: string;
  /** Name of the band for those who do not see it. */
  readonly title: Message;
  readonly entries: readonly Entry<"statistics" | "dry-hire-statistics">[];
}

/** A band of large figures. */
export function Statistics({ id, title, entries }: StatisticsProps) {
  const t = useT();
  return (
    <section className="band always-dark" id={id} aria-label={t(title)}>
      <div className="wrap">
        <dl className="stats">
          {entries.map((entry) => (
            <div className="stat" key={entry.id}>
              <dt>
                {t(entry.label)} <Companion of={entry.label} />
                {entry.sublabel && <span className="stat-note">{t(entry.sublabel)}</span>}
              </dt>
              <dd>{entry.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

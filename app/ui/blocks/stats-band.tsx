export interface Stat {
  /** As it stands, such as "900+". */
  readonly value: string;
  readonly label: string;
  /** The label in the other language, already in its own element. */
  readonly companion?: React.ReactNode;
}

/** Figures on a band of congo blue. */
export function StatsBand({ label, stats }: { label: string; stats: readonly Stat[] }) {
  return (
    <section className="band stage" aria-label={label}>
      <div className="wrap">
        <dl className="stats">
          {stats.map((stat) => (
            <div key={stat.label} className="stat">
              <dt>
                {stat.label} {stat.companion}
              </dt>
              <dd>{stat.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** An empty house with one lamp left burning: the ground of every page that has no show to give. */
const LAMP =
  "bg-[radial-gradient(40rem_22rem_at_72%_38%,oklch(0.82_0.155_72/0.34),transparent_70%),radial-gradient(70rem_40rem_at_10%_110%,oklch(0.38_0.19_283/0.55),transparent_70%)]";

export function GhostLight({ sign, children }: { sign?: string; children: React.ReactNode }) {
  return (
    <div className={`stage bg-ground text-ink ${LAMP}`}>
      <div className="wrap grid min-h-[78svh] content-end gap-6 pt-32 pb-16">
        {sign && (
          <p
            aria-hidden="true"
            className="display text-[clamp(6rem,24vw,19rem)] leading-[0.8] tracking-tighter text-accent"
          >
            {sign}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}

import type { Message } from "#app/i18n/message.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { LogoStrip } from "#app/ui/logo-strip.tsx";
import type { Entry } from "../schema.ts";

interface ClientStripProps {
  readonly label: Message;
  readonly entries: readonly Entry<"clients" | "studio-partners">[];
}

/** Organisations as neutral monograms; those with an address are links to their own sites. */
export function ClientStrip({ label, entries }: ClientStripProps) {
  const t = useT();
  return (
    <LogoStrip
      label={t(label)}
      items={entries.map((entry, index) => ({
        name: t(entry.name),
        href: entry.url ?? null,
        logo: <Monogram letters={entry.monogram} shape={index % FRAMES.length} />,
      }))}
    />
  );
}

/** Four plain frames, so that neighbours differ: circle, square, lozenge, arch. */
const FRAMES = [
  <circle key="circle" cx="20" cy="20" r="18" />,
  <rect key="square" x="3" y="3" width="34" height="34" rx="5" />,
  <path key="lozenge" d="M20 1.5 38.5 20 20 38.5 1.5 20z" />,
  <path key="arch" d="M4 37V18a16 16 0 0 1 32 0v19z" />,
];

function Monogram({ letters, shape }: { letters: string; shape: number }) {
  return (
    <svg className="monogram" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="2">
        {FRAMES[shape]}
      </g>
      <text x="20" y="25.2" textAnchor="middle" fill="currentColor">
        {letters}
      </text>
    </svg>
  );
}

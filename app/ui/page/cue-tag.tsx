import type { Message } from "#app/i18n/message.ts";
import * as players from "#app/i18n/messages/ui/players.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";

/** "LX 03 — Services · Seirbhísí": the cue a section opens with. `number` counts from 1. */
export function CueTag({ number, label }: { number: number; label: Message }) {
  const t = useT();
  return (
    <p className="cue">
      <b>{cueNumber(number)}</b>
      <span>
        <span aria-hidden="true">— </span>
        {t(label)}
        <span aria-hidden="true"> · </span>
        <Companion of={label} />
      </span>
    </p>
  );
}

function cueNumber(number: number): string {
  return `LX ${String(number).padStart(2, "0")}`;
}

export interface Cue {
  /** The id of the section. */
  readonly id: string;
  readonly number: number;
  readonly label: Message;
}

/** The position of the page among its cues, on wide screens only. The shell's script lights the current one. */
export function CueRail({ cues }: { cues: readonly Cue[] }) {
  const t = useT();
  return (
    <nav className="cue-rail" aria-label={t(players.cues)} data-cues="">
      {cues.map((cue) => (
        <a key={cue.id} href={`#${cue.id}`}>
          {cueNumber(cue.number)} <span>{t(cue.label)}</span>
        </a>
      ))}
    </nav>
  );
}

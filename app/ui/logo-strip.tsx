import * as players from "#app/i18n/messages/ui/players.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { ExternalLink } from "./external-link.tsx";
import { PauseIcon, PlayIcon } from "./rare-icons.tsx";

export interface StripItem {
  readonly name: string;
  readonly href?: string | null;
  readonly logo?: React.ReactNode;
}

/**
 * Names that pass at 40 px a second and stand still under the pointer, with focus inside, when paused, and for
 * visitors who want less motion. Without a script it is a row that scrolls by hand.
 */
export function LogoStrip({ label, items }: { label: string; items: readonly StripItem[] }) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section of the page needs no landmark of its own here.
    <div className="strip" role="group" aria-label={label} data-strip="" suppressHydrationWarning>
      <div className="strip-view">
        <ul className="strip-group" suppressHydrationWarning>
          {items.map((item) => (
            <li key={item.name}>
              <StripEntry item={item} />
            </li>
          ))}
        </ul>
        <div className="strip-group strip-copy" aria-hidden="true" inert>
          <ul>
            {items.map((item) => (
              <li key={item.name}>
                <span className="strip-item">
                  {item.logo}
                  {item.name}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <button
        type="button"
        className="button-icon strip-toggle"
        aria-label={t(players.pauseStrip)}
        data-other-label={t(players.resumeStrip)}
        data-strip-toggle=""
      >
        <PauseIcon className="when-moving" />
        <PlayIcon className="when-paused" />
      </button>
    </div>
  );
}

function StripEntry({ item }: { item: StripItem }) {
  const words = (
    <>
      {item.logo}
      {item.name}
    </>
  );
  return item.href ? (
    <ExternalLink className="strip-item" href={item.href}>
      {words}
    </ExternalLink>
  ) : (
    <span className="strip-item">{words}</span>
  );
}

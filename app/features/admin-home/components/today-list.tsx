import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/admin/admin-home.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { countText } from "#app/lib/text/count-text.ts";
import { Link } from "#app/ui/link.tsx";
import { StateWord } from "#app/ui/tag.tsx";

/** Rows of a list; the whole list is one press away. */
export const FEW = 6;

interface ListProps {
  readonly id: string;
  readonly title: Message;
  /** How many wait, behind the title. */
  readonly count?: number;
  /** The whole list; null where the reader may open none. */
  readonly href: string | null;
  /** What to say when nothing waits; null hides the list then. */
  readonly none: Message | null;
  /** Rows that are not shown. */
  readonly more?: number;
  readonly children: readonly React.ReactNode[];
}

/** A short list of what waits, with the way to all of it. */
export function TodayList({ id, title, count, href, none, more = 0, children }: ListProps) {
  const t = useT();
  if (children.length === 0 && none === null) return null;
  return (
    <section className="today-section" aria-labelledby={id}>
      <header>
        <h2 id={id}>
          {t(title)}
          {count !== undefined && ` (${countText(count)})`}
        </h2>
        {href && (
          <Link to={href} aria-label={`${t(messages.all)}: ${t(title)}`}>
            {t(messages.all)}
          </Link>
        )}
      </header>
      {children.length === 0 && none ? (
        <p className="today-none">
          <StateWord state="ok">{t(none)}</StateWord>
        </p>
      ) : (
        <ul className="today-rows">{children}</ul>
      )}
      {more > 0 && <p className="today-hint">{t(messages.notShown, { n: more })}</p>}
    </section>
  );
}

interface RowProps {
  readonly href: string;
  /** Opens as a document of its own: pages that use the camera need that. */
  readonly ownDocument?: boolean;
  readonly title: React.ReactNode;
  readonly aside: React.ReactNode;
  readonly children: React.ReactNode;
}

export function TodayRow({ href, ownDocument = false, title, aside, children }: RowProps) {
  return (
    <li className="today-row" data-admin-row="">
      <Link to={href} reloadDocument={ownDocument}>
        {title}
      </Link>
      <span className="today-aside">{aside}</span>
      <p>{children}</p>
    </li>
  );
}

import * as messages from "#app/i18n/messages/content-admin/redirects-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";

/** Items of a banner; a pasted list may have thousands. */
const MAX_SHOWN = 50;

/** The first items of a list, and how many more there are. `children` renders one with its key. */
export function ShortList<T>(props: {
  readonly items: readonly T[];
  readonly children: (item: T) => React.ReactNode;
}) {
  const t = useT();
  const { items, children } = props;
  const more = items.length - MAX_SHOWN;
  return (
    <>
      <ul>{items.slice(0, MAX_SHOWN).map(children)}</ul>
      {more > 0 && <p>{t(messages.more, { n: more })}</p>}
    </>
  );
}

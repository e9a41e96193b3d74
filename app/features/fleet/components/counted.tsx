import * as messages from "#app/i18n/messages/hire-admin/fleet.ts";
import { useT } from "#app/i18n/use-t.tsx";

/** How many of all a list shows. */
export function Counted({ n, all }: { readonly n: number; readonly all: number }) {
  const t = useT();
  return <span className="muted">{t(messages.counted, { n, all })}</span>;
}

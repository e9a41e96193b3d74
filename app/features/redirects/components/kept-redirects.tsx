import * as messages from "#app/i18n/messages/content-admin/redirects-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { FocusedBanner } from "#app/ui/page/focused-banner.tsx";
import type { KeptRedirect } from "../redirects.ts";
import { ShortList } from "./short-list.tsx";

const REASONS = { loop: messages.keptLoop, chain: messages.keptChain } as const;

/** The redirects that were not taken away, with the reasons. */
export function KeptRedirects({ kept }: { readonly kept: readonly KeptRedirect[] }) {
  const t = useT();
  if (kept.length === 0) return null;
  return (
    <FocusedBanner title={t(messages.keptTitle)} of={kept}>
      <ShortList items={kept}>
        {({ from, target, fault }) => (
          <li key={from}>
            <b className="break-all">
              {from}, {target}
            </b>
            : {t(REASONS[fault])}
          </li>
        )}
      </ShortList>
    </FocusedBanner>
  );
}

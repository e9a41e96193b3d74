import * as messages from "#app/i18n/messages/content-admin/redirects-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { FocusedBanner } from "#app/ui/page/focused-banner.tsx";
import type { AddedLines } from "../redirects.ts";
import { ShortList } from "./short-list.tsx";

/** Of redirects that were added: those that led elsewhere before, and those that lead to nothing. */
export function AddedNotes({ added }: { readonly added: AddedLines }) {
  const t = useT();
  const { changed, nowhere } = added;
  return (
    <>
      {changed.length > 0 && (
        <Banner title={t(messages.changedTitle)} role="status">
          <ShortList items={changed}>
            {(redirect) => (
              <li key={redirect.from} className="break-all">
                {t(messages.changed, redirect)}
              </li>
            )}
          </ShortList>
        </Banner>
      )}
      {nowhere.length > 0 && (
        <FocusedBanner title={t(messages.nowhereTitle)} of={added}>
          <ShortList items={nowhere}>
            {(redirect) => (
              <li key={redirect.from} className="break-all">
                {t(messages.nowhere, redirect)}
              </li>
            )}
          </ShortList>
          <p>{t(messages.nowhereText)}</p>
        </FocusedBanner>
      )}
    </>
  );
}

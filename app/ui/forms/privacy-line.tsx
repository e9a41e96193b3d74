import { localeHref } from "#app/i18n/locale.ts";
import type { Message } from "#app/i18n/message.ts";
import * as ui from "#app/i18n/messages/ui/ui.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";

/**
 * What the data of a form are for, with the privacy notice one click away (Regulation (EU) 2016/679, Article 13). In
 * another tab, so that what was typed stays.
 */
export function PrivacyLine({ text }: { readonly text: Message }) {
  const t = useT();
  return (
    <p className="field-hint field-full">
      {t(text)}{" "}
      <ExternalLink className="link-plain" href={localeHref(useLocale(), "/privacy")}>
        {t(ui.privacyLink)}
      </ExternalLink>
    </p>
  );
}

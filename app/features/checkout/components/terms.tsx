import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/shop/checkout.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { Checkbox } from "#app/ui/forms/field.tsx";
import { PrivacyLine } from "#app/ui/forms/privacy-line.tsx";

const LINKS = [
  [messages.termsLink, "/terms"],
  [messages.returnsLink, "/returns"],
] as const;

interface TermsProps {
  readonly accepted?: boolean;
  readonly error: string | undefined;
}

/** The terms that an order accepts, with what they say one click away, and the right to withdraw from it. */
export function Terms({ accepted = false, error }: TermsProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <div>
      <Checkbox
        name="terms"
        value="yes"
        required
        defaultChecked={accepted}
        label={t(messages.terms)}
        error={error}
      />
      <p className="checkout-note">
        {LINKS.map(([label, href]) => (
          <ExternalLink key={href} className="link" href={localeHref(locale, href)}>
            {t(label)}
          </ExternalLink>
        ))}
      </p>
      <p className="checkout-note">{t(messages.withdraw)}</p>
      <PrivacyLine text={messages.privacy} />
    </div>
  );
}

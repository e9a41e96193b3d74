import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/shop/guarantee.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureSource } from "#app/ui/picture-source.ts";

/** The page on which the Union tells consumers their rights: the address behind the code on the official notice. */
const YOUR_EUROPE = "https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/";

/**
 * The notice on the legal guarantee that every page on the way to an order shows (Implementing Regulation (EU)
 * 2025/1960). Its official graphic may be neither redrawn nor cropped; until staff have put it into the settings the
 * same facts are here in words.
 */
export function LegalGuarantee({ graphic }: { readonly graphic: PictureSource | null }) {
  const t = useT();
  const locale = useLocale();
  return (
    <aside className="legal-guarantee" aria-labelledby="legal-guarantee">
      <h2 id="legal-guarantee">
        <GuaranteeMark />
        <span>
          {t(messages.title)}
          <Companion of={messages.title} />
        </span>
      </h2>
      {graphic && <Picture source={graphic} sizes="20rem" className="legal-guarantee-graphic" />}
      <ul>
        {[messages.years, messages.remedies, messages.ireland, messages.also].map((fact) => (
          <li key={String(fact.en)}>{t(fact)}</li>
        ))}
      </ul>
      <p className="legal-guarantee-ways">
        <a className="link" href={localeHref(locale, "/terms#guarantee")}>
          {t(messages.inFull)}
        </a>
        <a className="link" href={YOUR_EUROPE} rel="noopener noreferrer" hrefLang="en">
          {t(messages.yourEurope)}
        </a>
      </p>
    </aside>
  );
}

function GuaranteeMark() {
  return (
    <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true" fill="none" stroke="currentColor">
      <path d="M12 2.5 20 5v6.2c0 4.8-3.2 8.5-8 10.3-4.8-1.8-8-5.5-8-10.3V5z" strokeWidth="1.8" />
      <path d="m8.4 12 2.6 2.6 4.8-5" strokeWidth="2" />
    </svg>
  );
}

/** The producer's own guarantee, free, for the whole product and longer than the law's two years. */
export function DurabilityLabel({ years }: { readonly years: number }) {
  const t = useT();
  return (
    <p className="durability-label">
      <b>GARAN</b>
      <span className="durability-years">{t(messages.garanYears, { n: years })}</span>
      <span className="durability-text">{t(messages.garanText)}</span>
    </p>
  );
}

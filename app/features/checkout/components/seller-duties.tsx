import type { Company } from "#app/features/settings/settings.ts";
import * as words from "#app/i18n/messages/checkout.ts";
import { useT } from "#app/i18n/use-t.tsx";

/** Name, address, telephone and mail of the seller, as far as staff have filled them in. */
export function Seller({ company }: { company: Company }) {
  const t = useT();
  const lines = [
    company.legalName || company.tradingName,
    company.address || company.registeredOffice,
    company.phone,
    company.email,
  ].filter((line) => line !== "");
  return (
    <div className="checkout-seller">
      <h3>{t(words.sellerTitle)}</h3>
      <p>{lines.join(" · ")}</p>
    </div>
  );
}

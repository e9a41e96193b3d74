import type { Company } from "#app/features/settings/settings.ts";
import * as words from "#app/i18n/messages/checkout.ts";
import { useT } from "#app/i18n/use-t.tsx";

/** Who sells and what the law guarantees, to be read before the order. */
export function SellerDuties({ seller }: { seller: React.ReactNode }) {
  const t = useT();
  return (
    <div className="checkout-duties">
      {seller}
      <div className="checkout-guarantee">
        <h3>{t(words.guaranteeTitle)}</h3>
        <p>{t(words.guarantee)}</p>
      </div>
    </div>
  );
}

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

import type { Company } from "#app/features/settings/settings.ts";
import * as messages from "#app/i18n/messages/shop/checkout.ts";
import * as mail from "#app/i18n/messages/ui/mail-foot.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { oneLine } from "#app/lib/text/one-line.ts";

/**
 * The seller, as far as staff have filled it in: name, address, telephone and mail (Consumer Rights Act 2022, Part 5),
 * and what the Companies Act 2014 wants on an order form.
 */
export function Seller({ company }: { company: Company }) {
  const t = useT();
  const { companyNumber, registeredOffice, directors, vatNumber, beingWoundUp, shareCapital } = company;
  const who = [
    company.legalName || company.tradingName,
    oneLine(company.address || registeredOffice),
    company.phone,
    company.email,
  ];
  const registered = [
    beingWoundUp && t(mail.beingWoundUp),
    companyNumber && t(mail.registered, { number: companyNumber }),
    registeredOffice && t(mail.registeredOffice, { address: oneLine(registeredOffice) }),
    directors && t(mail.directors, { names: directors }),
    shareCapital && t(mail.shareCapital, { amount: shareCapital }),
    vatNumber && t(mail.vat, { number: vatNumber }),
  ];
  return (
    <div>
      <h3>{t(messages.sellerTitle)}</h3>
      {[who, registered].map((parts) => {
        const line = parts.filter(Boolean).join(" · ");
        return line && <p key={line}>{line}</p>;
      })}
    </div>
  );
}

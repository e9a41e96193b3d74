import { Form } from "react-router";
import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/account/addresses.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { ButtonRouteLink } from "#app/ui/button-route-link.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { addressLines, type SavedAddress } from "../addresses.ts";

/** The addresses of an account as cards, each with what can be done with it. */
export function AddressList({ addresses }: { addresses: readonly SavedAddress[] }) {
  const t = useT();
  const locale = useLocale();
  return (
    <ul className="address-cards">
      {addresses.map((address) => {
        const named = { address: `${address.name}, ${address.line1}` };
        return (
          <li key={address.id} className="panel">
            <div className="stack-3">
              {address.isDefault && (
                <p>
                  <Tag variant="ok">{t(messages.isDefault)}</Tag>
                </p>
              )}
              <AddressLines address={address} />
            </div>
            <div className="row row-tight">
              <ButtonRouteLink
                variant="outline"
                small
                to={localeHref(locale, `/account/addresses?edit=${address.id}`)}
                aria-label={t(messages.editNamed, named)}
              >
                {t(messages.edit)}
              </ButtonRouteLink>
              <ButtonRouteLink
                variant="quiet"
                small
                to={localeHref(locale, `/account/addresses?remove=${address.id}`)}
                aria-label={t(messages.removeNamed, named)}
              >
                {t(messages.remove)}
              </ButtonRouteLink>
              {!address.isDefault && (
                <AddressButton step="default" id={address.id} label={t(messages.makeDefaultNamed, named)}>
                  {t(messages.makeDefault)}
                </AddressButton>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Asks before an address goes. */
export function RemoveAddress({ address }: { address: SavedAddress }) {
  const t = useT();
  const locale = useLocale();
  return (
    <section className="stack-5 width-medium">
      <h2 className="step-1">{t(messages.removeQuestion)}</h2>
      <AddressLines address={address} />
      <div className="row">
        <AddressButton step="deletion" id={address.id} variant="danger">
          {t(messages.remove)}
        </AddressButton>
        <ButtonRouteLink variant="outline" to={localeHref(locale, "/account/addresses")}>
          {t(messages.cancel)}
        </ButtonRouteLink>
      </div>
    </section>
  );
}

function AddressLines({ address }: { address: SavedAddress }) {
  return (
    <address className="address-lines">
      {addressLines(address).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read alike, and their order is fixed
        <span key={index} dir="auto">
          {line}
        </span>
      ))}
    </address>
  );
}

interface AddressButtonProps {
  readonly step: "default" | "deletion";
  readonly id: string;
  readonly label?: string;
  readonly variant?: "danger";
  readonly children: React.ReactNode;
}

function AddressButton({ step, id, label, variant, children }: AddressButtonProps) {
  return (
    <Form method="post" action={localeHref(useLocale(), `/account/addresses/${id}/${step}`)}>
      <SubmitButton
        variant={variant ?? "quiet"}
        small={variant === undefined}
        {...(label && { "aria-label": label })}
      >
        {children}
      </SubmitButton>
    </Form>
  );
}

import { useCallback, useEffect, useState } from "react";
import { localeHref } from "#app/i18n/locale.ts";
import { full } from "#app/i18n/messages/shop/cart.ts";
import * as messages from "#app/i18n/messages/shop/cart-offer.ts";
import { nameIn } from "#app/i18n/named.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Button, SubmitButton } from "#app/ui/button.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import type { CartOffer, OfferFault } from "../cart-link.ts";
import { addToGuestCart, readGuestCart } from "../guest/guest-cart-store.ts";
import { isLinkUsed, noteLinkUsed } from "../guest/used-links.ts";
import type { Cart } from "../use-cart.ts";
import { useItemName } from "./cart-lines.tsx";

type State = "waiting" | "asking" | "again" | "added" | "full" | "declined";

/**
 * What a link of staff brings. It goes straight into an empty cart, the first time; otherwise the page asks. Once it
 * is answered the link leaves the address, so that loading the page again adds nothing.
 */
export function CartOfferPanel({ offer, cart }: { offer: CartOffer; cart: Cart }) {
  const t = useT();
  const { state, press, decline } = useOffer(offer, cart);
  if (state === "declined") return null;
  const done = state === "added" || state === "full";
  const any = offer.lines.length > 0;
  const text = state === "again" ? messages.offerAgain : messages.offerText;
  return (
    <section className="cart-offer" aria-labelledby="cart-offer" aria-live="polite">
      <CompanionHeading level={2} of={messages.offerTitle} id="cart-offer" />
      <p>{t(state === "full" ? full : done ? messages.offerAdded : any ? text : messages.offerNothing)}</p>
      {!done && any && <OfferLines offer={offer} />}
      <Faults offer={offer} />
      {!done && <OfferForm offer={offer} any={any} onAdd={press} onDecline={decline} />}
    </section>
  );
}

function useOffer(offer: CartOffer, cart: Cart) {
  const [state, setState] = useState<State>("waiting");
  const [isPressed, setPressed] = useState(false);
  const add = useCallback(() => {
    noteLinkUsed(offer.text);
    const added = offer.lines.filter((line) => addToGuestCart(line.productId, line.quantity, line.chosen));
    forgetAddress();
    setState(added.length > 0 ? "added" : "full");
  }, [offer]);
  const known = cart.lines !== null || cart.failed;
  const isEmpty = cart.lines?.length === 0;
  useEffect(() => {
    if (state !== "waiting" || !known) return;
    if (isLinkUsed(offer.text)) setState("again");
    else if (isPressed || (isEmpty && readGuestCart().length === 0 && offer.lines.length > 0)) add();
    else setState("asking");
  }, [state, known, isEmpty, isPressed, offer, add]);
  // Pressed while the cart is still being read, it counts as soon as the cart is known.
  const press = (): void => {
    if (state === "waiting") setPressed(true);
    else add();
  };
  const decline = (): void => {
    forgetAddress();
    setState("declined");
  };
  return { state, press, decline };
}

/** The history's own state stays, for the router. */
function forgetAddress(): void {
  history.replaceState(history.state, "", location.pathname);
}

function OfferLines({ offer }: { offer: CartOffer }) {
  const t = useT();
  const nameOf = useItemName();
  return (
    <ul className="cart-offer-list">
      {offer.lines.map((line) => {
        return <li key={line.key}>{t(messages.offerLine, { n: line.quantity, item: nameOf(line) })}</li>;
      })}
    </ul>
  );
}

const FAULT_MESSAGES = {
  missing: messages.offerMissing,
  unread: messages.offerUnread,
  "sold-out": messages.offerSoldOut,
  lowered: messages.offerLowered,
  choose: messages.offerChoose,
  "on-request": messages.offerOnRequest,
} as const satisfies Record<OfferFault["kind"], unknown>;

function Faults({ offer: { faults, cut } }: { offer: CartOffer }) {
  const t = useT();
  const locale = useLocale();
  if (faults.length === 0 && !cut) return null;
  return (
    <ul className="cart-offer-list">
      {faults.map(({ kind, item, href }) => {
        const text = t(FAULT_MESSAGES[kind], { item: nameIn(locale, item) });
        return (
          <li key={`${kind} ${item.name}`}>
            {href ? (
              <a className="link" href={localeHref(locale, href)}>
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        );
      })}
      {cut && <li>{t(messages.offerCut)}</li>}
    </ul>
  );
}

/** A form, so that the link also works in a browser without scripts. */
function OfferForm({
  offer,
  any,
  onAdd,
  onDecline,
}: {
  offer: CartOffer;
  any: boolean;
  onAdd: () => void;
  onDecline: () => void;
}) {
  const t = useT();
  const locale = useLocale();
  return (
    <form
      method="post"
      action={localeHref(locale, "/shop/cart/offers")}
      className="cart-offer-actions"
      onSubmit={(event) => {
        event.preventDefault();
        onAdd();
      }}
    >
      <input type="hidden" name="add" value={offer.text} />
      {any && <SubmitButton variant="solid">{t(messages.offerAdd)}</SubmitButton>}
      <Button variant="outline" onClick={onDecline}>
        {t(messages.offerDecline)}
      </Button>
    </form>
  );
}

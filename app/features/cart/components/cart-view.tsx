import { type ReactNode, Suspense } from "react";
import { localeHref } from "#app/i18n/locale.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/shop/cart.ts";
import * as ui from "#app/i18n/messages/ui/ui.ts";
import { nameIn } from "#app/i18n/named.ts";
import { type Translate, useLocale, useT } from "#app/i18n/use-t.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import type { Flash } from "#app/ui/flash/flash.ts";
import { FlashMessage, type FlashResults } from "#app/ui/flash/flash-message.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { AlertBanner, Banner } from "#app/ui/page/banner.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import type { PictureSource } from "#app/ui/picture-source.ts";
import { toast } from "#app/ui/toasts/toast-store.ts";
import type { CartLine } from "../cart.ts";
import type { CartOffer } from "../cart-link.ts";
import { handFocusOn } from "../guest/hand-focus-on.ts";
import type { Cart } from "../use-cart.ts";
import { CartLines } from "./cart-lines.tsx";
import { CartSummary } from "./cart-summary.tsx";
import { CartWaiting } from "./cart-waiting.tsx";
import { SavedLines } from "./saved-lines.tsx";

/** Few visits bring a link of staff. */
const CartOfferPanel = lazyPart(() => import("./cart-offer.tsx").then((module) => module.CartOfferPanel));

interface CartViewProps {
  readonly cart: Cart;
  readonly guest?: boolean;
  /** Staff can copy a link to what they see. */
  readonly staff?: boolean;
  /** What the address brings; null when it brings nothing. */
  readonly offer: CartOffer | null;
  /** The result of adding a product by a plain form. */
  readonly flash: Flash | null;
  /** The official notice on the legal guarantee, where staff have put it. */
  readonly graphic: PictureSource | null;
}

function refusals(t: Translate): FlashResults {
  const refusal = (message: Message) => ({ kind: "info", role: "alert", text: t(message) }) as const;
  return {
    "cart-quantity": refusal(messages.problemQuantity),
    "cart-gone": refusal(messages.problemGone),
    "cart-capped": refusal(messages.tooMany),
    "cart-choose": refusal(messages.problemChoose),
    "cart-too-many": refusal(messages.tooManyCheckouts),
  };
}

/** The cart page, the same for a guest and for a signed-in customer. */
export function CartView({ cart, guest = false, staff = false, offer, flash, graphic }: CartViewProps) {
  const t = useT();
  return (
    <div className="wrap cart-page">
      <CompanionHeading level={1} of={messages.title} />
      {guest && (
        <noscript>
          <Banner>{t(messages.noScript)}</Banner>
        </noscript>
      )}
      {flash && <FlashMessage flash={flash} results={{ ...refusals(t), ...cart.forms?.results }} />}
      {offer && (
        <Suspense>
          <CartOfferPanel offer={offer} cart={cart} />
        </Suspense>
      )}
      <CartBanners cart={cart} guest={guest} />
      <CartContent cart={cart} staff={staff} graphic={graphic} />
    </div>
  );
}

/** What the visitor should know about the whole cart. */
function CartBanners({ cart, guest }: { cart: Cart; guest: boolean }) {
  const t = useT();
  const { damage, gone, stale, unseen } = cart;
  return (
    <>
      {damage && damage.dropped > 0 && <Banner>{t(messages.damageDropped)}</Banner>}
      {damage && damage.changed > 0 && <Banner>{t(messages.damageChanged)}</Banner>}
      {stale && (
        <Banner role="status" action={<Retry cart={cart} />}>
          {t(messages.staleBanner)} {guest && t(messages.accountOffline)}{" "}
          {unseen > 0 && t(messages.unseen, { n: unseen })}
        </Banner>
      )}
      {gone > 0 && (
        <Banner
          action={
            <Button
              variant="outline"
              small
              {...cart.forms?.button("forget-gone")}
              onClick={({ currentTarget }) => {
                cart.forgetGone();
                handFocusOn(currentTarget);
              }}
            >
              {t(messages.forgetGone)}
            </Button>
          }
        >
          {t(messages.gone, { n: gone })}
        </Banner>
      )}
    </>
  );
}

function Retry({ cart }: { cart: Cart }) {
  const t = useT();
  return (
    <Button variant="outline" small onClick={cart.retry}>
      {t(messages.tryAgain)}
    </Button>
  );
}

function CartContent({
  cart,
  staff,
  graphic,
}: Required<Pick<CartViewProps, "cart" | "staff" | "graphic">>): ReactNode {
  const t = useT();
  const remove = useRemoval(cart);
  const save = (line: CartLine): boolean => {
    const saved = cart.save(line);
    if (saved) toast({ title: t(messages.savedToast) });
    return saved;
  };
  const lines = (!cart.failed && cart.lines) || [];
  const full = lines.length > 0;
  // What is saved stays the same element when the first line comes or the last one goes: it may have the focus.
  return (
    <div className={full ? "cart-layout" : "contents"}>
      {full ? (
        <CartLines lines={lines} forms={cart.forms} onStep={cart.step} onRemove={remove} onSave={save} />
      ) : (
        <NoLines cart={cart} />
      )}
      {full && <CartSummary lines={lines} staff={staff} graphic={graphic} />}
      <SavedLines cart={cart} />
    </div>
  );
}

function NoLines({ cart }: { cart: Cart }): ReactNode {
  const t = useT();
  if (cart.failed) {
    return <AlertBanner action={<Retry cart={cart} />}>{t(messages.offline)}</AlertBanner>;
  }
  const waiting = cart.lines === null;
  if (!waiting && cart.unseen > 0) return null;
  return (
    <>
      {waiting && <CartWaiting />}
      {/* The server writes it too: the script of CartWaiting tells which of the two is painted first. */}
      <div className={waiting ? "cart-none" : undefined}>
        <EmptyCart />
      </div>
    </>
  );
}

function EmptyCart() {
  const t = useT();
  const locale = useLocale();
  return (
    <EmptyState
      title={t(messages.empty)}
      action={<ButtonLink href={localeHref(locale, "/shop/browse")}>{t(messages.browseProducts)}</ButtonLink>}
    >
      {t(messages.emptyHint)}
    </EmptyState>
  );
}

/** Takes a line out, says so, and offers it back. */
function useRemoval(cart: Cart) {
  const t = useT();
  const locale = useLocale();
  return (line: CartLine) => {
    const undo = cart.remove(line);
    const description = nameIn(locale, line);
    toast({ title: t(messages.removed), description, action: { label: t(ui.undo), onAction: undo } });
  };
}

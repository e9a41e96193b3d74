import { lazy, type ReactNode, Suspense } from "react";
import { localeHref } from "#app/i18n/locale.ts";
import type { Message } from "#app/i18n/message.ts";
import * as words from "#app/i18n/messages/cart.ts";
import * as ui from "#app/i18n/messages/ui.ts";
import { Companion, type Translate, useLocale, useT } from "#app/i18n/use-t.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { Flash } from "#app/ui/flash.ts";
import { FlashMessage, type FlashResults } from "#app/ui/flash-message.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { PictureSource } from "#app/ui/picture-source.ts";
import { toast } from "#app/ui/toast-store.ts";
import type { CartLine } from "../cart.ts";
import type { CartOffer } from "../cart-link.ts";
import { handFocusOn } from "../hand-focus-on.ts";
import type { Cart } from "../use-cart.ts";
import { CartLines } from "./cart-lines.tsx";
import { CartSummary } from "./cart-summary.tsx";
import { CartWaiting } from "./cart-waiting.tsx";
import { SavedLines } from "./saved-lines.tsx";

/** Few visits bring a link of staff. */
const CartOfferPanel = lazy(() =>
  import("./cart-offer.tsx").then((module) => ({ default: module.CartOfferPanel })),
);

interface CartViewProps {
  readonly cart: Cart;
  readonly guest?: boolean;
  /** Staff can copy a link to what they see. */
  readonly staff?: boolean;
  /** What the address brings; null when it brings nothing. */
  readonly offer: CartOffer | null;
  /** What became of a product added by a plain form. */
  readonly flash: Flash | null;
  /** The official notice on the legal guarantee, where staff have put it. */
  readonly graphic: PictureSource | null;
}

function problems(t: Translate): FlashResults {
  const problem = (message: Message) => ({ kind: "info", role: "alert", text: t(message) }) as const;
  return {
    "cart-quantity": problem(words.problemQuantity),
    "cart-gone": problem(words.problemGone),
    "cart-capped": problem(words.tooMany),
    "cart-choose": problem(words.problemChoose),
    "cart-too-many": problem(words.tooManyCheckouts),
  };
}

/** The cart page, the same for a guest and for a signed-in customer. */
export function CartView({ cart, guest = false, staff = false, offer, flash, graphic }: CartViewProps) {
  const t = useT();
  return (
    <div className="wrap cart-page">
      <h1>
        {t(words.title)}
        <Companion of={words.title} />
      </h1>
      {guest && (
        <noscript>
          <Notice>{t(words.noScript)}</Notice>
        </noscript>
      )}
      {flash && <FlashMessage flash={flash} results={problems(t)} />}
      {offer && (
        <Suspense>
          <CartOfferPanel offer={offer} cart={cart} />
        </Suspense>
      )}
      <CartNotices cart={cart} guest={guest} />
      <CartContent cart={cart} staff={staff} graphic={graphic} />
    </div>
  );
}

/** What the visitor should know about the whole cart. */
function CartNotices({ cart, guest }: { cart: Cart; guest: boolean }) {
  const t = useT();
  const { damage, gone, stale, unseen } = cart;
  return (
    <>
      {damage && damage.dropped > 0 && <Notice>{t(words.damageDropped)}</Notice>}
      {damage && damage.changed > 0 && <Notice>{t(words.damageChanged)}</Notice>}
      {stale && (
        <Notice role="status" action={<Retry cart={cart} />}>
          {t(words.staleNotice)} {guest && t(words.accountOffline)}{" "}
          {unseen > 0 && t(words.unseen, { n: unseen })}
        </Notice>
      )}
      {gone > 0 && (
        <Notice
          action={
            <Button
              variant="outline"
              small
              onClick={({ currentTarget }) => {
                cart.forgetGone();
                handFocusOn(currentTarget);
              }}
            >
              {t(words.forgetGone)}
            </Button>
          }
        >
          {t(words.gone, { n: gone })}
        </Notice>
      )}
    </>
  );
}

function Retry({ cart }: { cart: Cart }) {
  const t = useT();
  return (
    <Button variant="outline" small onClick={cart.retry}>
      {t(words.tryAgain)}
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
    if (saved) toast({ title: t(words.savedToast) });
    return saved;
  };
  const lines = (!cart.failed && cart.lines) || [];
  const full = lines.length > 0;
  // What is saved stays the same element when the first line comes or the last one goes: it may have the focus.
  return (
    <div className={full ? "cart-layout" : "contents"}>
      {full ? (
        <CartLines lines={lines} onStep={cart.step} onRemove={remove} onSave={save} />
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
    return (
      <Notice kind="fault" role="alert" action={<Retry cart={cart} />}>
        {t(words.offline)}
      </Notice>
    );
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
      title={t(words.empty)}
      action={<ButtonLink href={localeHref(locale, "/shop/browse")}>{t(words.browseProducts)}</ButtonLink>}
    >
      {t(words.emptyHint)}
    </EmptyState>
  );
}

/** Takes a line out, says so, and offers it back. */
function useRemoval(cart: Cart) {
  const t = useT();
  return (line: CartLine) => {
    const undo = cart.remove(line);
    toast({ title: t(words.removed), action: { label: t(ui.undo), onAction: undo } });
  };
}

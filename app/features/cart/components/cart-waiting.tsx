import { InlineScript } from "#app/ui/inline-script.tsx";
import { Loading, Skeleton } from "#app/ui/page/skeleton.tsx";
import { GUEST_CART_KEY } from "#app/ui/session/stored-keys.ts";

/** Lines drawn while the products are being read; of a longer cart the rest is below the fold. */
const ROWS = [1, 2, 3, 4, 5, 6];

/**
 * Tells the styles how many lines the guest's cart has, before the first paint and long before React: the page is the
 * same for everybody, and nothing in it moves when the lines come.
 */
const COUNT_SCRIPT = `var n=0;try{n=Math.min(JSON.parse(localStorage.getItem("${GUEST_CART_KEY}")||"[]").length||0,${ROWS.length})}catch{}document.documentElement.dataset.cartRows=n`;

/** The cart in the size it will have, while its products are being read. */
export function CartWaiting() {
  return (
    <>
      <InlineScript code={COUNT_SCRIPT} />
      <div className="cart-waiting">
        <Loading>
          <div className="cart-layout" aria-hidden="true">
            <ul className="cart-lines">
              {ROWS.map((row) => (
                <li key={row} className="cart-line">
                  <WaitingLine />
                </li>
              ))}
            </ul>
            <WaitingSummary />
          </div>
        </Loading>
      </div>
    </>
  );
}

function WaitingLine() {
  return (
    <>
      <Skeleton shape="picture" className="cart-picture" />
      <span className="cart-words">
        <Skeleton />
        <Skeleton className="cart-short" />
        <span className="cart-save" />
      </span>
      <span className="stepper cart-stepper cart-blank" />
      <span className="cart-sum">
        <Skeleton />
      </span>
    </>
  );
}

function WaitingSummary() {
  return (
    <div className="cart-summary">
      <Skeleton className="cart-short" />
      <Skeleton />
      <div className="cart-proceed">
        <Skeleton shape="title" />
        <Skeleton shape="button" />
      </div>
      <Skeleton className="cart-short" />
      <Skeleton shape="button" />
    </div>
  );
}

import * as messages from "#app/i18n/messages/shop/cart.ts";
import * as ui from "#app/i18n/messages/ui/ui.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Button, IconButton } from "#app/ui/button.tsx";
import { BinIcon } from "#app/ui/icons.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import { toast } from "#app/ui/toasts/toast-store.ts";
import type { CartLine } from "../cart.ts";
import { handFocusOn } from "../guest/hand-focus-on.ts";
import type { Cart } from "../use-cart.ts";
import { LineHead, useItemName } from "./cart-lines.tsx";

/** What is saved for later; nothing when there is nothing. */
export function SavedLines({ cart }: { cart: Cart }) {
  const t = useT();
  const nameOf = useItemName();
  if (cart.saved.length === 0) return null;
  const remove = (line: CartLine): void => {
    const undo = cart.removeSaved(line);
    toast({ title: t(messages.removedSaved), action: { label: t(ui.undo), onAction: undo } });
  };
  return (
    <section className="cart-saved" aria-labelledby="saved">
      <CompanionHeading level={2} of={messages.savedTitle} id="saved" />
      <ul className="cart-lines">
        {cart.saved.map((line) => (
          <li key={line.key} className="cart-line cart-line-saved">
            <LineHead line={line} />
            <span className="cart-sum">
              <Button
                variant="outline"
                small
                aria-label={t(messages.takeBackItem, { item: nameOf(line) })}
                data-act="take-back"
                {...cart.forms?.button("take-back", line.key)}
                onClick={({ currentTarget }) => {
                  cart.takeBack(line);
                  handFocusOn(currentTarget);
                }}
              >
                {t(messages.takeBack)}
              </Button>
            </span>
            <IconButton
              className="cart-remove"
              label={t(messages.removeSavedItem, { item: nameOf(line) })}
              data-act="remove"
              {...cart.forms?.button("remove-saved", line.key)}
              onClick={({ currentTarget }) => {
                remove(line);
                handFocusOn(currentTarget);
              }}
            >
              <BinIcon />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

import * as messages from "#app/i18n/messages/shop/cart.ts";
import * as ui from "#app/i18n/messages/ui/ui.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toasts/toast-store.ts";
import type { CartLine } from "../cart.ts";
import { cartLinkOf } from "../cart-link.ts";

/** Copies the address of a cart with these lines. */
export function CopyCartLink({ lines }: { lines: readonly CartLine[] }) {
  const t = useT();
  const copy = (): void => {
    const link = `${location.origin}/shop/cart?${new URLSearchParams({ add: cartLinkOf(lines) })}`;
    navigator.clipboard.writeText(link).then(
      () => toast({ title: t(messages.linkCopied), description: link }),
      () => toast({ title: t(ui.error), description: link, destructive: true }),
    );
  };
  return (
    <Button variant="outline" small onClick={copy}>
      {t(messages.copyLink)}
    </Button>
  );
}

import * as words from "#app/i18n/messages/checkout.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { RefusalKind } from "../checkout.ts";

/** Why an order was not placed; faults of fields are told by the form itself. */
export function CheckoutRefusal({ kind }: { kind: RefusalKind }) {
  const t = useT();
  switch (kind) {
    case "changed":
    case "nothing-left":
      return (
        <Notice kind="fault" role="alert" title={t(words.changedTitle)}>
          {t(words.changedText)}
        </Notice>
      );
    case "vat-changed":
      return (
        <Notice kind="fault" role="alert" title={t(words.changedTitle)}>
          {t(words.vatChangedText)}
        </Notice>
      );
    case "too-expensive":
      return <Notice kind="fault" role="alert" title={t(words.tooExpensive)} />;
    case "invalid":
      return null;
  }
}

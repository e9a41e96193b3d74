import * as messages from "#app/i18n/messages/orders-admin/draft-orders.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { type Lamp, StateWord } from "#app/ui/tag.tsx";
import type { DraftStatus } from "../drafts.ts";

const LAMPS = {
  open: "warn",
  sent: "ok",
  expired: "fault",
  ordered: "warn",
  paid: "ok",
  cancelled: "off",
} as const satisfies Record<DraftStatus, Lamp>;

/** The status of a draft, as a word with its lamp. */
export function DraftStatusWord({ status }: { readonly status: DraftStatus }) {
  const t = useT();
  return <StateWord state={LAMPS[status]}>{t(messages.statuses[status])}</StateWord>;
}

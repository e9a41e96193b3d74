import * as messages from "#app/i18n/messages/orders-admin/draft-orders.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import type { DraftStanding } from "../drafts.ts";

const LAMPS = {
  open: "warn",
  sent: "ok",
  expired: "fault",
  ordered: "warn",
  paid: "ok",
  cancelled: "off",
} as const satisfies Record<DraftStanding, "ok" | "warn" | "off" | "fault">;

/** The standing of a draft, as a word with its lamp. */
export function DraftStandingTag({ standing }: { readonly standing: DraftStanding }) {
  const t = useT();
  return <StateWord state={LAMPS[standing]}>{t(messages.standings[standing])}</StateWord>;
}

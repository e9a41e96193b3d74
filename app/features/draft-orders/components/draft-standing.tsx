import * as messages from "#app/i18n/messages/orders-admin/draft-orders.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import type { DraftStanding as Standing } from "../drafts.ts";

const LAMPS = {
  open: "warn",
  sent: "ok",
  expired: "fault",
  ordered: "warn",
  paid: "ok",
  cancelled: "off",
} as const satisfies Record<Standing, "ok" | "warn" | "off" | "fault">;

/** The standing of a draft, as a word with its lamp. */
export function DraftStanding({ standing }: { readonly standing: Standing }) {
  const t = useT();
  return <StateWord state={LAMPS[standing]}>{t(messages.standings[standing])}</StateWord>;
}

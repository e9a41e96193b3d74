import * as messages from "#app/i18n/messages/hire-admin/quotes-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { QuoteState as State } from "../quote-states.ts";

const VARIANTS = {
  draft: "warn",
  sent: "plain",
  accepted: "ok",
  declined: "fault",
  expired: "warn",
  withdrawn: "plain",
} as const satisfies Record<State, string>;

/** The state of a quote as a tag. */
export function QuoteState({ state }: { readonly state: State }) {
  const t = useT();
  return <Tag variant={VARIANTS[state]}>{t(messages.views[state])}</Tag>;
}

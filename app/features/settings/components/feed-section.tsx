import * as messages from "#app/i18n/messages/admin/product-feed.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import type { Settings } from "../settings.ts";
import { SectionFrame } from "./section-frame.tsx";
import type { SectionState } from "./section-state.ts";

interface FeedSectionProps {
  readonly feed: Settings["productFeed"];
  readonly state: SectionState;
}

/** What the product feed says that the catalogue does not know. */
export function FeedSection({ feed, state }: FeedSectionProps) {
  const t = useT();
  return (
    <SectionFrame section="feed" state={state}>
      <Field
        name="feed.backorderDays"
        label={messages.backorderDays}
        inputMode="numeric"
        hint={t(messages.backorderDaysHint)}
        defaultValue={state.valueOf("feed.backorderDays", feed.backorderDays?.toString() ?? "")}
        error={state.errorOf("feed.backorderDays")}
        className="admin-half"
      />
    </SectionFrame>
  );
}

import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/site/enquiries.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { pageTitle } from "#app/ui/page/page-title.ts";
import type { EnquiryAnswer } from "../enquiries.ts";

/** The title of a page with a form; begins with "Error: " after a refusal, so that it is heard first. */
export function FormPageTitle({ title, answer }: { title: Message; answer: EnquiryAnswer | undefined }) {
  const t = useT();
  const words = pageTitle(t(title));
  const refused = answer !== undefined && answer.kind !== "sent";
  return <title>{refused ? t(messages.errorTitle, { title: words }) : words}</title>;
}

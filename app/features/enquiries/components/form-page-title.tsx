import type { Message } from "#app/i18n/message.ts";
import { FormTitle } from "#app/ui/page/form-title.tsx";
import type { EnquiryAnswer } from "../enquiries.ts";

/** The title of a page with an enquiry form. */
export function FormPageTitle({ title, answer }: { title: Message; answer: EnquiryAnswer | undefined }) {
  return <FormTitle title={title} isRefused={answer !== undefined && answer.kind !== "sent"} />;
}

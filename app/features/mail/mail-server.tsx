import { createContext, use } from "react";
import type { Message } from "#app/i18n/message.ts";

/** Whether the site sends its mails. Anyone who shows a page gives it; without a mail server they are only kept. */
export const MailServerContext = createContext(true);

export type Mailed = <P>(sent: Message<P>, kept: Message<P> | Message) => Message<P>;

/** Chooses between a sentence that promises a mail and the one that a site without a mail server says instead. */
export function useMailed(): Mailed {
  const hasServer = use(MailServerContext);
  return <P,>(sent: Message<P>, kept: Message<P> | Message) => (hasServer ? sent : (kept as Message<P>));
}

import type { Message } from "#app/i18n/message.ts";
import { refusedTitle } from "#app/i18n/messages/ui/ui.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { pageTitle } from "./page-title.ts";

/**
 * The title of a page with a form: it begins with "Error: " where the form was refused, so that this is heard first. The
 * `meta` of the page has none: browsers take the first.
 */
export function FormTitle({ title, isRefused }: { title: Message; isRefused: boolean }) {
  const t = useT();
  const words = pageTitle(t(title));
  return <title>{isRefused ? t(refusedTitle, { title: words }) : words}</title>;
}

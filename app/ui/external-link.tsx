import * as ui from "#app/i18n/messages/ui/ui.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { OutwardIcon } from "./icons.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** A link to another site, or beside a form: a new tab that cannot reach back, and a hint that says so. */
export function ExternalLink({
  icon = false,
  children,
  ...rest
}: React.ComponentProps<"a"> & { href: string; icon?: boolean }) {
  const t = useT();
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      {icon && <OutwardIcon className="icon-inline" />}
      <VisuallyHidden> ({t(ui.newTab)})</VisuallyHidden>
    </a>
  );
}

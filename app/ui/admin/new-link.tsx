import type { Message } from "#app/i18n/message.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { ButtonRouteLink } from "#app/ui/button-route-link.tsx";

interface NewLinkProps {
  readonly to: string;
  readonly label: Message;
}

/** The way from a list to the form of a new entry, by the key N too. */
export function NewLink({ to, label }: NewLinkProps) {
  const t = useT();
  return (
    <ButtonRouteLink variant="solid" small to={to} data-key="n">
      {t(label)}
    </ButtonRouteLink>
  );
}

import { useLocation } from "react-router";
import type { Message } from "#app/i18n/message.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { ButtonRouteLink } from "#app/ui/button-route-link.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";

interface ListRowsProps {
  readonly isEmpty: boolean;
  /** What the list says without rows. */
  readonly empty: { readonly title: Message; readonly text: Message };
  /** The link to the list without its filters; `to` is false where none is set. No link leads to the page itself. */
  readonly all?: { readonly to: string | false; readonly label: Message };
  /** The rows, with what is only shown beside them. */
  readonly children: React.ReactNode;
}

/** The rows of a list of the back office, or in their place that there are none and the way to all of them. */
export function ListRows({ isEmpty, empty, all, children }: ListRowsProps) {
  const t = useT();
  const { pathname, search } = useLocation();
  if (!isEmpty) return children;
  const link = all?.to && all.to !== pathname + search && (
    <ButtonRouteLink variant="outline" to={all.to}>
      {t(all.label)}
    </ButtonRouteLink>
  );
  return (
    <EmptyState title={t(empty.title)} action={link}>
      {t(empty.text)}
    </EmptyState>
  );
}

import { useLocation } from "react-router";
import { ButtonRouteLink } from "#app/ui/button-route-link.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";

interface EmptyListProps {
  readonly title: string;
  readonly children: React.ReactNode;
  /** The address of the list without what narrows it; none where nothing does. No link leads to the page itself. */
  readonly all: string | false | null;
  /** What the link to it says. */
  readonly label: string;
}

/** What a list of the back office says in place of its rows, with the way to all of them. */
export function EmptyList({ title, children, all, label }: EmptyListProps) {
  const { pathname, search } = useLocation();
  const link = all && all !== pathname + search && (
    <ButtonRouteLink variant="outline" to={all}>
      {label}
    </ButtonRouteLink>
  );
  return (
    <EmptyState title={title} action={link}>
      {children}
    </EmptyState>
  );
}

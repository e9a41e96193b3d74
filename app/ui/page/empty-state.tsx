import { LampIcon } from "#app/ui/icons.tsx";

/** What a list says when it has nothing: a heading, what can be done, one way on. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: React.ReactNode;
  children?: React.ReactNode;
  action?: React.ReactNode;
}) {
  return (
    <div className="empty">
      <LampIcon />
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}

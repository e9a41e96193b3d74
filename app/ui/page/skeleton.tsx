import * as ui from "#app/i18n/messages/ui/ui.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";

/** A grey shape of the final size. `className` gives width and height. */
export function Skeleton({
  shape = "line",
  className,
}: {
  shape?: "line" | "title" | "button" | "picture";
  className?: string;
}) {
  return <span className={classNames("skeleton", `skeleton-${shape}`, className)} aria-hidden="true" />;
}

/** Wraps skeletons: says "Loading" once, to those who cannot see them. */
export function Loading({ children }: { children: React.ReactNode }) {
  const t = useT();
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{t(ui.loading)}</VisuallyHidden>
      {children}
    </div>
  );
}

import { classNames } from "./class-names.ts";

/** A short label. Its colour says no more than its word. */
export function Tag({
  variant = "plain",
  children,
}: {
  variant?: "plain" | "tint" | "ok" | "warn" | "fault";
  children: React.ReactNode;
}) {
  return <span className={classNames("tag", variant !== "tint" && `tag-${variant}`)}>{children}</span>;
}

/** The lamp of a state; `off` for one that asks for nothing. */
export type Lamp = "ok" | "warn" | "off" | "fault";

/** A state: a lamp whose shape differs too, and the word. */
export function StateWord({ state, children }: { state: Lamp; children: React.ReactNode }) {
  return <span className={`state-word state-${state}`}>{children}</span>;
}

/** A price already written in the page's language, with a line under it such as the VAT. */
export function Price({
  children,
  note,
  large,
}: {
  children: React.ReactNode;
  note: React.ReactNode;
  large?: boolean;
}) {
  return (
    <span className={classNames("price", large && "price-large")}>
      {children}
      {note && <small className="price-note">{note}</small>}
    </span>
  );
}

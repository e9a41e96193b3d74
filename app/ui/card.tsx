import { classNames } from "./class-names.ts";

interface CardProps {
  readonly children: React.ReactNode;
  /** A soft pool of light that follows the pointer. */
  readonly spot?: boolean;
  /** A hairline and a lifted ground: for light pages. */
  readonly line?: boolean;
  readonly as?: "article" | "li" | "div";
  readonly className?: string;
}

/** A surface that holds one thing. Put a `CardLink` in it to make all of it pressable. */
export function Card({ children, spot, line, as: Tag = "article", className }: CardProps) {
  return (
    <Tag
      className={classNames("card", spot && "card-spot", line && "card-line", className)}
      {...(spot && { "data-spot": "" })}
    >
      {children}
    </Tag>
  );
}

export function CardBody({ children, className }: { children: React.ReactNode; className?: string }) {
  return <div className={classNames("card-body", className)}>{children}</div>;
}

/** The link of a card; its target covers the card, its name is its own words. */
export function CardLink({ className, ...rest }: React.ComponentProps<"a"> & { href: string }) {
  return <a {...rest} className={classNames("card-link", className)} />;
}

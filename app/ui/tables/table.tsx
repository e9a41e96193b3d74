import { classNames } from "../class-names.ts";

interface TableProps extends React.ComponentProps<"table"> {
  /** What the table holds; read first, shown above it unless `quietCaption`. */
  readonly caption: string;
  readonly quietCaption?: boolean;
}

/** A table that scrolls inside its own box, reachable by keyboard, when the page is too narrow for it. */
export function Table({ caption, quietCaption, className, children, ...rest }: TableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a scrolling box must be a named, focusable region.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by arrow keys.
    <div className="table-scroll" role="region" aria-label={caption} tabIndex={0}>
      <table {...rest} className={classNames("table", className)}>
        <caption>{quietCaption ? <span className="hidden-visually">{caption}</span> : caption}</caption>
        {children}
      </table>
    </div>
  );
}

/** The head of a column of numbers. */
export function NumericHead(props: Omit<React.ComponentProps<"th">, "className" | "scope">) {
  return <th {...props} scope="col" className="numeric" />;
}

interface FactsProps {
  readonly rows: readonly (readonly [name: React.ReactNode, value: React.ReactNode])[];
  /** Whether the values are sums of money, one below the other. */
  readonly sums?: boolean;
}

/** Names and values, as on a delivery note. */
export function Facts({ rows, sums }: FactsProps) {
  return (
    <dl className={classNames("facts", sums && "facts-sums")}>
      {rows.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are fixed within a page.
        <FactRow key={index} name={name} value={value} />
      ))}
    </dl>
  );
}

function FactRow({ name, value }: { name: React.ReactNode; value: React.ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

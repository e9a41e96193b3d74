import { Tabs as Radix } from "radix-ui";

export interface TabItem {
  readonly value: string;
  readonly label: React.ReactNode;
  readonly content: React.ReactNode;
}

interface TabsProps {
  /** What the tabs choose between, for screen readers. */
  readonly label: string;
  readonly items: readonly TabItem[];
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onValueChange?: (value: string) => void;
}

/**
 * Radix sets two inline styles that a server-rendered page may not carry (the content security policy refuses
 * style attributes); the undefined values below take them out again.
 */
const NO_OUTLINE = { outline: undefined };
const NO_DURATION = { animationDuration: undefined };

/** One of several panels at a time; arrow keys move between the tabs. */
export function Tabs({
  label,
  items,
  value,
  defaultValue = items[0]?.value ?? "",
  onValueChange,
}: TabsProps) {
  return (
    <Radix.Root
      defaultValue={defaultValue}
      {...(value !== undefined && { value })}
      {...(onValueChange && { onValueChange })}
    >
      <Radix.List className="tabs-list" aria-label={label} style={NO_OUTLINE}>
        {items.map((item) => (
          <Radix.Trigger key={item.value} value={item.value} className="tab">
            {item.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value} asChild>
          <div className="tab-panel" style={NO_DURATION}>
            {item.content}
          </div>
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

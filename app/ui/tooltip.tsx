import { Tooltip as Radix } from "radix-ui";

/** Waits 700 ms before the first tooltip, 300 ms for the next one when one was just open. */
const FIRST_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** Stands once around a hydrated area. */
export function TooltipProvider({ children }: { children: React.ReactNode }) {
  return (
    <Radix.Provider delayDuration={FIRST_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Radix.Provider>
  );
}

/** A few more words about a control on hover and focus. Never the only place where something is said. */
export function Tooltip({ text, children }: { text: React.ReactNode; children: React.ReactElement }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="tooltip worklight" sideOffset={6} collisionPadding={8}>
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

import { useState } from "react";
import { IconButton } from "../button.tsx";
import { classNames } from "../class-names.ts";
import { MinusIcon, PlusIcon } from "../icons.tsx";

/**
 * What makes a button send its form with a number to be added to the quantity; without a number, what makes the field that
 * quantity.
 */
export type SentQuantity = (
  by?: number,
) => Pick<React.ComponentProps<"button">, "type" | "form" | "name" | "value">;

interface QuantityStepperProps {
  /** A whole number from 1 on. */
  readonly value: number;
  readonly max: number;
  /** What the buttons and the number are called; with several on a page each names its product. */
  readonly labels: { readonly less: string; readonly more: string; readonly quantity: string };
  /**
   * By how much the number is to change: one for a button, any whole number for what was typed. What would end below 1
   * or above `max` is for the owner of the number to ignore.
   */
  readonly onStep: (by: number) => void;
  /** What was typed is no quantity, or more than `max`; it stays in the field. */
  readonly onRefuse?: () => void;
  /** Where the number can be changed without scripts. */
  readonly send?: SentQuantity | undefined;
  readonly className?: string;
}

/** Minus, number, plus. Minus stops at 1; removing is another button. The number can be typed, too. */
export function QuantityStepper({
  value,
  max,
  labels,
  onStep,
  onRefuse,
  send,
  className,
}: QuantityStepperProps) {
  /** What is being typed, or was refused; null while the field shows the number. */
  const [typed, setTyped] = useState<string | null>(null);
  const wanted = Number(typed || value);
  const isWrong = !Number.isInteger(wanted) || wanted < 1 || wanted > max;
  const step = (by: number) => {
    setTyped(null);
    if (by !== 0) onStep(by);
  };
  const take = () => (isWrong ? onRefuse?.() : step(wanted - value));
  return (
    <div className={classNames("stepper", className)}>
      <IconButton
        {...send?.(-1)}
        label={labels.less}
        aria-disabled={value <= 1 || undefined}
        onClick={() => step(-1)}
      >
        <MinusIcon />
      </IconButton>
      <input
        {...send?.()}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        size={3}
        aria-label={labels.quantity}
        aria-invalid={isWrong || undefined}
        value={typed ?? value}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={({ key }) => key === "Enter" && take()}
        onBlur={take}
      />
      <output className="hidden-visually">{value}</output>
      <IconButton
        {...send?.(1)}
        label={labels.more}
        aria-disabled={value >= max || undefined}
        onClick={() => step(1)}
      >
        <PlusIcon />
      </IconButton>
    </div>
  );
}

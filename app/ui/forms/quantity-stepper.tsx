import { useState } from "react";
import { IconButton } from "../button.tsx";
import { classNames } from "../class-names.ts";
import { MinusIcon, PlusIcon } from "../icons.tsx";

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
  /** What was typed is no quantity, or more than `max`; the field shows the number again. */
  readonly onRefuse?: () => void;
  readonly className?: string;
}

/** Minus, number, plus. Minus stops at 1; removing is another button. The number can be typed, too. */
export function QuantityStepper({ value, max, labels, onStep, onRefuse, className }: QuantityStepperProps) {
  /** What is being typed; null while the field shows the number. */
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    setTyped(null);
    if (!typed) return;
    const wanted = /^\s*\d{1,9}\s*$/.test(typed) ? Number(typed) : 0;
    if (wanted < 1 || wanted > max) onRefuse?.();
    else if (wanted !== value) onStep(wanted - value);
  };
  return (
    <div className={classNames("stepper", className)}>
      <IconButton label={labels.less} aria-disabled={value <= 1 || undefined} onClick={() => onStep(-1)}>
        <MinusIcon />
      </IconButton>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        size={3}
        aria-label={labels.quantity}
        value={typed ?? value}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={({ key }) => key === "Enter" && take()}
        onBlur={take}
      />
      <output className="hidden-visually">{value}</output>
      <IconButton label={labels.more} aria-disabled={value >= max || undefined} onClick={() => onStep(1)}>
        <PlusIcon />
      </IconButton>
    </div>
  );
}

import { IconButton } from "../button.tsx";
import { classNames } from "../class-names.ts";
import { MinusIcon, PlusIcon } from "../icons.tsx";

interface QuantityStepperProps {
  /** A whole number from 1 on. */
  readonly value: number;
  readonly max: number;
  /** What the buttons and the number are called; with several on a page each names its product. */
  readonly labels: { readonly less: string; readonly more: string; readonly quantity: string };
  /** Told of every press; what lies below 1 or above `max` is for the owner of the number to ignore. */
  readonly onStep: (by: -1 | 1) => void;
  readonly className?: string;
}

/** Minus, number, plus. Minus stops at 1; removing is another button. */
export function QuantityStepper({ value, max, labels, onStep, className }: QuantityStepperProps) {
  return (
    <div className={classNames("stepper", className)}>
      <IconButton label={labels.less} aria-disabled={value <= 1 || undefined} onClick={() => onStep(-1)}>
        <MinusIcon />
      </IconButton>
      <output aria-label={labels.quantity}>{value}</output>
      <IconButton label={labels.more} aria-disabled={value >= max || undefined} onClick={() => onStep(1)}>
        <PlusIcon />
      </IconButton>
    </div>
  );
}

import * as ui from "#app/i18n/messages/ui.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { IconButton } from "./button.tsx";
import { MinusIcon, PlusIcon } from "./icons.tsx";

interface QuantityStepperProps {
  readonly name: string;
  readonly value: number;
  /** Never called with less than 1. */
  readonly onChange: (value: number) => void;
  readonly max?: number;
  /** What is counted, such as the product's name; read after the quantity. */
  readonly of?: string;
}

/** Minus, number, plus. Minus stops at 1; removing is another button. */
export function QuantityStepper({ name, value, onChange, max, of }: QuantityStepperProps) {
  const t = useT();
  const suffix = of ? `: ${of}` : "";
  return (
    <span className="stepper">
      <IconButton
        label={`${t(ui.decrease)}${suffix}`}
        aria-disabled={value <= 1}
        onClick={() => value > 1 && onChange(value - 1)}
      >
        <MinusIcon />
      </IconButton>
      <output aria-live="polite">{value}</output>
      <input type="hidden" name={name} value={value} />
      <IconButton
        label={`${t(ui.increase)}${suffix}`}
        aria-disabled={max !== undefined && value >= max}
        onClick={() => (max === undefined || value < max) && onChange(value + 1)}
      >
        <PlusIcon />
      </IconButton>
    </span>
  );
}

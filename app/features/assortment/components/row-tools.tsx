import * as words from "#app/i18n/messages/product-form.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";

interface RowToolsProps {
  readonly at: number;
  readonly count: number;
  /** To which place the row goes, from 0. */
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  /** False where there is no order to speak of. */
  readonly ordered?: boolean;
}

/** The buttons of one row of a list that somebody orders: earlier, later, take away. */
export function RowTools({ at, count, onMove, onRemove, ordered = true }: RowToolsProps) {
  const t = useT();
  const quiet = { type: "button", look: "quiet", small: true } as const;
  return (
    <span className="desk-tools">
      {ordered && (
        <>
          <Button {...quiet} disabled={at === 0} onClick={() => onMove(at - 1)}>
            {t(words.earlier)}
          </Button>
          <Button {...quiet} disabled={at === count - 1} onClick={() => onMove(at + 1)}>
            {t(words.later)}
          </Button>
        </>
      )}
      <Button {...quiet} onClick={onRemove}>
        {t(words.takeAway)}
      </Button>
    </span>
  );
}

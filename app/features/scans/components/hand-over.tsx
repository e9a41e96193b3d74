import { useState } from "react";
import { isBack } from "#app/features/hires/hire-states.ts";
import * as messages from "#app/i18n/messages/hire-admin/warehouse.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { sumBy } from "#app/lib/sums.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { passFocusOn } from "#app/ui/page/focus-heading.ts";
import { moveable } from "../predict.ts";
import type { ListedItem, WarehouseView } from "../warehouse.ts";
import { type BeforeHandOver, UnpaidNote } from "./unpaid-note.tsx";

interface HandOverProps {
  readonly view: WarehouseView;
  readonly before: BeforeHandOver;
  readonly onHandOver: () => void;
}

/** Takes everything out that is prepared. */
export function HandOver({ view, before, onHandOver }: HandOverProps) {
  const t = useT();
  const { prepared, waiting } = countPieces(view);
  if (prepared === 0) return null;
  return (
    <Confirmed
      label={t(messages.handOver, { n: prepared })}
      text={waiting > 0 ? t(messages.handOverText, { n: waiting }) : t(messages.handOverAll)}
      confirm={t(messages.handOverNow)}
      variant="primary"
      onConfirm={onHandOver}
    >
      <UnpaidNote {...before} />
    </Confirmed>
  );
}

interface KeepRestProps {
  readonly view: WarehouseView;
  readonly onKeep: () => void;
}

/** Keeps here what does not go any more, once something went and until all of it is back. */
export function KeepRest({ view, onKeep }: KeepRestProps) {
  const t = useT();
  const { prepared, waiting, gone } = countPieces(view);
  const stillHere = prepared + waiting;
  if (gone === 0 || stillHere === 0 || isBack(view.state)) return null;
  return (
    <Confirmed
      label={t(messages.stays, { n: stillHere })}
      text={t(messages.staysText)}
      confirm={t(messages.staysNow)}
      variant="outline"
      onConfirm={onKeep}
    />
  );
}

function countPieces({ items }: WarehouseView) {
  const sum = (of: (item: ListedItem) => number) => sumBy(items, of);
  return {
    prepared: sum((item) => item.prepared),
    waiting: sum((item) => moveable(item, "prepare")),
    gone: sum((item) => item.out + item.good + item.damaged + item.missing),
  };
}

interface ConfirmedProps {
  readonly label: string;
  readonly text: string;
  readonly confirm: string;
  readonly variant: "primary" | "outline";
  readonly onConfirm: () => void;
  /** Above the button. */
  readonly children?: React.ReactNode;
}

function Confirmed({ label, text, confirm, variant, onConfirm, children }: ConfirmedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {/* Above its button, which gets the focus back and passes it on before both go away. */}
      {isOpen && (
        <Dialog title={label} description={text} startsAtHeading onClose={() => setOpen(false)}>
          {children}
          <Button
            variant={variant === "primary" ? "primary" : "solid"}
            onClick={() => {
              setOpen(false);
              onConfirm();
            }}
          >
            {confirm}
          </Button>
        </Dialog>
      )}
      <Button variant={variant} wide ref={passFocusOn} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
    </>
  );
}

import { useState } from "react";
import * as messages from "#app/i18n/messages/hire-admin/warehouse.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { moveable } from "../predict.ts";
import type { WarehouseView } from "../warehouse.ts";

interface HandOverProps {
  readonly view: WarehouseView;
  readonly onHandOver: (action: "hand-over" | "stays") => void;
}

/** Takes everything out that is prepared, and gives back what does not go any more. */
export function HandOver({ view, onHandOver }: HandOverProps) {
  const t = useT();
  const sum = (of: (item: WarehouseView["items"][number]) => number) =>
    view.items.reduce((total, item) => total + of(item), 0);
  const prepared = sum((item) => item.prepared);
  const waiting = sum((item) => moveable(item, "prepare"));
  const gone = sum((item) => item.out + item.good + item.damaged + item.missing);
  const rest = prepared + waiting;
  return (
    <div className="scan-hand-over">
      {prepared > 0 && (
        <Confirmed
          label={t(messages.handOver, { n: prepared })}
          text={waiting > 0 ? t(messages.handOverText, { n: waiting }) : t(messages.handOverAll)}
          confirm={t(messages.handOverNow)}
          variant="primary"
          onConfirm={() => onHandOver("hand-over")}
        />
      )}
      {gone > 0 && rest > 0 && (
        <Confirmed
          label={t(messages.stays, { n: rest })}
          text={t(messages.staysText)}
          confirm={t(messages.staysNow)}
          variant="outline"
          onConfirm={() => onHandOver("stays")}
        />
      )}
    </div>
  );
}

interface ConfirmedProps {
  readonly label: string;
  readonly text: string;
  readonly confirm: string;
  readonly variant: "primary" | "outline";
  readonly onConfirm: () => void;
}

function Confirmed({ label, text, confirm, variant, onConfirm }: ConfirmedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      title={label}
      description={text}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant={variant} wide>
          {label}
        </Button>
      }
    >
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
  );
}

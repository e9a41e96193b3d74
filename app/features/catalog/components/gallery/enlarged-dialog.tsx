import * as messages from "#app/i18n/messages/shop/gallery.ts";
import { close } from "#app/i18n/messages/ui/ui.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { ChevronIcon, CloseIcon, MinusIcon, PlusIcon } from "#app/ui/icons.tsx";

/** The dialog of one picture as large as the window; its script puts the picture in. */
export function EnlargedDialog({ many }: { many: boolean }) {
  const t = useT();
  return (
    <dialog className="enlarged" aria-label={t(messages.enlargedPictures)}>
      <div className="enlarged-stage" data-enlarged-stage="" />
      <div className="enlarged-bar">
        <p className="enlarged-count" role="status" data-enlarged-count="" />
        <Button run="out" label={t(messages.zoomOut)}>
          <MinusIcon />
        </Button>
        <Button run="in" label={t(messages.zoomIn)}>
          <PlusIcon />
        </Button>
        <Button run="close" label={t(close)}>
          <CloseIcon />
        </Button>
      </div>
      {many && (
        <div className="enlarged-steps">
          <Button run="previous" label={t(messages.previousPicture)} className="gallery-previous">
            <ChevronIcon />
          </Button>
          <Button run="next" label={t(messages.nextPicture)} className="gallery-next">
            <ChevronIcon />
          </Button>
        </div>
      )}
    </dialog>
  );
}

interface ButtonProps {
  readonly run: "in" | "out" | "close" | "previous" | "next";
  readonly label: string;
  readonly className?: string;
  readonly children: React.ReactNode;
}

function Button({ run, label, className = "", children }: ButtonProps) {
  return (
    <button type="button" className={`gallery-step ${className}`} aria-label={label} data-enlarged-do={run}>
      {children}
    </button>
  );
}

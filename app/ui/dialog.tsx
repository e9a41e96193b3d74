import { type ComponentProps, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import * as ui from "#app/i18n/messages/ui/ui.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { IconButton } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { CloseIcon } from "./icons.tsx";

interface DialogProps {
  readonly title: React.ReactNode;
  readonly description?: React.ReactNode;
  readonly variant?: "plain" | "wide";
  /** The focus starts at the heading instead of the first control, where the window is to be read first. */
  readonly startsAtHeading?: boolean;
  /** The browser has closed it, or its button was pressed: leave it out of the page now. */
  readonly onClose: () => void;
  readonly children?: React.ReactNode;
}

/**
 * A modal window, open as long as it is rendered. It lies beside the page, so that its fields are part of no form that it
 * was opened from; the focus goes back there. For a form that works without scripts: `FormDialog`.
 */
export function Dialog({
  title,
  description,
  variant = "plain",
  startsAtHeading = false,
  onClose,
  children,
}: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    const heading = startsAtHeading ? shown?.querySelector("h2") : null;
    heading?.setAttribute("tabindex", "-1");
    heading?.focus();
    // The browser gives the focus back to where it was only if it closes the window itself.
    return () => shown?.close();
  }, [startsAtHeading]);
  return createPortal(
    <DialogFrame
      ref={dialog}
      id={id}
      title={title}
      className={classNames("theme-light", variant === "wide" && "dialog-wide")}
      {...(description && { "aria-describedby": `${id}-text` })}
      // The cleanup closes a window that is no longer rendered.
      onClose={() => dialog.current && onClose()}
    >
      {description && (
        <p id={`${id}-text`} className="dialog-text">
          {description}
        </p>
      )}
      {children}
    </DialogFrame>,
    document.body,
  );
}

interface FrameProps extends Omit<ComponentProps<"dialog">, "title"> {
  readonly id: string;
  readonly title: React.ReactNode;
}

/** A window with its heading and the button that closes it. Escape and presses outside close it too. */
export function DialogFrame({ id, title, className, children, ...dialog }: FrameProps) {
  const t = useT();
  return (
    <dialog
      id={id}
      className={classNames("dialog", className)}
      aria-labelledby={`${id}-title`}
      closedby="any"
      {...dialog}
    >
      <div className="dialog-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <IconButton
          label={t(ui.close)}
          {...invokes("close", id)}
          onClick={(event) => {
            event.preventDefault();
            event.currentTarget.closest("dialog")?.close();
          }}
        >
          <CloseIcon />
        </IconButton>
      </div>
      {children}
    </dialog>
  );
}

/** What a browser does with a button of a window before a script has run; the script prevents it. */
export function invokes(command: "show-modal" | "close", commandfor: string): object {
  return { command, commandfor };
}

/** The row of buttons at the end of a dialog. */
export function DialogActions({ children }: { children: React.ReactNode }) {
  return <div className="dialog-actions">{children}</div>;
}

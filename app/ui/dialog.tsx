import { Dialog as Radix } from "radix-ui";
import * as ui from "#app/i18n/messages/ui/ui.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { IconButton } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { CloseIcon } from "./icons.tsx";

interface DialogProps {
  readonly title: React.ReactNode;
  readonly description?: React.ReactNode;
  /** The element that opens it; leave out when `open` is given. */
  readonly trigger?: React.ReactNode;
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly variant?: "plain" | "wide";
  readonly children?: React.ReactNode;
}

/**
 * A modal window: focus kept inside and given back, closed by Escape and outside presses. The overlay is a plain
 * element and the page is held still by CSS, because Radix's own overlay writes a style element that the
 * content security policy refuses.
 */
export function Dialog({
  title,
  description,
  trigger,
  open,
  onOpenChange,
  variant = "plain",
  children,
}: DialogProps) {
  const t = useT();
  return (
    <Radix.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <div className="overlay" />
        <Radix.Content
          className={classNames("dialog theme-light", variant !== "plain" && `dialog-${variant}`)}
          {...(!description && { "aria-describedby": undefined })}
        >
          <div className="dialog-head">
            <Radix.Title>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={t(ui.close)}>
                <CloseIcon />
              </IconButton>
            </Radix.Close>
          </div>
          {description && <Radix.Description className="dialog-text">{description}</Radix.Description>}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Closes the dialog it is in; wraps one button. */
export function DialogClose({ children }: { children: React.ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}

/** The row of buttons at the end of a dialog. */
export function DialogActions({ children }: { children: React.ReactNode }) {
  return <div className="dialog-actions">{children}</div>;
}

import * as ui from "#app/i18n/messages/ui/ui.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { classNames } from "./class-names.ts";
import { useKeptFocus } from "./forms/keep-button-focus.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

/**
 * primary: the one call to action of a screen, amber on the public site and solid in the back office. solid: the shop's
 * working button, and in the back office a form that has no other button of weight beside it.
 */
export type ButtonVariant = "primary" | "solid" | "outline" | "quiet" | "danger" | "done";

export interface ButtonStyle {
  readonly variant?: ButtonVariant;
  readonly small?: boolean;
  readonly wide?: boolean;
}

/** Class names of a button, or of a link that looks like one. */
export function buttonClass({ variant = "primary", small, wide }: ButtonStyle, className?: string): string {
  return classNames("button", `button-${variant}`, small && "button-small", wide && "button-wide", className);
}

interface ButtonProps extends React.ComponentProps<"button">, ButtonStyle {
  /** True while the form is being sent: the button shows `busyText`, keeps its focus and ignores presses. */
  readonly busy?: boolean;
  readonly busyText?: string;
}

/**
 * A button that submits nothing. While busy it stays focusable, so that a keyboard or screen reader user is not thrown
 * to the top of the page.
 */
export function Button({
  variant,
  small,
  wide,
  busy,
  busyText,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const t = useT();
  return (
    <button
      type="button"
      {...rest}
      {...(busy ? { "aria-busy": true, "aria-disabled": true } : {})}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
      className={buttonClass(
        { ...(variant && { variant }), ...(small && { small }), ...(wide && { wide }) },
        className,
      )}
    >
      {busy && <span className="button-lamp" aria-hidden="true" />}
      {busy ? (busyText ?? children) : children}
      {busy && !busyText && <VisuallyHidden>{t(ui.loading)}</VisuallyHidden>}
    </button>
  );
}

/** The button that sends its form. It keeps the focus where the form is made again. */
export function SubmitButton({ ref, ...props }: ButtonProps) {
  const kept = useKeptFocus();
  return <Button {...props} type="submit" ref={ref ?? kept} />;
}

interface ButtonLinkProps extends Omit<React.ComponentProps<"a">, "href">, ButtonStyle {
  readonly href: string;
}

/** A link that looks like a button. Full page load, as pages without React need. */
export function ButtonLink({ variant, small, wide, className, ...rest }: ButtonLinkProps) {
  return (
    <a
      {...rest}
      className={buttonClass(
        { ...(variant && { variant }), ...(small && { small }), ...(wide && { wide }) },
        className,
      )}
    />
  );
}

/** A round button with an icon; `label` is its name, which a tooltip shows. */
export function IconButton({
  label,
  className,
  children,
  ...rest
}: React.ComponentProps<"button"> & { readonly label: string }) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      data-tip={label}
      className={classNames("button-icon", className)}
    >
      {children}
    </button>
  );
}

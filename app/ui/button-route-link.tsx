import { Link } from "react-router";
import { buttonClass, type Look } from "./button.tsx";

/**
 * A link that looks like a button, staying inside a hydrated area: no page load. Apart from the other buttons, which
 * pages use that do not load the router.
 */
export function ButtonRouteLink({
  look,
  small,
  wide,
  className,
  ...rest
}: Omit<React.ComponentProps<typeof Link>, "className"> & Look & { readonly className?: string }) {
  return (
    <Link
      {...rest}
      className={buttonClass(
        { ...(look && { look }), ...(small && { small }), ...(wide && { wide }) },
        className,
      )}
    />
  );
}

import { Link } from "#app/ui/link.tsx";
import { type ButtonStyle, buttonClass } from "./button.tsx";

/**
 * A link that looks like a button, staying inside a hydrated area: no page load. Apart from the other buttons, which
 * pages use that do not load the router.
 */
export function ButtonRouteLink({
  variant,
  small,
  ...rest
}: Omit<React.ComponentProps<typeof Link>, "className"> & Omit<ButtonStyle, "wide">) {
  return <Link {...rest} className={buttonClass({ ...(variant && { variant }), ...(small && { small }) })} />;
}

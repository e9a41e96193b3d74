import { type LinkProps, Link as RouterLink } from "react-router";

/**
 * A link to a page of the site, which the router opens without a load. On the server an address that is whole is written
 * as it is: the router resolves each one against the page's route first, for a tenth of what a list costs (ADR 40).
 */
export const Link = import.meta.env.SSR ? ServerLink : RouterLink;

/** A path from the root with nothing in it to resolve: no dots that lead elsewhere, no empty part. */
const WHOLE = /^(?:\/(?![./])[^/?#]*)+(?:\?[^#]+)?(?:#.+)?$/;

/** Writes the element that the router's link writes. */
function ServerLink({ discover = "render", prefetch = "none", ...props }: LinkProps) {
  const { to, relative, reloadDocument, replace, mask, state, preventScrollReset, ...others } = props;
  if (typeof to !== "string" || mask || prefetch !== "none" || !WHOLE.test(to))
    return <RouterLink discover={discover} prefetch={prefetch} {...props} />;
  const { viewTransition, defaultShouldRevalidate, ...rest } = others;
  return <a {...rest} href={to} data-discover={discover === "render" ? "true" : undefined} />;
}

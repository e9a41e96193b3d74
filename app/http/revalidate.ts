import type { ShouldRevalidateFunction } from "react-router";

/**
 * For a page whose forms somebody else can get ahead of: its loaders run again also after a refusal with 409, which
 * otherwise leaves the page showing what is no longer so.
 */
export const revalidateAfterConflict: ShouldRevalidateFunction = ({
  actionStatus,
  defaultShouldRevalidate,
}) => actionStatus === 409 || defaultShouldRevalidate;

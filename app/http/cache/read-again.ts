import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * `shouldRevalidate` of a page that shows what its action works on: what a conflict (409) says of the page as it is
 * now is true, for the page is read again. After any other refusal it stays as it is, with what was typed.
 */
export function readAgainAfterConflict({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate;
}

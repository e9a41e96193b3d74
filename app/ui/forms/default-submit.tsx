/**
 * What Enter in a one-line field presses: the first submit button of the form. Is at the head of a form whose
 * first visible one does more than its main action. Neither seen nor reached by keys or a screen reader.
 */
export function DefaultSubmit({ formAction }: { readonly formAction?: string | undefined }) {
  return (
    <button
      type="submit"
      className="hidden-visually"
      tabIndex={-1}
      aria-hidden="true"
      {...(formAction && { formAction })}
    />
  );
}

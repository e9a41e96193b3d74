/** Marks what this script put into a page. */
const MARK = "data-file-fault";

/**
 * Looks at chosen files before they are sent, on pages with and without React: minutes of uploading end in no refusal.
 * A file field says what it takes in `data-largest` (bytes of one file) and `data-most` (number of files), with the
 * words of the refusals in `data-largest-text` and `data-most-text`. The server decides all the same.
 */
export function watchFiles(): void {
  // Before the form's own listeners, which would send it.
  addEventListener(
    "submit",
    (event) => {
      const { target } = event;
      if (!(target instanceof HTMLFormElement)) return;
      for (const fault of target.querySelectorAll(`[${MARK}]`)) fault.remove();
      const fields = target.querySelectorAll<HTMLInputElement>('input[type="file"][data-largest]');
      for (const field of fields) field.removeAttribute("aria-invalid");
      const first = [...fields].find((field) => faultOf(field) !== null);
      if (!first) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      show(first, faultOf(first) ?? "");
    },
    { capture: true },
  );
}

function faultOf({ files, dataset }: HTMLInputElement): string | null {
  const chosen = [...(files ?? [])];
  if (dataset.most && chosen.length > Number(dataset.most)) return dataset.mostText ?? "";
  return chosen.some(({ size }) => size > Number(dataset.largest)) ? (dataset.largestText ?? "") : null;
}

/** The text at the field, where the server's refusals are shown too. */
function show(field: HTMLInputElement, words: string): void {
  const fault = document.createElement("p");
  fault.className = "field-error";
  fault.id = `${field.id}-size`;
  fault.setAttribute(MARK, "");
  fault.setAttribute("role", "alert");
  fault.textContent = words;
  field.before(fault);
  field.setAttribute("aria-invalid", "true");
  const described = new Set((field.getAttribute("aria-describedby") ?? "").split(" ").filter(Boolean));
  field.setAttribute("aria-describedby", [...described.add(fault.id)].join(" "));
  const fold = field.closest("details");
  if (fold) fold.open = true;
  field.focus();
}

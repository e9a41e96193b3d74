import type { FaultText } from "#app/lib/forms/form-faults.ts";
import { goToField } from "#app/ui/forms/error-summary.tsx";

/** What is missing, each a link to its field. The list of `ErrorSummary` is apart: public pages load that one alone. */
export function FieldLinks({ faults }: { readonly faults: readonly FaultText[] }) {
  return (
    <ul>
      {faults.map(({ field, message }) => (
        <li key={`${field} ${message}`}>
          <a href={`#${field}`} onClick={(event) => goToField(event, field)}>
            {message}
          </a>
        </li>
      ))}
    </ul>
  );
}

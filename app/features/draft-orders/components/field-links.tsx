import { type FieldProblem, goToField } from "#app/ui/forms/error-summary.tsx";

/** What is missing, each a link to its field. */
export function FieldLinks({ problems }: { readonly problems: readonly FieldProblem[] }) {
  return (
    <ul>
      {problems.map(({ field, message }) => (
        <li key={field}>
          <a href={`#${field}`} onClick={(event) => goToField(event, field)}>
            {message}
          </a>
        </li>
      ))}
    </ul>
  );
}

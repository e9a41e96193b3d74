/** A count of what is left to do: shown in the accent, and a zero is quiet. */
export function LeftToDo({ n }: { readonly n: number }) {
  return <span className={n > 0 ? "left-to-do" : "muted left-to-do-none"}>{n}</span>;
}

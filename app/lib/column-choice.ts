/** The columns that an address asks for with `col`, in the table's order; the usual ones where it asks for none. */
export function readColumns<C extends string>(
  params: URLSearchParams,
  known: readonly C[],
  usual: readonly C[] = known,
): readonly C[] {
  const requested = params.getAll("col").flatMap((value) => value.split(","));
  const columns = known.filter((column) => requested.includes(column));
  return columns.length > 0 ? columns : usual;
}

/** What an address needs to say for these columns: nothing where they are the usual ones. */
export function columnParams<C extends string>(
  columns: readonly C[],
  usual: readonly C[],
): { readonly col?: string } {
  return columns.join() === usual.join() ? {} : { col: columns.join() };
}

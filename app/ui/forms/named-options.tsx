interface NamedOptionsProps {
  readonly of: readonly { readonly id: string; readonly name: string }[];
}

/** The options of a select for things that have an id and a name. */
export function NamedOptions({ of: named }: NamedOptionsProps) {
  return named.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}

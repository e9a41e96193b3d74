import { SearchIcon } from "../icons.tsx";

/** A search box named by `label`, which is also its prompt. */
export function SearchField({
  label,
  ...rest
}: Omit<React.ComponentProps<"input">, "type"> & { readonly label: string }) {
  return (
    <span className="search">
      <SearchIcon />
      <input
        placeholder={label}
        autoComplete="off"
        {...rest}
        type="search"
        aria-label={label}
        className="input"
      />
    </span>
  );
}

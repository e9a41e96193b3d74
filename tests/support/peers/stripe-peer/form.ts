/** A form-encoded body as nested text: `a[b][0]=c` is `{a: {b: {"0": "c"}}}`. */
export interface FormTree {
  [key: string]: string | FormTree;
}

/** A body that cannot be read as nested parameters. */
export class BadForm extends Error {}

const NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

/** Reads form-encoded parameters the way Stripe does: brackets nest, `[]` appends. */
export function parseForm(body: string): FormTree {
  const root: FormTree = Object.create(null);
  for (const [name, value] of new URLSearchParams(body)) {
    const match = NAME.exec(name);
    if (!match?.[1]) throw new BadForm(`Invalid parameter name: ${name}`);
    const path = [match[1], ...[...(match[2] ?? "").matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1] ?? "")];
    put(root, path, value);
  }
  return root;
}

function put(root: FormTree, path: readonly string[], value: string): void {
  let at = root;
  for (const [depth, part] of path.entries()) {
    const key = part === "" ? String(Object.keys(at).length) : part;
    if (depth === path.length - 1) {
      at[key] = value;
      return;
    }
    const next = at[key] ?? Object.create(null);
    if (typeof next === "string") throw new BadForm(`${path.join(".")} is both a value and a group`);
    at[key] = next;
    at = next;
  }
}

/** `["line_items", "0", "price_data"]` as Stripe names it: `line_items[0][price_data]`. */
export function paramName(path: readonly string[]): string {
  return path.map((part, index) => (index === 0 ? part : `[${part}]`)).join("");
}

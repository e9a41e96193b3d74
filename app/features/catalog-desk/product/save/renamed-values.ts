import { type Attribute, readAttributes } from "../attributes.ts";
import { type ProductValues, variationIds } from "../product-values.ts";

/**
 * A form whose variations have the new spelling of a value that its attributes respell. A value is respelt where only
 * its case differs, and where it is the only one gone and the only new one is in its place.
 */
export function carryRenamedValues(values: ProductValues, stored: ProductValues): ProductValues {
  const next = readAttributes(values.attributes ?? "") ?? [];
  const before = readAttributes(stored.attributes ?? "") ?? [];
  const carried = next.flatMap((attribute) => {
    const old = before.find(({ name }) => name === attribute.name);
    const renamed = attribute.variation && old ? listRenamed(old.values, attribute.values) : [];
    return variationIds(values).flatMap((id) => {
      const field = `v.${id}.o.${attribute.name}`;
      const option = values[field]?.toLowerCase();
      const to = renamed.find(({ from }) => from.toLowerCase() === option)?.to;
      return to === undefined ? [] : [[field, to] as const];
    });
  });
  return { ...values, ...Object.fromEntries(carried) };
}

interface Renamed {
  readonly from: string;
  readonly to: string;
}

function listRenamed(before: Attribute["values"], next: Attribute["values"]): readonly Renamed[] {
  const gone = before.filter((value) => !next.includes(value));
  const added = next.filter((value) => !before.includes(value));
  const byCase = gone.flatMap((from) => {
    const to = added.find((value) => value.toLowerCase() === from.toLowerCase());
    return to === undefined ? [] : [{ from, to }];
  });
  const [from, ...otherGone] = gone.filter((value) => !byCase.some((known) => known.from === value));
  const [to, ...otherAdded] = added.filter((value) => !byCase.some((known) => known.to === value));
  const isPlain = otherGone.length === 0 && otherAdded.length === 0;
  if (from === undefined || to === undefined || !isPlain || before.indexOf(from) !== next.indexOf(to))
    return byCase;
  return [...byCase, { from, to }];
}

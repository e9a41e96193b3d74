/** The keys of a constant that was written with exactly these, in their order. */
export function keysOf<T extends object>(constant: T): readonly (keyof T & string)[] {
  // Object.keys gives string: an object may have more keys than its type says, a constant has not.
  return Object.keys(constant) as (keyof T & string)[];
}

/** Whether a text from outside is a key of a constant. */
export function isKeyOf<T extends object>(constant: T, key: string): key is keyof T & string {
  return Object.hasOwn(constant, key);
}

/** A record with a value for each of these keys. */
export function recordOf<K extends string, V>(keys: readonly K[], toValue: (key: K) => V): Record<K, V> {
  // Object.fromEntries forgets the keys.
  return Object.fromEntries(keys.map((key) => [key, toValue(key)])) as Record<K, V>;
}

/** The properties of a value from outside, such as parsed JSON; none for what is no object. */
export function propertiesOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

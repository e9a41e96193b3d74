import { type ComponentType, createElement, lazy } from "react";

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A component whose code a browser fetches when it first shows it; a `Suspense` belongs around it. The server fetches it
 * before its first page (`partsLoaded`), because it renders a page in one go. What the server never renders, such as an
 * editor, takes React's `lazy` instead, and the server does without its code.
 */
export const lazyPart: <Props extends object>(load: Load<Props>) => ComponentType<Props> = import.meta.env.SSR
  ? serverPart
  : browserPart;

/** What fetches the code of parts that the server has not got yet. */
const missing = new Set<() => Promise<void>>();

/** Resolves when the server has the code of each lazy part; rejects when one cannot be fetched. */
export async function partsLoaded(): Promise<void> {
  if (missing.size > 0) await Promise.all([...missing].map((fetchPart) => fetchPart()));
}

function browserPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
}

function serverPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  let part: ComponentType<Props> | null = null;
  const fetchPart = async () => {
    part = await load();
    missing.delete(fetchPart);
  };
  missing.add(fetchPart);
  return function Part(props) {
    if (!part) throw new Error("A lazy part is rendered before partsLoaded");
    return createElement(part, props);
  };
}

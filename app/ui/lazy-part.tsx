import { type ComponentType, createElement, lazy, use } from "react";

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A component whose code a browser fetches when it first shows it; a `Suspense` belongs around it. The server has the
 * code from its start, because it renders a page in one go (`partsLoaded`). What the server never renders, such as an
 * editor, takes React's `lazy` instead, and the server does without its code.
 */
export const lazyPart: <Props extends object>(load: Load<Props>) => ComponentType<Props> = import.meta.env.SSR
  ? serverPart
  : browserPart;

const loading = new Set<Promise<unknown>>();

/** Resolves when the server has the code of each lazy part. */
export async function partsLoaded(): Promise<void> {
  if (loading.size > 0) await Promise.all(loading);
}

function browserPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
}

function serverPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  let part: ComponentType<Props> | null = null;
  const loaded = load().then((found) => {
    part = found;
    loading.delete(loaded);
    return found;
  });
  loading.add(loaded);
  return function Part(props) {
    return createElement(part ?? use(loaded), props);
  };
}

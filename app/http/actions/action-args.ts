import type { RouterContextProvider } from "react-router";

/** What a form posted to a page is read with. */
export interface PostArgs {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/** What the action of a route passes on to what it shares with others. Most of their addresses name a resource. */
export interface ActionArgs<Params = { readonly id: string }> extends PostArgs {
  readonly params: Params;
}

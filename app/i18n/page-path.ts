import type { Register } from "react-router";

type Pages = Register extends { pages: infer P } ? keyof P & string : never;

/** A route pattern with any text in the place of each parameter: "/withdraw/:token" → `/withdraw/${string}`. */
type Filled<Pattern extends string> = Pattern extends `${infer Start}:${infer Rest}`
  ? Rest extends `${string}/${infer End}`
    ? `${Start}${string}/${Filled<End>}`
    : `${Start}${string}`
  : Pattern;

type Page = Filled<Exclude<Pages, "/ga" | `/ga/${string}` | `/api/${string}` | `${string}*`>>;

/** The English path of a page in the route table, with a query or a fragment where one is needed. */
export type PagePath = Page | `${Page}?${string}` | `${Page}#${string}`;

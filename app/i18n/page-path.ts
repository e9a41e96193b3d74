import type { Register } from "react-router";

type Pages = Register extends { pages: infer P } ? keyof P & string : never;

/** A route pattern with any text in the place of each parameter: "/withdraw/:token" → `/withdraw/${string}`. */
type Filled<Pattern extends string> = Pattern extends `${infer Start}:${infer Rest}`
  ? Rest extends `${string}/${infer End}`
    ? `${Start}${string}/${Filled<End>}`
    : `${Start}${string}`
  : Pattern;

/** Paths below "/admin" are checked by `adminPath`: so many of them in one union would be too complex for the compiler. */
type Unlisted = "/ga" | `/ga/${string}` | `/api/${string}` | `/admin/${string}` | `${string}*`;

type Page = Filled<Exclude<Pages, Unlisted>>;

/** The English path of a page in the route table, with a query or a fragment where one is needed. */
export type PagePath = Page | `${Page}?${string}` | `${Page}#${string}`;

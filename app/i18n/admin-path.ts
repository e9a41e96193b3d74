import type { Register } from "react-router";

type Pages = Register extends { pages: infer P } ? keyof P & string : never;

/** The routes of the back office without "/admin/"; the home page is "". */
type Pattern<Page = Pages> = Page extends "/admin" ? "" : Page extends `/admin/${infer Rest}` ? Rest : never;

/** A path without its query and its fragment. */
type Bare<Path> = Path extends `${infer Start}?${string}` | `${infer Start}#${string}` ? Start : Path;

/** The pattern that a path fits, segment by segment; a parameter takes any one segment. */
type Fitting<Path, Route> = Route extends `${infer RouteHead}/${infer RouteRest}`
  ? Path extends `${infer Head}/${infer Rest}`
    ? FitsSegment<Head, RouteHead> extends true
      ? Fitting<Rest, RouteRest>
      : never
    : never
  : Path extends `${string}/${string}`
    ? never
    : FitsSegment<Path, Route> extends true
      ? true
      : never;

type FitsSegment<Segment, RouteSegment> = RouteSegment extends `:${string}`
  ? true
  : Segment extends RouteSegment
    ? true
    : false;

/** A path of the back office that is in the route table; `never` for every other. */
export type AdminPath<Path extends string> =
  Bare<Path> extends "/admin"
    ? Path
    : Bare<Path> extends `/admin/${infer Rest}`
      ? true extends Fitting<Rest, Pattern>
        ? Path
        : never
      : never;

/** The address of a page or an action of the back office. One that is not in the route table does not compile. */
export function adminPath<const Path extends string>(path: AdminPath<Path> & Path): Path {
  return path;
}

import { LRUCache } from "lru-cache";
import type { RequestHandler, ServerBuild } from "react-router";

/** What a route has to say for its address to be known; React Router's own description of one has more. */
export interface RouteFacts {
  readonly id: string;
  readonly parentId?: string | undefined;
  readonly path?: string | undefined;
}

/** Segments of an address that are compared. More would divide the routes further, into more groups to keep. */
const COMPARED = 3;
/** Groups of routes kept at most, each with what React Router makes of it. */
const KEPT = 300;

/**
 * Answers each address with the routes near it alone. React Router compares an address with each route in turn, and goes
 * through all routes again to render: with hundreds of them that took longer than many a page. An address, and those
 * above it that a page's manifest names, match the same routes as among all of them.
 */
export function createNearbyHandlers(
  build: ServerBuild,
  create: (build: ServerBuild) => RequestHandler,
): RequestHandler {
  const everywhere = create(build);
  // A browser asks there for the routes of any address. The build names only a path that was configured.
  const manifestPath = build.routeDiscovery.manifestPath ?? "/__manifest";
  const handlers = new LRUCache<string, RequestHandler>({ max: KEPT });
  const groupOf = createRouteGroups(Object.values(build.routes).filter((route) => route !== undefined));
  const handlerFor = (pathname: string): RequestHandler => {
    const group = pathname === manifestPath ? null : groupOf(pathname);
    if (group === null) return everywhere;
    const handler = handlers.get(group.key) ?? create(only(build, group.list()));
    handlers.set(group.key, handler);
    return handler;
  };
  return (request, context) => handlerFor(new URL(request.url).pathname)(request, context);
}

function only(build: ServerBuild, ids: ReadonlySet<string>): ServerBuild {
  const pick = <T>(routes: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
  return {
    ...build,
    routes: pick(build.routes),
    assets: { ...build.assets, routes: pick(build.assets.routes) },
  };
}

interface RouteGroup {
  /** The key of the group, the same for all of its addresses. */
  readonly key: string;
  /** Ids of all routes that match an address of the group, or one above it. */
  readonly list: () => ReadonlySet<string>;
}

/** Finds the group of an address; null for one whose segments cannot be compared as they are written. */
export function createRouteGroups(routes: readonly RouteFacts[]): (pathname: string) => RouteGroup | null {
  const byId = new Map(routes.map((route) => [route.id, route]));
  const patterns = routes.map(({ id }) => ({ id, segments: lineOf(id, byId).flatMap(segmentsOf) }));
  const branches = patterns.flatMap(({ id, segments }) =>
    withoutOptional(segments).map((branch) => ({ id, branch: branch.slice(0, COMPARED) })),
  );
  const words = new Set(branches.flatMap(({ branch }) => branch).filter((segment) => !isDynamic(segment)));
  return (pathname) => {
    const page = pathname.replace(/(?:\/|(?:\/_)?\.data)$/, "");
    const wanted = page
      .toLowerCase()
      .split("/", COMPARED + 1)
      .slice(1);
    if (pathname.includes("//") || wanted.some((segment) => segment.includes("%"))) return null;
    const compared = wanted.map((segment) => (words.has(segment) ? segment : "*"));
    return { key: compared.join("/"), list: () => list(compared) };
  };

  function list(compared: readonly string[]): ReadonlySet<string> {
    const near = branches.filter(({ branch }) => mayMatch(branch, compared));
    return new Set(near.flatMap(({ id }) => lineOf(id, byId).map((route) => route.id)));
  }
}

/** A route and those around it, the outermost first. */
function lineOf(id: string | undefined, byId: ReadonlyMap<string, RouteFacts>): RouteFacts[] {
  const route = byId.get(id ?? "");
  return route ? [...lineOf(route.parentId, byId), route] : [];
}

function segmentsOf({ path = "" }: RouteFacts): string[] {
  return path
    .toLowerCase()
    .split("/")
    .filter((segment) => segment !== "");
}

/** Every address that a pattern with segments like `ga?` describes. */
function withoutOptional(segments: readonly string[]): string[][] {
  const at = segments.findIndex((segment) => segment.endsWith("?"));
  if (at === -1) return [[...segments]];
  const [before, optional = "", after] = [segments.slice(0, at), segments[at], segments.slice(at + 1)];
  const rest = withoutOptional(after);
  return rest.flatMap((end) => [
    [...before, optional.slice(0, -1), ...end],
    [...before, ...end],
  ]);
}

function isDynamic(segment: string): boolean {
  return segment === "*" || segment.startsWith(":");
}

/** Whether a pattern, as far as it is compared, matches an address or one above it. */
function mayMatch(branch: readonly string[], compared: readonly string[]): boolean {
  for (const [at, segment] of branch.entries()) {
    if (segment === "*") return true;
    if (isDynamic(segment) ? compared[at] === undefined : compared[at] !== segment) return false;
  }
  return true;
}

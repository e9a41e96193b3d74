import type { RouteConfigEntry } from "@react-router/dev/routes";
import { createStaticHandler, type RouteObject, type ServerBuild, type StaticHandler } from "react-router";
import { describe, expect, test } from "vitest";
import routes from "#app/routes.ts";
import { createNearbyHandlers, createRouteGroups, type RouteFacts } from "./nearby-routes.ts";

const facts: readonly RouteFacts[] = [{ id: "root" }, ...list(routes, "root")];
const groupOf = createRouteGroups(facts);
const everywhere = createStaticHandler(tree(() => true));
const nearby = new Map<string, StaticHandler>();
const compared = new Set<string>();

describe("the routes near an address", () => {
  const patterns = facts.map(({ id }) => patternOf(id));
  const paths = new Set(patterns.flatMap((pattern) => ["", "ga"].map((language) => fill(pattern, language))));

  test("match it, and the addresses above it, as all routes do", () => {
    for (const path of paths)
      for (const variant of ["", "/", "/more"]) expectSame(path === "/" ? variant || path : path + variant);
  });

  test("are few", () => {
    for (const path of paths) expect(groupOf(path)?.list().size, path).toBeLessThan(facts.length / 8);
  });

  test("are shared by addresses that differ in a parameter", () => {
    expect(groupOf("/admin/orders/one")?.key).toBe(groupOf("/admin/orders/two.data")?.key);
    expect(groupOf("/_.data")?.key).toBe(groupOf("/")?.key);
  });

  test.each(["/%61dmin/orders", "//admin", "/shop/product/f%C3%A1inne"])(
    "are not looked for by %s, whose segments are compared when decoded",
    (path) => expect(groupOf(path)).toBeNull(),
  );
});

test("a browser that asks for the routes of an address is answered with all routes", async () => {
  const build = {
    routes: Object.fromEntries(facts.map((route) => [route.id, route])),
    assets: { routes: {} },
    routeDiscovery: { mode: "lazy" },
  } as unknown as ServerBuild;
  const handler = createNearbyHandlers(
    build,
    ({ routes: some }) =>
      async () =>
        Response.json(Object.keys(some).length),
  );
  const counted = async (path: string) => (await handler(new Request(`http://localhost${path}`))).json();
  expect(await counted("/__manifest?paths=/admin/orders/one")).toBe(facts.length);
  expect(await counted("/admin/orders/one")).toBeLessThan(50);
});

function expectSame(path: string): void {
  const group = groupOf(path);
  if (group === null) throw new Error(`${path} has no group.`);
  const near = nearby.get(group.key) ?? makeHandler(group.list());
  nearby.set(group.key, near);
  for (let above = path; above !== ""; above = above.slice(0, above.lastIndexOf("/"))) {
    if (compared.has(`${group.key} ${above}`)) continue;
    compared.add(`${group.key} ${above}`);
    expect(idsOf(near, above), above).toEqual(idsOf(everywhere, above));
  }
}

function makeHandler(ids: ReadonlySet<string>): StaticHandler {
  return createStaticHandler(tree((id) => ids.has(id)));
}

function idsOf(handler: StaticHandler, path: string): string[] | undefined {
  return handler.match(path)?.map(({ route }) => route.id);
}

function list(entries: readonly RouteConfigEntry[], parentId: string): (RouteFacts & { index?: boolean })[] {
  return entries.flatMap(({ id, file, path, index, children = [] }) => {
    const own = id ?? file;
    return [
      { id: own, parentId, ...(path !== undefined && { path }), ...(index && { index }) },
      ...list(children, own),
    ];
  });
}

function tree(isWanted: (id: string) => boolean, parentId?: string): RouteObject[] {
  return facts
    .filter((route) => route.parentId === parentId && isWanted(route.id))
    .map(({ parentId: _, ...route }) => {
      const children = tree(isWanted, route.id);
      return { ...route, ...(children.length > 0 && { children }) } as RouteObject;
    });
}

function patternOf(id: string | undefined): string {
  const route = facts.find((one) => one.id === id);
  return route ? `${patternOf(route.parentId)}/${route.path ?? ""}` : "";
}

function fill(pattern: string, language: string): string {
  const filled = pattern.replace("ga?", language).replaceAll(/:\w+|\*/g, "some");
  return filled.replaceAll(/\/+/g, "/").replace(/(.)\/$/, "$1");
}

import { expect, it } from "vitest";
import { ROLE_ROUTES } from "#tests/support/http/role-routes.ts";
import { fillPattern } from "#tests/support/http/route-list.ts";
import { permissionOf, rolesWith } from "./permissions.ts";

it("every address of the back office asks for what its roles hold, as the list by hand says", () => {
  const opened = ROLE_ROUTES.flatMap(({ routes, roles }) =>
    routes.map((pattern) => {
      const path = fillPattern(pattern);
      const held = rolesWith(permissionOf(path)).filter((role) => role !== "admin");
      return { pattern, roles: held.toSorted().join(), wanted: roles.toSorted().join() };
    }),
  );
  expect(opened.filter(({ roles, wanted }) => roles !== wanted)).toEqual([]);
});

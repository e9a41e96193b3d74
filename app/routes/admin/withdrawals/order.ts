import type { Route } from "./+types/order.ts";
import { settle } from "./settle.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Links a withdrawal to the order that it is about, by its number. */
export function action(args: Route.ActionArgs) {
  return settle(args, (field) => {
    const orderNumber = Number(/^\d{1,9}$/.exec(field("order"))?.[0] ?? 0);
    return { kind: "link", orderNumber };
  });
}

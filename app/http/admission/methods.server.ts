import type { MiddlewareFunction } from "react-router";
import { methodNotAllowed } from "./json-body.server.ts";

/** Methods that every address may take; one without an action, or without a page, refuses by itself. */
const METHODS = ["GET", "HEAD", "POST"];

/** Addresses of the API that take more. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  "/api/cart-items": ["PATCH", "DELETE"],
  "/api/hire/basket": ["PUT"],
};

/** Middleware of the root route: 405 for a method that an address does not take, so that no action has to ask. */
export const methodsMiddleware: MiddlewareFunction<Response> = ({ request }, next) => {
  const allowed = [...METHODS, ...(MORE[new URL(request.url).pathname] ?? [])];
  return allowed.includes(request.method) ? next() : methodNotAllowed(allowed.join(", "));
};

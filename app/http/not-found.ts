/** The response where an address names nothing: 404 without a body. Throw it in a page, return it from a resource. */
export function notFound(): Response {
  return new Response(null, { status: 404 });
}

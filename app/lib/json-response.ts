/** A response with JSON of a known type: the route that sends it and the script that reads it name the same type. */
export interface JsonResponse<T> extends Response {
  json(): Promise<T>;
}

/** A value as it is after JSON: dates are texts. */
type Json<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends Date
    ? string
    : { [K in keyof T]: Json<T[K]> };

/** Answers a script with JSON. */
export function jsonResponse<T>(value: T, init?: ResponseInit): JsonResponse<Json<T>> {
  return Response.json(value, init);
}

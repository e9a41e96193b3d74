/** The `error` of Stripe's answers. */
export interface ErrorBody {
  readonly type: "invalid_request_error" | "idempotency_error" | "api_error" | "rate_limit_error";
  readonly message: string;
  readonly param?: string;
  readonly code?: string;
}

/** An answer that is not a success. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  /** The parameters were at fault: nothing was begun, and an idempotency key keeps no memory of it. */
  readonly unsaved: boolean;

  constructor(status: number, body: ErrorBody, unsaved: boolean) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.unsaved = unsaved;
  }
}

/** Parameters that Stripe does not accept. */
export function invalid(param: string, message: string, code?: string): Refusal {
  const body = { type: "invalid_request_error", param, message } as const;
  return new Refusal(400, code === undefined ? body : { ...body, code }, true);
}

/** Acceptable parameters that the state of the books forbids. */
export function forbidden(message: string, code?: string, param?: string): Refusal {
  const named = { ...(param === undefined ? {} : { param }), ...(code === undefined ? {} : { code }) };
  return new Refusal(400, { type: "invalid_request_error", message, ...named }, false);
}

export function missing(noun: string, id: string): Refusal {
  const message = `No such ${noun}: '${id}'`;
  return new Refusal(
    404,
    { type: "invalid_request_error", message, param: "id", code: "resource_missing" },
    false,
  );
}

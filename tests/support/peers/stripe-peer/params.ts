import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import { type FormTree, paramName } from "./form.ts";
import { invalid } from "./refusal.ts";

/** The part of JSON Schema that the parameter schemas use. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
}

const FILE = join(import.meta.dirname, "stripe-23.1.0-params.schema.json");
const document = JSON.parse(readFileSync(FILE, "utf8")) as {
  readonly definitions: Readonly<Record<string, Schema>>;
};

/** Endpoints that the published schema does not cover; all of them only read. */
const EXPAND: Schema = { type: "array", items: { type: "string" } };
const PAGE = {
  limit: { type: "integer" },
  starting_after: { type: "string" },
  ending_before: { type: "string" },
  expand: EXPAND,
} as const satisfies Record<string, Schema>;
const EXTRA: Readonly<Record<string, Schema>> = {
  RetrieveOnly: { type: "object", additionalProperties: false, properties: { expand: EXPAND } },
  LineItemList: { type: "object", additionalProperties: false, properties: PAGE },
  RefundList: {
    type: "object",
    additionalProperties: false,
    properties: { ...PAGE, charge: { type: "string" }, payment_intent: { type: "string" } },
  },
};

const definitions: Readonly<Record<string, Schema>> = { ...document.definitions, ...EXTRA };
const ajv = new Ajv({ strict: false, allErrors: true });
ajv.addSchema({ ...document, definitions }, "stripe");
const validators = new Map<string, ValidateFunction>();

/**
 * Turns the text of a form into typed parameters of an endpoint. Throws the 400 that Stripe would answer.
 * `definition` names the endpoint's parameters in the schema, e.g. `CheckoutSessionCreate`.
 */
export function readParams(definition: string, form: FormTree): Record<string, unknown> {
  const params = coerce({ $ref: `#/definitions/${definition}` }, form);
  const validate = validatorOf(definition);
  if (!validate(params)) throw refusalOf(validate.errors ?? []);
  return params as Record<string, unknown>;
}

function validatorOf(definition: string): ValidateFunction {
  const known = validators.get(definition);
  if (known) return known;
  const made = ajv.compile({ $ref: `stripe#/definitions/${definition}` });
  validators.set(definition, made);
  return made;
}

function resolve(schema: Schema): Schema {
  let at = schema;
  while (at.$ref !== undefined) {
    const name = decodeURIComponent(at.$ref.replace("#/definitions/", ""));
    const next = definitions[name];
    if (!next) throw new Error(`The schema has no definition ${name}`);
    at = next;
  }
  return at;
}

type Node = string | FormTree;

function coerce(given: Schema, value: Node): unknown {
  const schema = resolve(given);
  if (schema.anyOf) return coerce(branchFor(schema.anyOf.map(resolve), value), value);
  if (typeof value === "string") return coerceText(schema, value);
  if (isKind(schema, "array")) return coerceList(schema.items ?? {}, value);
  const group: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) {
    const known = schema.properties?.[key] ?? schema.additionalProperties;
    group[key] = coerce(typeof known === "object" ? known : {}, part);
  }
  return group;
}

function coerceText(schema: Schema, text: string): unknown {
  if (isKind(schema, "string")) return text;
  if (isKind(schema, "integer") && /^-?\d{1,15}$/.test(text)) return Number(text);
  if (isKind(schema, "number") && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (isKind(schema, "boolean") && /^(true|false)$/.test(text)) return text === "true";
  return text;
}

function coerceList(items: Schema, group: FormTree): unknown {
  const keys = Object.keys(group);
  if (!keys.every((key) => /^\d+$/.test(key))) return group;
  return keys.sort((a, b) => Number(a) - Number(b)).map((key) => coerce(items, group[key] ?? ""));
}

/** The one of several allowed shapes that the value has. */
function branchFor(branches: readonly Schema[], value: Node): Schema {
  const wanted = (schema: Schema): boolean => {
    if (typeof value === "string")
      return /^-?\d+$/.test(value) ? isKind(schema, "integer") : isKind(schema, "string");
    const list = Object.keys(value).every((key) => /^\d+$/.test(key));
    return isKind(schema, list ? "array" : "object");
  };
  return branches.find(wanted) ?? branches.at(-1) ?? {};
}

function isKind(schema: Schema, kind: string): boolean {
  return schema.type === kind || (Array.isArray(schema.type) && schema.type.includes(kind));
}

/** The deepest fault first: an outer `anyOf` only repeats what is wrong inside. */
function refusalOf(errors: readonly ErrorObject[]): Error {
  const depth = (error: ErrorObject) => error.instancePath.split("/").length;
  const unknown = errors.find((error) => error.keyword === "additionalProperties");
  const [worst] = [...errors].sort((a, b) => depth(b) - depth(a));
  const error = unknown ?? worst;
  if (!error) throw new Error("A validation failed without saying why");
  const path = error.instancePath.split("/").slice(1);
  if (error.keyword === "additionalProperties") {
    const param = paramName([...path, String(error.params["additionalProperty"])]);
    return invalid(param, `Received unknown parameter: ${param}`, "parameter_unknown");
  }
  if (error.keyword === "required") {
    const param = paramName([...path, String(error.params["missingProperty"])]);
    return invalid(param, `Missing required param: ${param}.`, "parameter_missing");
  }
  const param = paramName(path);
  if (error.params["type"] === "integer")
    return invalid(param, `Invalid integer: ${param}`, "parameter_invalid_integer");
  return invalid(param, `Invalid ${param}: ${error.message}`);
}

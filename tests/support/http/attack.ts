import * as fc from "fast-check";
import {
  ENCODINGS,
  type Fields,
  FOREIGN_ELEMENT,
  FOREIGN_HEADER,
  hostileChanges,
  hostileCookie,
  hostileHeaders,
  hostileJson,
  hostileQuery,
  hostileSegment,
  PERSON,
  type Sent,
} from "./hostile-input.ts";
import { type LearnedRoute, ROLES, type Role } from "./learn-site.ts";
import type { FormField } from "./page-forms.ts";
import { fillPattern } from "./route-list.ts";
import type { Answer, AskOptions } from "./test-server.ts";

/** What is known of a route before it is attacked. */
export interface Target extends LearnedRoute {
  readonly pattern: string;
  /** Names of fields that its source reads. */
  readonly names: readonly string[];
  /** Bodies that its description in OpenAPI allows. */
  readonly samples: readonly unknown[];
}

/** One request, before it is made. */
export interface Attack {
  readonly role: Role;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookie: string;
  readonly sent: Sent | null;
}

/** Milliseconds of processor time for one answer; and bytes. */
const MAX_PROCESSOR_TIME = 8_000;
const MAX_ANSWER_BYTES = 4_000_000;

const METHODS = ["GET", "GET", "GET", "POST", "POST", "POST", "POST", "POST", "PUT", "DELETE", "HEAD"];
const USUAL = ["form", "form", "form", "multipart", "json", "json"];

/** Requests against one route: mostly an honest form of the route with one thing wrong. */
export function attacksOn(target: Target): fc.Arbitrary<Attack> {
  const names = [...new Set([...target.names, ...target.forms.flatMap(({ fields }) => namesOf(fields))])];
  const parameters = [...target.pattern.matchAll(/:(\w+)|\*/g)].map(([whole, name]) => name ?? whole);
  return fc
    .record({
      role: fc.constantFrom(...ROLES),
      method: fc.constantFrom(...METHODS),
      which: fc.nat(),
      changes: hostileChanges,
      encoding: fc.constantFrom(...USUAL, ...USUAL, ...USUAL, ...Object.keys(ENCODINGS)),
      json: hostileJson,
      segment: fc.option(hostileSegment, { freq: 3 }),
      query: fc.oneof(fc.constant(""), hostileQuery(names)),
      irish: fc.boolean(),
      asData: fc.nat({ max: 5 }).map((roll) => roll === 0),
      headers: hostileHeaders,
      cookie: hostileCookie,
    })
    .map(({ which, changes, encoding, json, segment, query, irish, asData, ...rest }) => {
      const known = target.addresses[which % Math.max(1, target.addresses.length)];
      const hostile = Object.fromEntries(parameters.map((name) => [name, segment ?? "none"]));
      const usual = segment === null || parameters.length === 0;
      const plain = (usual && known) || fillPattern(target.pattern, hostile);
      const localized = irish && target.pattern.startsWith("ga?") ? `/ga${plain}`.replace(/\/$/, "") : plain;
      const path = (asData ? `${localized === "/" ? "/_root" : localized}.data` : localized) + query;
      const fields = changes.reduce((made, change) => change(made), honestFields(target, names, which));
      const sample = target.samples[which % Math.max(1, target.samples.length)];
      const value = sample === undefined ? json : replaceIn(sample, which, json);
      const withJson = target.samples.length > 0 && encoding === "json" ? "anyJson" : encoding;
      const reads = rest.method === "GET" || rest.method === "HEAD";
      return { ...rest, path, sent: reads ? null : (ENCODINGS[withJson]?.(fields, value) ?? null) };
    });
}

function namesOf(fields: readonly FormField[]): string[] {
  return fields.map(({ name }) => name);
}

/** A form of the route as a person would send it; or what its source reads, where no form was seen. */
function honestFields({ forms }: Target, names: readonly string[], which: number): Fields {
  const form = forms[which % Math.max(1, forms.length)];
  if (!form) return names.slice(0, 40).map((name) => [name, plausible(name, "")]);
  const buttons = form.fields.filter(({ type }) => type === "button" || type === "submit");
  const pressed = buttons[which % Math.max(1, buttons.length)];
  return form.fields
    .filter((field) => field === pressed || !buttons.includes(field))
    .map(({ name, value, type }) => [name, value || plausible(name, type)] as const);
}

const PLAUSIBLE: readonly (readonly [RegExp, string])[] = [
  [/email/i, PERSON.email],
  [/phone/i, PERSON.phone],
  [/password/i, "not the right passphrase"],
  [/quantity|price|percent|days|page|stock|amount|total/i, "1"],
  [/date|from|to$|until/i, "2026-12-24"],
  [/postcode/i, "H91 E2K3"],
  [/id$/i, "01890000-0000-7000-8000-000000000000"],
  [/^(?:form|intent|action|button)$/, "save"],
  [/name/i, PERSON.name],
];

function plausible(name: string, type: string): string {
  if (type === "email") return PERSON.email;
  if (type === "number") return "1";
  if (type === "date") return "2026-12-24";
  return PLAUSIBLE.find(([pattern]) => pattern.test(name))?.[1] ?? PERSON.words;
}

/** A copy of a JSON value with another one somewhere in it. */
function replaceIn(value: unknown, at: number, other: unknown): unknown {
  let place = at % (countIn(value) + 1);
  const walk = (one: unknown): unknown => {
    if (place-- === 0) return other;
    if (Array.isArray(one)) return one.map(walk);
    if (typeof one !== "object" || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([name, inner]) => [name, walk(inner)]));
  };
  return walk(value);
}

function countIn(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  return 1 + Object.values(value).reduce((sum: number, inner) => sum + countIn(inner), 0);
}

/** A value that a JSON schema allows. `ids` are of things that exist. */
export function sampleOf(schema: unknown, name: string, id: string): unknown {
  const of = (key: string): unknown =>
    typeof schema === "object" && schema !== null ? Reflect.get(schema, key) : undefined;
  const choices = of("enum") ?? of("anyOf") ?? of("oneOf");
  if (Array.isArray(choices)) return of("enum") ? choices[0] : sampleOf(choices[0], name, id);
  if (of("type") === "object") {
    const properties = Object.entries(of("properties") ?? {});
    return Object.fromEntries(properties.map(([key, inner]) => [key, sampleOf(inner, key, id)]));
  }
  if (of("type") === "array") return [sampleOf(of("items"), name, id)];
  if (of("type") === "integer" || of("type") === "number") return 1;
  if (/id$/i.test(name)) return id;
  return name === "key" ? "A".repeat(24) : plausible(name, "");
}

/** The request as the client sends it. `cookie` is the role's own; `address` the network it seems to come from. */
export function askOptionsOf(
  attack: Attack,
  { cookie, address, origin }: { cookie: string; address: string; origin: string },
): AskOptions {
  const cookies = [cookie, attack.cookie].filter(Boolean).join("; ");
  const headers = { "X-Forwarded-For": address, ...(cookies && { Cookie: cookies }), ...attack.headers };
  if (!attack.sent) return { method: attack.method, headers };
  const typed = attack.sent.type ? { "Content-Type": attack.sent.type } : {};
  return {
    method: attack.method,
    headers: { ...headers, Origin: origin, ...typed },
    body: attack.sent.body,
  };
}

const INSIDES =
  /node:internal|\bat (?:async )?[\w.<>]+ \(|file:\/\/\/|\.server\.ts|Failed query|PGlite|syntax error at/;

/** What is wrong with an answer that took `ms` of processor time; empty when nothing is. */
export function faultsOf(answer: Answer, ms: number, origin: string): string[] {
  const { status, headers, text } = answer;
  const faults: string[] = [];
  if (status >= 500) faults.push(`status ${status}`);
  if (ms > MAX_PROCESSOR_TIME) faults.push(`${Math.round(ms)} ms of processor time`);
  if (text.length > MAX_ANSWER_BYTES) faults.push(`${text.length} bytes`);
  if (FOREIGN_HEADER in headers) faults.push("a header of the request's");
  if (/html/.test(headers["content-type"] ?? "text/html") && holdsForeignMarkup(text))
    faults.push("markup of the request's");
  if (INSIDES.test(text)) faults.push(`insides: ${INSIDES.exec(text)?.[0]}`);
  if (headers["x-content-type-options"] !== "nosniff") faults.push("no nosniff");
  if (!/frame-ancestors '(?:none|self)'/.test(String(headers["content-security-policy"])))
    faults.push("may be framed");
  const { location } = headers;
  if (location !== undefined && !leadsHome(location, origin)) faults.push(`leads to ${location}`);
  return faults;
}

/** Whether something of a request is in a page as an element or an attribute. */
export function holdsForeignMarkup(html: string): boolean {
  return (
    html.includes(`<${FOREIGN_ELEMENT}`) ||
    html.includes(`" onzq7="`) ||
    /href="\s*(?:javascript|data):/i.test(html)
  );
}

function leadsHome(location: string, origin: string): boolean {
  if (/[\\\s]/.test(location)) return false;
  return URL.canParse(location, origin) && new URL(location, origin).origin === origin;
}

import * as fc from "fast-check";

/** The name of an element that no one else writes: seen in a page, something was not escaped. */
export const FOREIGN_ELEMENT = "zq7-foreign";
/** A header that no one else sends: seen in an answer, a line break got through. */
export const FOREIGN_HEADER = "x-zq7-foreign";
/** Is in every made-up person's name, address, number and words: seen in the log, personal data got there. */
export const PERSON = {
  name: "Zqperson Ó Sé",
  email: "zqperson@personal.example",
  phone: "+353 86 555 7137",
  words: "zqperson writes private words",
};

const TAG = `<${FOREIGN_ELEMENT}>`;

/** What has gone wrong somewhere, once, when a program took it for a plain text. */
const TEXTS: readonly string[] = [
  ...["", " ", "\t\n", "\u0000", "a\u0000b", "\ud800", "a\udfffb", "\u202e\u200b\ufeff", "\u0130ı\u017f"],
  ...[`">${TAG}`, `'>${TAG}`, `</textarea>${TAG}`, `</script>${TAG}`, `--><!-- ${TAG}`, `]]>${TAG}`],
  ...[`" onzq7="1`, "javascript:alert(1)", `data:text/html,${TAG}`, `<img src=x onerror=${FOREIGN_ELEMENT}>`],
  ...["//evil.example/x", "/\\evil.example", "/\t/evil.example", "https://evil.example/", "/%2fevil.example"],
  ...[`\r\n${FOREIGN_HEADER}: 1`, `x\n${FOREIGN_HEADER}: 1\n\n${TAG}`, `%0d%0a${FOREIGN_HEADER}: 1`],
  ...["__proto__", "constructor", "hasOwnProperty", "toString", "then", `{"__proto__":{"zq7":1}}`],
  ...["0", "-0", "-1", "1.5", "1e309", "NaN", "Infinity", "0x10", "1,50", "€ 10", "٣", "1e3"],
  ...["2147483647", "2147483648", "-2147483649", "9007199254740993", "9223372036854775808", "9".repeat(40)],
  ...["99999999999999999999.99", "0.000000001", "1 000", "+5", "--5"],
  ...["2026-02-31", "0000-00-00", "99999-01-01", "-271821-04-20", "2026-13-01T25:61", "24:61", "1970-01-01"],
  ...["00000000-0000-0000-0000-000000000000", "01890000-0000-7000-8000-000000000000", "not-a-uuid"],
  ...[
    "A".repeat(32),
    "null",
    "undefined",
    "true",
    "[]",
    "{}",
    "[".repeat(5_000),
    `${'{"a":'.repeat(2_000)}1`,
  ],
  ...[
    "' OR 1=1 --",
    "\\",
    "\\'; drop table users",
    "%_%",
    "$1",
    "(a+)+$",
    "a' b:* & | !",
    "../../etc/passwd",
  ],
  ...["a@b@c", `"${"(".repeat(3_000)}"@x.ie`, "=cmd|' /C calc'!A0", "{{7*7}}", "$" + "{7*7}", "%s%n%x"],
  ...[
    "x".repeat(20_000),
    "é".repeat(6_000),
    "👩‍🎤".repeat(1_000),
    "\n".repeat(3_000),
    `${"a ".repeat(4_000)}`,
  ],
];

const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
  { weight: 1, arbitrary: fc.double().map(String) },
);

/** Anything JSON can say. */
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308),
  fc.constantFrom<unknown>([], {}, [[]], [null], ["a", "a"], { length: 1e9 }, { toString: 1 }, [{ id: {} }]),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Names and values in the order in which they are sent. */
export type Fields = readonly (readonly [name: string, value: string])[];

/** A change to an honest form. */
const change: fc.Arbitrary<(fields: Fields) => Fields> = fc
  .record({
    kind: fc.constantFrom(
      ...(["value", "value", "value", "value", "drop", "double", "rename", "add"] as const),
    ),
    at: fc.nat(),
    text: hostileText,
    name: fc.constantFrom(
      ...["__proto__", "constructor", "", "id", "role", "then", "length", "_method", "x".repeat(3_000)],
    ),
    bent: fc.constantFrom("[]", "[0]", ".x", "[__proto__][zq7]", "\u0000", " "),
  })
  .map(({ kind, at, text, name, bent }) => (fields) => {
    const index = fields.length === 0 ? 0 : at % fields.length;
    const one = fields[index];
    if (kind === "add" || !one) return [...fields, [name, text] as const];
    if (kind === "drop") return fields.filter((_, other) => other !== index);
    if (kind === "double") return [...fields, [one[0], text] as const];
    const changed = kind === "value" ? ([one[0], text] as const) : ([one[0] + bent, one[1]] as const);
    return fields.map((field, other) => (other === index ? changed : field));
  });

/** What is done to the honest fields of a form before they are sent: mostly one thing, so that the rest gets through. */
export const hostileChanges = fc.array(change, { minLength: 0, maxLength: 3 });

/** Headers that a program may send beside what is needed. */
export const hostileHeaders: fc.Arbitrary<Readonly<Record<string, string>>> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Record<string, string>>(
      {
        "X-Forwarded-Host": "evil.example",
        "X-Forwarded-Proto": "javascript",
        Forwarded: "host=evil.example",
      },
      { "X-Forwarded-For": `evil, ${TAG}, ::ffff:999.1.1.1` },
      { "X-Forwarded-For": ",".repeat(4_000) },
      { "X-Original-URL": "/admin", "X-Rewrite-URL": "/admin", "X-HTTP-Method-Override": "DELETE" },
      { "Accept-Language": `${TAG},ga;q=NaN,*;q=1e9`, Accept: "*/*;q=\u0001".replace("\u0001", "x") },
      { "Accept-Encoding": "br;q=0, gzip;q=0, identity;q=0, *;q=0" },
      { Range: "bytes=0-,-1,99999999999999999999-", "If-None-Match": `"${"x".repeat(3_000)}"` },
      { "If-Modified-Since": "Thu, 99 Foo 2026", "If-Range": TAG, Expect: "zq7" },
      { Referer: `https://evil.example/${TAG}`, "User-Agent": `${TAG}'";--` },
      { Authorization: `Bearer ${"x".repeat(2_000)}`, "X-Request-Id": `${TAG}` },
      {
        "Sec-Fetch-Site": "same-origin",
        "Sec-Fetch-Mode": "zq7",
        "Sec-Fetch-Dest": TAG,
        Purpose: "prefetch",
      },
    ),
  },
);

/** Cookies beside those of the session. */
export const hostileCookie: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constant("") },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...["=", ";;;", "__proto__=1", "a=%E0%A4%A", "locale=%00", "language=<b>", "x=".padEnd(3_000, "y")],
      ...["__Host-cart=%7B%22", "cart=../../x", "itsshowtime.cart=A", 'saved="; HttpOnly', "saved=%5B%5B"],
    ),
  },
);

/** A text as it may be in a path: encoded once, or in ways that no browser would send. */
export const hostileSegment: fc.Arbitrary<string> = fc.oneof(
  hostileText.map((text) => encodeURIComponent(text.toWellFormed().slice(0, 2_000)) || "%20"),
  fc.constantFrom(
    "%",
    "%E0%A4%A",
    "%00",
    "%ff%fe",
    "..%2f..%2f",
    "%2e%2e",
    "a%0d%0ab",
    "%2500",
    "a;b=c",
    "%c0%af",
  ),
);

/** A query of the given names, and of names no one knows. */
export function hostileQuery(names: readonly string[]): fc.Arbitrary<string> {
  const name = fc.constantFrom(...names, "__proto__", "page", "return", "lang", "_routes", "a[]", "");
  const pair = fc.oneof(
    { weight: 5, arbitrary: fc.tuple(name, hostileText).map(([key, text]) => encodePair(key, text)) },
    { weight: 1, arbitrary: fc.constantFrom("%", "a=%E0%A4%A", "&&==", "%00=%00", "a=1&a=2&a=3", "=") },
  );
  return fc.array(pair, { maxLength: 3 }).map((pairs) => (pairs.length > 0 ? `?${pairs.join("&")}` : ""));
}

function encodePair(name: string, text: string): string {
  return new URLSearchParams([[name, text.slice(0, 4_000)]]).toString();
}

export interface Sent {
  readonly type: string;
  readonly body: Buffer;
}

const BOUNDARY = "----zq7boundary";

/** Ways to send fields; the first ones are those that a browser knows, and get furthest. */
export const ENCODINGS: Readonly<Record<string, (fields: Fields, json: unknown) => Sent>> = {
  form: (fields) => ({ type: "application/x-www-form-urlencoded", body: Buffer.from(urlEncoded(fields)) }),
  multipart: (fields) => ({
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    body: multipart(fields, () => ""),
  }),
  files: (fields) => ({
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    body: multipart(fields, (index) => (index % 2 === 0 ? `; filename="../${TAG}.svg"` : "")),
  }),
  json: (fields) => ({ type: "application/json", body: Buffer.from(JSON.stringify(objectOf(fields))) }),
  anyJson: (_, json) => ({ type: "application/json", body: Buffer.from(JSON.stringify(json) ?? "") }),
  brokenJson: (_, json) => ({
    type: "application/json; charset=utf-16",
    body: Buffer.from(`${(JSON.stringify(json) ?? "").slice(1)}\u0000`),
  }),
  badBytes: (fields) => ({
    type: "application/x-www-form-urlencoded",
    body: Buffer.concat([
      Buffer.from(`${urlEncoded(fields)}&%=%zz&%E0%A4%A=1&z=`),
      Buffer.of(255, 254, 0, 192),
    ]),
  }),
  wrongBoundary: (fields) => ({
    type: "multipart/form-data; boundary=other",
    body: multipart(fields, () => ""),
  }),
  noBoundary: (fields) => ({ type: "multipart/form-data", body: multipart(fields, () => "") }),
  cutOff: (fields) => ({
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    body: multipart(fields, () => "").subarray(0, -20),
  }),
  text: (fields) => ({ type: "text/plain", body: Buffer.from(urlEncoded(fields)) }),
  xml: () => ({
    type: "application/xml",
    body: Buffer.from('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
  }),
  untyped: (fields) => ({ type: "", body: Buffer.from(urlEncoded(fields)) }),
  oddType: (fields) => ({
    type: "application/x-www-form-urlencoded;;=,",
    body: Buffer.from(urlEncoded(fields)),
  }),
  empty: () => ({ type: "application/x-www-form-urlencoded", body: Buffer.alloc(0) }),
};

function urlEncoded(fields: Fields): string {
  return new URLSearchParams(fields.map(([name, value]) => [name, value])).toString();
}

/** Duplicate names become arrays; `__proto__` an own key, as in a text that was never an object. */
function objectOf(fields: Fields): unknown {
  const texts = fields.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
  return JSON.parse(`{${texts.join(",")}}`);
}

function multipart(fields: Fields, more: (index: number) => string): Buffer {
  const parts = fields.map(([name, value], index) => {
    const safe = name.replace(/["\r\n]/g, "_");
    return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${safe}"${more(index)}\r\n\r\n${value}\r\n`;
  });
  return Buffer.from(`${parts.join("")}--${BOUNDARY}--\r\n`);
}

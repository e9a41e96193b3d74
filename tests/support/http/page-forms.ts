import { decode } from "./html-text.ts";

/** A field of a form as a browser would send it, with what is in it. */
export interface FormField {
  readonly name: string;
  readonly value: string;
  /** The type of an input; `select`, `textarea` or `button` for the others. */
  readonly type: string;
  /** True when a box or choice is ticked. Others are not sent by a browser. */
  readonly checked: boolean;
}

/** A form of a page. */
export interface PageForm {
  /** Path with query. */
  readonly action: string;
  readonly method: "get" | "post";
  readonly multipart: boolean;
  readonly fields: readonly FormField[];
}

const FORM = /<form\b([^>]*)>([\s\S]*?)<\/form>/gi;
const CONTROL = /<(input|button|textarea|select)\b((?:"[^"]*"|[^>"])*)>(?:([\s\S]*?)<\/\1>)?/gi;
const OPTION = /<option\b((?:"[^"]*"|[^>"])*)>([^<]*)/gi;

/** The forms of a page at `address`. Fields that are outside of their form name it, and belong to it as well. */
export function formsOf(html: string, address: string): PageForm[] {
  const outside = [...html.matchAll(CONTROL)].filter(([, , attributes = ""]) =>
    attribute(attributes, "form"),
  );
  return [...html.matchAll(FORM)].map(([, attributes = "", inner = ""]) => {
    const id = attribute(attributes, "id");
    const linked = outside.filter(([, , own = ""]) => id && attribute(own, "form") === id);
    return {
      action: attribute(attributes, "action") || address,
      method: /^post$/i.test(attribute(attributes, "method") ?? "") ? "post" : "get",
      multipart: /multipart/i.test(attribute(attributes, "enctype") ?? ""),
      fields: [...inner.matchAll(CONTROL), ...linked].flatMap(fieldOf),
    };
  });
}

function fieldOf([, element = "", attributes = "", inner = ""]: RegExpMatchArray): FormField[] {
  const name = attribute(attributes, "name");
  if (!name) return [];
  const kind = element.toLowerCase();
  const checked = /\schecked(?:=|\s|\/|$)/i.test(attributes.replace(/"[^"]*"/g, '""'));
  if (kind === "textarea") return [{ name, type: kind, value: decode(inner), checked }];
  if (kind === "select") return [{ name, type: kind, value: chosen(inner), checked }];
  const type = kind === "button" ? kind : (attribute(attributes, "type") ?? "text");
  const value = attribute(attributes, "value") ?? (type === "checkbox" || type === "radio" ? "on" : "");
  return [{ name, type, value, checked }];
}

/** The chosen option, or the last one: the first is often "nothing chosen". */
function chosen(inner: string): string {
  const options = [...inner.matchAll(OPTION)];
  const one = options.find(([, attributes = ""]) => /\bselected\b/.test(attributes)) ?? options.at(-1);
  return one ? (attribute(one[1] ?? "", "value") ?? decode(one[2] ?? "").trim()) : "";
}

function attribute(attributes: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}="([^"]*)"`, "i").exec(attributes);
  return found ? decode(found[1] ?? "") : undefined;
}

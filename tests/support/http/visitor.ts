import { expect } from "vitest";
import { formDataOf, type Typed } from "./form-data.ts";
import { type PageElement, parsePage } from "./page-dom.ts";
import type { Answer, TestServer } from "./test-server.ts";

/** A page as a browser without scripts shows it. */
export interface ShownPage {
  /** Path, query and fragment, after redirects. */
  readonly address: string;
  readonly status: number;
  readonly page: PageElement;
  /** The text of the page's main part. */
  readonly text: string;
  /** Presses the button with this name and sends its form, with what was typed before. */
  press(button: string | RegExp, typed?: Typed, within?: PageElement): Promise<ShownPage>;
  /** Opens the link with this name; the first one of several. */
  follow(link: string | RegExp, within?: PageElement): Promise<ShownPage>;
  /** What is in the only field with this name. */
  valueOf(name: string): string;
}

/** A visitor of a test's site whose browser runs no scripts: it keeps cookies and follows redirects. */
export function visitorOf(site: TestServer, signedIn = "") {
  const cookies = new Map(
    signedIn.split("; ").flatMap((pair): [string, string][] => (pair ? [split(pair)] : [])),
  );
  const headers = () => ({
    Cookie: [...cookies].map((pair) => pair.join("=")).join("; "),
    "Sec-Fetch-Dest": "document",
    "Sec-Fetch-Site": "same-origin",
  });

  async function show(address: string, answer: Answer): Promise<ShownPage> {
    for (const cookie of answer.headers["set-cookie"] ?? []) {
      const [name, value] = split(cookie.split(";")[0] ?? "");
      if (value === "" || /;\s*max-age=0/i.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const { location } = answer.headers;
    if (location !== undefined) return open(new URL(location, site.origin + address));
    const page = parsePage(answer.text);
    const main = page.all("main");
    return {
      address,
      status: answer.status,
      page,
      text: (main[0] ?? page).text,
      async press(button, typed = {}, within = page) {
        const pressed = only(
          within.all("button").filter(({ name }) => fits(name, button)),
          button,
        );
        const { action, method, multipart, fields } = formDataOf(page, pressed, typed);
        const target = new URL(action || address, site.origin + address);
        const path = target.pathname + target.search;
        if (method === "get") {
          const query = fields.map(([name, value]) => [name, String(value)]);
          return open(new URL(`${target.pathname}?${new URLSearchParams(query)}`, site.origin));
        }
        if (multipart) return show(path + target.hash, await site.postFiles(path, filed(fields), headers()));
        const texts = fields.map(([name, value]): [string, string] => [name, String(value)]);
        return show(path + target.hash, await site.post(path, texts, headers()));
      },
      async follow(link, within = page) {
        const [found] = within.all("a[href]").filter(({ name }) => fits(name, link));
        if (!found) throw new Error(`No link is called ${link}`);
        return open(new URL(found.attribute("href") ?? "", site.origin + address));
      },
      valueOf: (name) => only(page.all(`[name="${name}"]`), name).value,
    };
  }

  async function open(target: URL | string): Promise<ShownPage> {
    const { origin, pathname, search, hash } = new URL(target, site.origin);
    expect(origin).toBe(site.origin);
    return show(pathname + search + hash, await site.ask(pathname + search, { headers: headers() }));
  }

  return { open };
}

const fits = (text: string, wanted: string | RegExp) =>
  typeof wanted === "string" ? text === wanted : wanted.test(text);

function only<T>(found: readonly T[], wanted: string | RegExp): T {
  const [one] = found;
  if (one === undefined || found.length > 1) throw new Error(`${found.length} elements are called ${wanted}`);
  return one;
}

function split(pair: string): [name: string, value: string] {
  const [name = "", ...value] = pair.split("=");
  return [name.trim(), value.join("=")];
}

/** Fields of a form with files, by name. */
function filed(fields: readonly (readonly [string, string | File])[]): Record<string, string | File[]> {
  const made: Record<string, string | File[]> = {};
  for (const [name, value] of fields) {
    const before = made[name];
    if (typeof value === "string") made[name] = value;
    else made[name] = Array.isArray(before) ? [...before, value] : [value];
  }
  return made;
}

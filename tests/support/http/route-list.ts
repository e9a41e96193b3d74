import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";

const APP = join(import.meta.dirname, "../../../app");
/** A route's fields are in its module, or in the features and helpers it hands its form to, this many imports away. */
const REACH = 3;

export interface ListedRoute {
  /** The address as the route table writes it, `ga?/shop/product/:slug`. */
  readonly pattern: string;
  /** Modules of the address, below app/. */
  readonly files: readonly string[];
}

/** Every address of the route table, once. A layout and its index share one. */
export function listRoutes(): ListedRoute[] {
  const found = Map.groupBy(walk(routes as RouteConfigEntry[]), ({ pattern }) => pattern);
  return [...found].map(([pattern, own]) => ({ pattern, files: own.map(({ file }) => file) }));
}

function walk(entries: readonly RouteConfigEntry[], base = ""): { pattern: string; file: string }[] {
  return entries.flatMap((entry) => {
    const pattern = [base, entry.path].filter(Boolean).join("/");
    const own = entry.path || !entry.children ? [{ pattern, file: entry.file }] : [];
    return [...own, ...walk(entry.children ?? [], pattern)];
  });
}

/** The address of a pattern in English, with its parameters filled; `none` means those without a value. */
export function fillPattern(
  pattern: string,
  values: Readonly<Record<string, string>> = {},
  none = "none",
): string {
  const filled = pattern
    .replace(/^ga\?\/?/, "")
    .replace(/:(\w+)/g, (_, name: string) => values[name] ?? none)
    .replace("*", values["*"] ?? none);
  return `/${filled}`;
}

/** Whether an address without its query belongs to a pattern with parameters; gives the values of these. */
export function matchPattern(pattern: string, path: string): Record<string, string> | null {
  const { names, address } = compilePattern(pattern);
  const found = address.exec(path === "/" ? "" : path);
  return found && Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? ""]));
}

interface CompiledPattern {
  readonly names: readonly string[];
  readonly address: RegExp;
}

const compiled = new Map<string, CompiledPattern>();

/** Each link of each page of a walk is compared with every pattern. */
function compilePattern(pattern: string): CompiledPattern {
  const known = compiled.get(pattern);
  if (known) return known;
  const names: string[] = [];
  const segments = pattern.split("/").map((segment) => {
    if (segment === "ga?") return "(?:/ga)?";
    if (segment !== "*" && !segment.startsWith(":")) return `/${segment.replaceAll(".", "\\.")}`;
    names.push(segment.replace(":", ""));
    return segment === "*" ? "/(.+)" : "/([^/]+)";
  });
  const made = { names, address: new RegExp(`^${segments.join("")}$`) };
  compiled.set(pattern, made);
  return made;
}

const IMPORT = /from "(#app\/[^"]+|\.\.?\/[^"]+)"/g;
const NAMES = [
  /\b(?:get|getAll|has|text|value|field|number)\("([\w.-]+)"\)/g,
  /\bname="([\w.-]+)"/g,
  /^\s+(\w+): (?:z|\w*[sS]chema)\b/gm,
];
const BELONGS = /^(?:routes|http|features)\//;

/** Names of fields that a route's own source reads, so that a form that is not shown is known all the same. */
export function fieldNamesOf({ files }: ListedRoute): string[] {
  const names = new Set<string>();
  const seen = new Set<string>();
  let modules: readonly string[] = files;
  for (let depth = 0; depth <= REACH && modules.length > 0; depth++) {
    const next: string[] = [];
    for (const file of modules) {
      const path = join(APP, file);
      if (seen.has(path) || !existsSync(path)) continue;
      seen.add(path);
      const source = readFileSync(path, "utf8");
      for (const pattern of NAMES) for (const [, name = ""] of source.matchAll(pattern)) names.add(name);
      for (const [, from = ""] of source.matchAll(IMPORT)) {
        const target = from.startsWith("#app/") ? from.slice(5) : join(dirname(file), from);
        if (BELONGS.test(target)) next.push(target);
      }
    }
    modules = next;
  }
  return [...names].sort();
}

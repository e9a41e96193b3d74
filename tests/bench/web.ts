/**
 * `npm run bench:web [-- --runs 1 --only /hire,/studio5 --as-built]`: Lighthouse on every public page of the built
 * site in both languages, on a phone with a slow connection, each page with an empty cache. Prints the median of the
 * runs as a table, marks with ! what is over its budget, and ends with 1 when anything is.
 */
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { ensureChromium } from "../../scripts/check/ensure-chromium.ts";
import { listOf, listPublicPages } from "../../scripts/make/public-pages.ts";
import { startSiteProcess } from "../../scripts/run/site-process.ts";

/** Sizes in kB as they travel (1 kB = 1000 bytes; scripts without their headers), times in ms, scores from 0 to 100. */
interface Measures {
  readonly performance: number;
  readonly accessibility: number;
  readonly practices: number;
  readonly seo: number;
  readonly lcp: number;
  readonly cls: number;
  readonly tbt: number;
  readonly js: number;
  /** Scripts that few pages with React load. */
  readonly own: number;
  readonly fonts: number;
  readonly total: number;
  readonly picture: number;
}

interface Column {
  readonly name: keyof Measures;
  readonly title: string;
  readonly digits: number;
  readonly over: (value: number, page: PageFacts) => boolean;
}

interface PageFacts {
  /** The start page, whose first view is held to more. */
  readonly home: boolean;
  readonly hydrated: boolean;
  readonly indexed: boolean;
}

const atLeast = (limit: number) => (value: number) => value < limit;
const atMost = (limit: number) => (value: number) => value > limit;

const COLUMNS: readonly Column[] = [
  { name: "performance", title: "perf", digits: 0, over: (value, { home }) => value < (home ? 98 : 90) },
  { name: "accessibility", title: "a11y", digits: 0, over: atLeast(98) },
  { name: "practices", title: "best", digits: 0, over: atLeast(98) },
  // A page that asks not to be indexed loses a third of this score by doing so.
  { name: "seo", title: "seo", digits: 0, over: (value, { indexed }) => indexed && value < 98 },
  { name: "lcp", title: "LCP ms", digits: 0, over: (value, { home }) => value > (home ? 1800 : 2500) },
  { name: "cls", title: "CLS", digits: 3, over: atMost(0.01) },
  { name: "tbt", title: "TBT ms", digits: 0, over: atMost(100) },
  { name: "js", title: "JS kB", digits: 1, over: (value, { hydrated }) => value > (hydrated ? 125 : 12) },
  { name: "own", title: "own kB", digits: 1, over: atMost(25) },
  { name: "fonts", title: "fonts kB", digits: 1, over: atMost(90) },
  { name: "total", title: "all kB", digits: 0, over: atMost(400) },
  { name: "picture", title: "picture kB", digits: 0, over: atMost(110) },
];

interface NetworkRequest {
  readonly url: string;
  readonly resourceType?: string;
  readonly transferSize?: number;
}

/** On a busy machine the browser now and then fails to trace a page's start; that says nothing of the page. */
const ATTEMPTS = 3;

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "3" },
    only: { type: "string", multiple: true },
    "as-built": { type: "boolean", default: false },
  },
});

process.exitCode = await measureSite(Number(values.runs), listOf(values.only), values["as-built"]);

async function measureSite(runs: number, only: readonly string[], asBuilt: boolean): Promise<number> {
  const executablePath = await ensureChromium();
  const site = await startSiteProcess({ asBuilt });
  const debugPort = 4480 + Math.trunc(Math.random() * 20);
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({ executablePath, args: [`--remote-debugging-port=${debugPort}`] });
    const pages = (await listPublicPages(site.origin, only)).filter(
      (path) => !path.endsWith("/no/such/page"),
    );
    if (pages.length === 0) throw new Error("No public page has this path.");
    const shared = await sharedScripts(site.origin);
    printRow(["", ...COLUMNS.map(({ title }) => title)]);
    let over = 0;
    for (const path of pages) over += await measurePage(site.origin + path, debugPort, runs, shared);
    console.log(over === 0 ? "\nEvery page is within its budget." : `\n${over} over budget.`);
    return over === 0 ? 0 : 1;
  } finally {
    await browser?.close();
    await site.stop();
  }
}

/** Prints the page's line and tells how many of its measures are over budget. */
async function measurePage(
  url: string,
  port: number,
  runs: number,
  shared: ReadonlySet<string>,
): Promise<number> {
  const html = await (await fetch(url)).text();
  const facts = {
    home: /^\/(?:ga)?$/.test(new URL(url).pathname),
    hydrated: isHydrated(html),
    indexed: !/<meta name="robots" content="noindex/.test(html),
  };
  const results: Measures[] = [];
  try {
    for (let run = 0; run < runs; run++)
      results.push(await measuresOf(await runLighthouse(url, port), shared));
  } catch (error) {
    printRow([new URL(url).pathname, ` ${error instanceof Error ? error.message : error}`]);
    return 1;
  }
  let over = 0;
  const cells = COLUMNS.map((column) => {
    const value = median(results.map((result) => result[column.name]));
    const bad = column.over(value, facts);
    if (bad) over++;
    return `${value.toFixed(column.digits)}${bad ? "!" : " "}`;
  });
  printRow([new URL(url).pathname, ...cells]);
  return over;
}

async function runLighthouse(url: string, port: number): Promise<Result> {
  const categories = ["performance", "accessibility", "best-practices", "seo"];
  let fault = "no result";
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const answer = await lighthouse(url, {
      port,
      output: "json",
      logLevel: "silent",
      onlyCategories: categories,
    });
    if (answer && !answer.lhr.runtimeError) return answer.lhr;
    fault = answer?.lhr.runtimeError?.message ?? fault;
  }
  throw new Error(`${url}: ${fault}`);
}

async function measuresOf(result: Result, shared: ReadonlySet<string>): Promise<Measures> {
  const score = (id: string) => Math.round((result.categories[id]?.score ?? 0) * 100);
  const value = (id: string) => result.audits[id]?.numericValue ?? Number.NaN;
  const requests = requestsOf(result);
  const sizes = (...types: readonly string[]) =>
    requests
      .filter(({ resourceType = "" }) => types.length === 0 || types.includes(resourceType))
      .map(({ transferSize = 0 }) => transferSize / 1000);
  const scripts = await Promise.all(
    requests
      .filter(({ resourceType }) => resourceType === "Script")
      .map(async ({ url }) => ({ path: new URL(url).pathname, size: (await compressedSize(url)) / 1000 })),
  );
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    practices: score("best-practices"),
    seo: score("seo"),
    lcp: value("largest-contentful-paint"),
    cls: value("cumulative-layout-shift"),
    tbt: value("total-blocking-time"),
    js: sum(scripts.map(({ size }) => size)),
    own: sum(scripts.filter(({ path }) => !shared.has(path)).map(({ size }) => size)),
    fonts: sum(sizes("Font")),
    total: sum(sizes()),
    picture: Math.max(0, ...sizes("Image")),
  };
}

/** Bytes of a file as a browser is sent it, without headers. */
async function compressedSize(url: string): Promise<number> {
  const { headers } = await fetch(url, { method: "HEAD", headers: { "Accept-Encoding": "br, gzip" } });
  return Number(headers.get("content-length") ?? 0);
}

function requestsOf(result: Result): readonly NetworkRequest[] {
  const details = result.audits["network-requests"]?.details;
  const items = details?.type === "table" || details?.type === "opportunity" ? details.items : [];
  return (items as unknown as readonly NetworkRequest[]).filter(({ url }) => url.startsWith("http"));
}

/** Scripts that most pages with React load: React itself, the router, the shell. */
async function sharedScripts(origin: string): Promise<ReadonlySet<string>> {
  const lists: string[][] = [];
  // One after the other: a site asked for all of them at once may turn some away.
  for (const path of await listPublicPages(origin)) {
    const html = await (await fetch(origin + path)).text();
    if (isHydrated(html)) lists.push(scriptsIn(html));
  }
  const uses = (script: string) => lists.filter((scripts) => scripts.includes(script)).length;
  return new Set(lists.flat().filter((script) => uses(script) > lists.length / 2));
}

function scriptsIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];
}

function isHydrated(html: string): boolean {
  return html.includes("__reactRouterContext");
}

function printRow(cells: readonly string[]): void {
  const [path = "", ...rest] = cells;
  console.log(path.padEnd(34) + rest.map((cell) => cell.padStart(11)).join(""));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.trunc(sorted.length / 2)] ?? Number.NaN;
}

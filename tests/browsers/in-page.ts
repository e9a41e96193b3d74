/*
 * Functions that run in the page, each handed over as its own source: nothing outside of one can be used inside of it.
 */

interface Found {
  readonly x: number;
  readonly y: number;
  readonly left: number;
  /** Why it cannot be clicked; null when it can. */
  readonly why: string | null;
}

/** Brings a visible element into view and gives its middle, and what covers it. */
export function findInPage(css: string, text: string | null, nth: number): Found {
  const words = (element: Element) =>
    `${element.getAttribute("aria-label") ?? ""} ${element.textContent ?? ""}`.replace(/\s+/g, " ");
  const element = [...document.querySelectorAll<HTMLElement>(css)].filter((one) => {
    const shown = one.getClientRects().length > 0 && getComputedStyle(one).visibility !== "hidden";
    return shown && (text === null || words(one).includes(text));
  })[nth];
  if (!element) return { x: 0, y: 0, left: 0, why: "missing" };
  // For the time of a view transition between two pages pictures of them lie over the page, and take every click.
  if (CSS.supports("selector(:active-view-transition)") && document.querySelector(":active-view-transition"))
    return { x: 0, y: 0, left: 0, why: "covered by a view transition" };
  const inView = ({ top, bottom }: DOMRect) => top >= 80 && bottom <= innerHeight - 80;
  if (!inView(element.getBoundingClientRect()))
    element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  // Of a link over several lines, the first.
  const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const x = Math.round(left + width / 2);
  const y = Math.round(top + height / 2);
  const hit = document.elementFromPoint(x, y);
  const label = hit?.closest("label");
  const free = hit && (element.contains(hit) || hit.contains(element) || label?.control === element);
  return { x, y, left, why: free ? null : `covered by ${hit?.outerHTML.slice(0, 100) ?? "nothing"}` };
}

/** Whether the page's scripts run, where it has any. */
export function isAlive(): boolean {
  return (
    document.readyState === "complete" &&
    ("alive" in document.documentElement.dataset || !("__reactRouterContext" in window))
  );
}

/** What the watching script has noted, which is forgotten then. */
export function takeFaults(): string[] {
  const noted: unknown = JSON.parse(sessionStorage.getItem("__faults") ?? "[]");
  sessionStorage.removeItem("__faults");
  return Array.isArray(noted) ? noted.map(String) : [];
}

/** Runs before every other script of a page, and notes what goes wrong in it. */
export function watchPage(): void {
  const note = (fault: string) => {
    try {
      const noted = JSON.parse(sessionStorage.getItem("__faults") ?? "[]");
      sessionStorage.setItem("__faults", JSON.stringify([...noted, `${location.pathname}: ${fault}`]));
    } catch {}
  };
  for (const kind of ["error", "warn"] as const) {
    const say = console[kind].bind(console);
    console[kind] = (...values) => {
      note(`console.${kind}: ${values.map(String).join(" ")}`);
      say(...values);
    };
  }
  addEventListener(
    "error",
    (event) => {
      // Firefox gives up a hint when the module is asked for at the same moment; one that is missing fails there.
      if (event.target instanceof HTMLLinkElement && event.target.rel === "modulepreload") return;
      const from = event.target instanceof Element ? event.target.outerHTML.slice(0, 200) : "";
      note(event instanceof ErrorEvent ? `error: ${event.message}` : `not loaded: ${from}`);
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => note(`unhandled rejection: ${reason}`));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
    note(`refused by policy: ${effectiveDirective} ${blockedURI} (${sourceFile}:${lineNumber})`),
  );
  document.currentScript?.remove();
}

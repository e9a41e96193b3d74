/** How long after loading the service worker is started, at the latest, in ms: pages come first. */
const IDLE_LIMIT_MS = 4000;
const root = document.documentElement;

/** What a page tells the worker: to take over from an older one, or the page and the files that are shown. */
export interface WorkerMessage {
  readonly kind?: "take-over" | "seen";
  readonly page?: string;
  readonly files?: readonly string[];
}

/** Says on the page that it comes from memory, as long as that is so. */
function showBar(): void {
  const shown = document.querySelector("[data-offline-bar]");
  const isOffline = !navigator.onLine || "kept" in root.dataset;
  if (!isOffline) shown?.remove();
  if (!isOffline || shown) return;
  const { offline = "", again = "" } = document.querySelector<HTMLElement>("[data-offline]")?.dataset ?? {};
  const bar = document.createElement("div");
  bar.className = "banner banner-info banner-wide offline-bar";
  bar.setAttribute("role", "status");
  bar.dataset.offlineBar = "";
  const link = Object.assign(document.createElement("a"), {
    className: "link",
    textContent: again,
  });
  link.href = location.pathname + location.search;
  bar.append(offline, " ", link);
  // React passes over what it does not know at the end of the body, and nowhere else.
  document.body.append(bar);
}

async function startWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  // A new version waits while pages of the old one are open, and takes over here, where a new page has begun.
  registration.waiting?.postMessage({ kind: "take-over" } satisfies WorkerMessage);
  const { active } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType("resource").map((entry) => entry.name);
  active?.postMessage({ kind: "seen", page: location.href, files } satisfies WorkerMessage);
}

/** Makes the site work without a network: the bar that says so, and the service worker. */
export function startOffline(): void {
  addEventListener("online", showBar);
  addEventListener("offline", showBar);
  showBar();
  if (!import.meta.env.PROD || !("serviceWorker" in navigator) || !isSecureContext) return;
  const start = (): void => void startWorker().catch(() => undefined);
  const whenIdle = (): void => {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: IDLE_LIMIT_MS });
    else setTimeout(start, IDLE_LIMIT_MS / 2);
  };
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle);
}

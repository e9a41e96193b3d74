/** Moves of visible content that no action of the visitor caused; a page may sum up to 0.01 in `window.__shift`. */
export const WATCH_SHIFTS = `
  window.__shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.__shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
`;

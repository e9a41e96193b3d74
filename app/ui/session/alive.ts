/** Says on the page that its scripts run now, for anyone who is faster than any reader. */
export function markHydrated(): void {
  document.documentElement.dataset["alive"] = "";
}

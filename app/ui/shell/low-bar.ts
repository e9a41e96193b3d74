const bars: HTMLElement[] = [];

const measure = (): void => {
  const height = Math.max(...bars.map((bar) => bar.offsetHeight));
  document.documentElement.style.setProperty("--low-bar", `${height}px`);
};

/** Adds a bar at the lower edge, and tells the styles its height, so that no focused element is behind it. */
export function showLowBar(bar: HTMLElement): void {
  bars.push(bar);
  new ResizeObserver(measure).observe(bar);
  // React passes over what it does not know at the end of the body, and nowhere else.
  document.body.append(bar);
}

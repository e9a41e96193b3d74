interface ToastAction {
  readonly label: string;
  readonly onAction: () => void;
}

/** A short message in the page's language, already formatted. */
export interface Toast {
  readonly title: string;
  readonly description?: string;
  /** True for a failure: the toast is red, and announced at once. */
  readonly destructive?: boolean;
  /** Such as undo. */
  readonly action?: ToastAction;
  /** How long it stays, in ms: 5000, or 9000 with an action or a failure. */
  readonly duration?: number;
}

export interface ShownToast extends Toast {
  readonly id: number;
}

const MAX_AT_ONCE = 3;
const EMPTY: readonly ShownToast[] = [];

let shown: readonly ShownToast[] = EMPTY;
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly ShownToast[]) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a toast; call it in the browser only, from anywhere. Returns a function that takes it away. */
export function toast(message: Toast): () => void {
  lastId += 1;
  const id = lastId;
  replace([...shown, { ...message, id }].slice(-MAX_AT_ONCE));
  return () => dismissToast(id);
}

export function dismissToast(id: number) {
  if (shown.some((t) => t.id === id)) replace(shown.filter((t) => t.id !== id));
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentToasts = () => shown;
export const noToasts = () => EMPTY;

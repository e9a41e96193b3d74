/** Interfaces that some browsers have and TypeScript's library does not list. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
  readonly getBattery?: () => Promise<{ readonly charging: boolean; readonly level: number }>;
}

interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

interface WindowEventMap {
  readonly beforeinstallprompt: BeforeInstallPromptEvent;
}

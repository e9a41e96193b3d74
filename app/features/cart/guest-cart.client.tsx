/** The guest's cart page in the browser: React for the cart, and nothing else. */
import { Component, type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { askWhoIsSignedIn, SESSION_CHANNEL } from "#app/features/identity/session-sync.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { format, installReplacements } from "#app/i18n/message.ts";
import * as words from "#app/i18n/messages/cart.ts";
import * as ui from "#app/i18n/messages/ui.ts";
import { LocaleContext } from "#app/i18n/use-t.tsx";
import { tellAlive } from "#app/ui/alive.ts";
import { Notice } from "#app/ui/notice.tsx";
import { ToasterOnDemand } from "#app/ui/toaster-on-demand.tsx";
import { GuestCart, type IslandProps } from "./components/guest-cart.tsx";

const locale = localeOf(location.pathname);

/** A fault leaves a sentence instead of an empty page. */
class Guarded extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    tellAlive();
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="wrap cart-page">
        <Notice kind="fault" role="alert" title={format(locale, ui.error)}>
          {format(locale, words.failed)}
        </Notice>
      </div>
    );
  }
}

function start(place: Element, { words, ...arrival }: IslandProps): void {
  installReplacements(words);
  startTransition(() => {
    hydrateRoot(
      place,
      <LocaleContext value={locale}>
        <Guarded>
          <GuestCart {...arrival} />
        </Guarded>
      </LocaleContext>,
    );
  });
  const toasts = document.createElement("div");
  document.body.append(toasts);
  createRoot(toasts).render(
    <LocaleContext value={locale}>
      <ToasterOnDemand />
    </LocaleContext>,
  );
}

/** Whoever signs in elsewhere in this browser has another cart: the page comes anew. */
function watchSession(): void {
  const look = async (): Promise<void> => {
    const answer = await askWhoIsSignedIn();
    if (answer?.person) location.reload();
  };
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void look();
  });
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data !== null) void look();
  };
  channel.postMessage(null);
}

const place = document.querySelector("[data-island]");
const told = document.querySelector("[data-island-props]")?.textContent;
if (place && told) {
  start(place, JSON.parse(told) as IslandProps);
  watchSession();
}

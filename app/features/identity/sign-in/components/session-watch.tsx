import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useRevalidator, useRouteLoaderData } from "react-router";
import * as session from "#app/i18n/messages/account/session.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { MINUTE_MS } from "#app/lib/time/clock.ts";
import { SESSION_BACK, SESSION_ENDED } from "#app/ui/session/ask.ts";
import { toast } from "#app/ui/toasts/toast-store.ts";
import { keepDraft, restoreDraft } from "../../account/form-draft.ts";
import { askWhoIsSignedIn, nextStep, SESSION_CHANNEL, type SignedInPerson } from "../session-sync.ts";

/** Few pages ever say it. */
const SessionBanner = lazy(() =>
  import("./session-banner.tsx").then((module) => ({ default: module.SessionBanner })),
);
/** An open page asks this often, which also prolongs the session. */
const ASK_EVERY_MS = 10 * MINUTE_MS;

interface RootData {
  readonly viewer: SignedInPerson | null;
}

/**
 * Keeps an open page honest about the session. Signed in or out in another tab, or expired: the page says so, keeps
 * what was typed, and shows nothing of its person's any more. Is once in a hydrated page.
 */
export function SessionWatch() {
  const viewer = useRouteLoaderData<RootData>("root")?.viewer ?? null;
  const userId = viewer?.id ?? null;
  const [server, setServer] = useState<SignedInPerson | null>(viewer);
  const { revalidate } = useRevalidator();
  const ask = useCallback(async () => {
    const answer = await askWhoIsSignedIn();
    if (answer) setServer(answer.person);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same person again is no news.
  useEffect(() => setServer(viewer), [userId]);
  const known = useRef<string | null>(null);
  known.current = server?.id ?? null;
  useOtherTabs(userId, known, ask);
  useReturnToPage(userId !== null, ask);
  useRefusedAnswers(ask);
  useDrafts(userId);
  const step = nextStep(userId, server?.id ?? null);
  useEffect(() => {
    if (step === "show-account") void revalidate();
  }, [step, revalidate]);
  const gone = step === "say-signed-out" || step === "say-other-person";
  useCover(gone);
  return gone ? (
    <Suspense>
      <SessionBanner name={server?.name ?? null} />
    </Suspense>
  ) : null;
}

/** Anyone who sits here now may be another: the page is out of sight until its person is back. */
function useCover(gone: boolean): void {
  useEffect(() => {
    if (!gone) return;
    document.documentElement.setAttribute("data-person-gone", "");
    return () => {
      document.documentElement.removeAttribute("data-person-gone");
      window.dispatchEvent(new Event(SESSION_BACK));
    };
  }, [gone]);
}

/** Tells other tabs who is signed in here, and asks the server when they say something else. */
function useOtherTabs(
  userId: string | null,
  known: { readonly current: string | null },
  ask: () => Promise<void>,
): void {
  useEffect(() => {
    if (typeof BroadcastChannel === "undefined") return;
    const channel = new BroadcastChannel(SESSION_CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      // A page out of a cache may be mistaken about itself, so its word alone changes nothing here.
      if (data !== userId || data !== known.current) void ask();
    };
    channel.postMessage(userId);
    return () => channel.close();
  }, [userId, known, ask]);
}

/** Asks when the page is looked at again, and now and then while it is. */
function useReturnToPage(signedIn: boolean, ask: () => Promise<void>): void {
  useEffect(() => {
    const onShow = () => {
      if (document.visibilityState === "visible" && signedIn) void ask();
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void ask();
    };
    document.addEventListener("visibilitychange", onShow);
    window.addEventListener("pageshow", onPageShow);
    const timer = window.setInterval(onShow, ASK_EVERY_MS);
    return () => {
      document.removeEventListener("visibilitychange", onShow);
      window.removeEventListener("pageshow", onPageShow);
      window.clearInterval(timer);
    };
  }, [signedIn, ask]);
}

/** An answer to a script of the page may say it before the server is asked who is signed in. */
function useRefusedAnswers(ask: () => Promise<void>): void {
  useEffect(() => {
    const onEnded = () => void ask();
    window.addEventListener(SESSION_ENDED, onEnded);
    return () => window.removeEventListener(SESSION_ENDED, onEnded);
  }, [ask]);
}

/** A form sent after the session ended leads to the login; afterwards its fields are filled in again. */
function useDrafts(viewer: string | null): void {
  const t = useT();
  const { key } = useLocation();
  const announced = useRef("");
  useEffect(() => {
    if (announced.current === key) return;
    announced.current = key;
    if (restoreDraft(viewer)) toast({ title: t(session.draftRestored) });
  }, [key, t, viewer]);
  useEffect(() => {
    if (viewer === null) return;
    const onSubmit = ({ target, submitter }: SubmitEvent) => {
      if (target instanceof HTMLFormElement) keepDraft(target, submitter, viewer);
    };
    document.addEventListener("submit", onSubmit, true);
    return () => document.removeEventListener("submit", onSubmit, true);
  }, [viewer]);
}

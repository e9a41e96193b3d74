import { useRef } from "react";
import { useNavigate } from "react-router";
import * as auth from "#app/i18n/messages/account/auth.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";
import { Link } from "#app/ui/link.tsx";

type AuthTab = "log-in" | "sign-up";

const TABS = [
  { tab: "log-in", label: auth.logIn },
  { tab: "sign-up", label: auth.signUp },
] as const;

interface AuthTabsProps {
  readonly current: AuthTab;
  readonly hrefs: Readonly<Record<AuthTab, string>>;
  readonly children: React.ReactNode;
}

/**
 * Two tabs, each with its own address; they are links, so they work without React. Arrow keys move between them, and the
 * space bar opens one as it opens a tab.
 */
export function AuthTabs({ current, hrefs, children }: AuthTabsProps) {
  const t = useT();
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: React.KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key === " ") {
      event.preventDefault();
      event.currentTarget.click();
    }
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    const next = current === "log-in" ? "sign-up" : "log-in";
    void navigate(hrefs[next], { replace: true, preventScrollReset: true });
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <div>
      <div className="tabs-list fade-ends" role="tablist" aria-label={t(auth.tabs)} ref={list}>
        {TABS.map(({ tab, label }) => (
          <Link
            key={tab}
            id={`tab-${tab}`}
            role="tab"
            className="tab"
            to={hrefs[tab]}
            replace
            preventScrollReset
            aria-selected={tab === current}
            {...(tab === current && { "aria-controls": "auth-panel" })}
            onKeyDown={move}
          >
            {t(label)} <Companion of={label} />
          </Link>
        ))}
      </div>
      <div className="tab-panel" id="auth-panel" role="tabpanel" aria-labelledby={`tab-${current}`}>
        {children}
      </div>
    </div>
  );
}

import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { MailServerContext } from "#app/features/mail/mail-server.tsx";
import { hasMailServer } from "#app/features/mail/mailed-flash.server.ts";
import "#app/ui/styles/app.css";
import { PAGE_TRANSITION } from "#app/ui/styles/page-transition.ts";
import "#app/pages.css";
import { countCartPieces } from "#app/features/cart/queries.server.ts";
import { isStaff } from "#app/features/identity/permissions.ts";
import { SESSION_RESULTS } from "#app/features/identity/session-results.ts";
import { SessionWatch } from "#app/features/identity/sign-in/components/session-watch.tsx";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { announcementAt } from "#app/features/settings/settings.ts";
import { getReplacements } from "#app/features/site-text/queries.server.ts";
import { isUnsafeMethod } from "#app/http/admission/cross-site.server.ts";
import { methodsMiddleware } from "#app/http/admission/methods.server.ts";
import { getSignedIn, type SignedIn, viewerMiddleware } from "#app/http/auth/viewer.server.ts";
import { appContext, requestContext } from "#app/http/context.server.ts";
import { ErrorPage } from "#app/http/error-page.tsx";
import { flashMiddleware, flashOf } from "#app/http/flash.server.ts";
import { forbiddenPageOf } from "#app/http/forbidden-page.ts";
import { HeadLinks } from "#app/http/headers/head-links.tsx";
import type { PageHandle } from "#app/http/page-handle.ts";
import { redirectsMiddleware } from "#app/http/redirects.server.ts";
import { RouteAnnouncer } from "#app/http/route-announcer.tsx";
import { siteTextMiddleware } from "#app/http/site-text.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { type Locale, localeOf } from "#app/i18n/locale.ts";
import { format, installReplacements, type Message } from "#app/i18n/message.ts";
import * as session from "#app/i18n/messages/account/session.ts";
import * as errors from "#app/i18n/messages/ui/errors.ts";
import { LocaleContext } from "#app/i18n/use-t.tsx";
import { irishYear } from "#app/lib/time/irish-time.ts";
import pageScript from "#app/page.client.ts?script";
import { FlashToast } from "#app/ui/flash/flash-message.tsx";
import { FlashProvider } from "#app/ui/flash/flash-provider.tsx";
import { InlineScript } from "#app/ui/inline-script.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { noindexMeta, SITE_NAME } from "#app/ui/page/page-title.ts";
import { Shell } from "#app/ui/shell/shell.tsx";
import { START_SCRIPT } from "#app/ui/shell/start-scripts.ts";
import { THEME_SCRIPT } from "#app/ui/shell/theme.ts";
import { ToasterOnDemand } from "#app/ui/toasts/toaster-on-demand.tsx";
import workStyles from "#app/work.css?url";
import type { Route } from "./+types/root.ts";

export const middleware: Route.MiddlewareFunction[] = [
  methodsMiddleware,
  viewerMiddleware,
  flashMiddleware,
  siteTextMiddleware,
  redirectsMiddleware,
];

const TITLES: Readonly<Record<number, Message>> = {
  403: errors.noPermissionTitle,
  404: errors.notFoundTitle,
  413: errors.tooLarge,
};

/**
 * What every page shows around itself: who is signed in, what the settings tell of the company, and the flash of a
 * redirect.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, config, clock } = context.get(appContext);
  const [signedIn, settings, words] = await Promise.all([
    getSignedIn(context),
    getSettings(db),
    getReplacements(db),
  ]);
  const viewer = signedIn?.viewer ?? null;
  const { tradingName, openingHours, ...company } = settings.company;
  return {
    origin: config.origin,
    words,
    cartCount: signedIn && (await countCart(context, signedIn)),
    viewer: viewer && { id: viewer.id, name: viewer.name, isStaff: isStaff(viewer.roles) },
    company: {
      ...company,
      name: tradingName,
      openingHours: openingHours[localeOf(new URL(request.url).pathname)],
    },
    mailServer: hasMailServer(config),
    notice: announcementAt(settings.notice, clock.now()),
    flash: flashOf(context),
    refusal: adminRefusal(context, localeOf(new URL(request.url).pathname)),
    year: irishYear(clock.now()),
  };
}

/** Why a page of the back office led to the start page; words of the server, so that no script holds them. */
function adminRefusal(context: Route.LoaderArgs["context"], locale: Locale): string | null {
  switch (flashOf(context)?.name) {
    case "admin-closed":
      return format(locale, session.adminClosed);
    case "admin-not-open":
      return format(locale, session.adminNotOpen);
    case "admin-not-open-now":
      return format(locale, session.adminNotOpenNow);
    default:
      return null;
  }
}

/** An action of this request may have changed the cart since the session was read. */
function countCart(
  context: Route.LoaderArgs["context"],
  { viewer, cartCount }: SignedIn,
): Promise<number> | number {
  const { method } = context.get(requestContext);
  return isUnsafeMethod(method) ? countCartPieces(context.get(appContext).db, viewer.id) : cartCount;
}

/** Every error page is the root's: its headers say how long to wait where a limit refused the request. */
export function headers({ errorHeaders }: Route.HeadersArgs): HeadersInit {
  const retryAfter = errorHeaders?.get("Retry-After");
  return retryAfter ? { "Retry-After": retryAfter } : {};
}

/** Pages bring their own; this is what remains when one failed. */
export function meta({ error, location }: Route.MetaArgs): Route.MetaDescriptors {
  if (!error) return [{ title: SITE_NAME }];
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return noindexMeta(TITLES[status] ?? errors.unexpected, localeOf(location.pathname));
}

export function Layout({ children }: { children: React.ReactNode }) {
  const { pathname, search } = useLocation();
  const handle = useMatches().findLast((match) => match.handle)?.handle as PageHandle | undefined;
  const data = useRouteLoaderData<typeof loader>("root");
  // Before anything below says a word, on the server as in the browser; the list is small and rarely another.
  if (data) installReplacements(data.words);
  const error = useRouteError();
  const failed = error != null;
  const hydrate = !failed && handle?.hydrate !== false;
  const inAdmin = pathname === adminPath("/admin") || pathname.startsWith("/admin/");
  const locale = localeOf(pathname);
  const theme = handle?.theme ?? "light";
  return (
    <html lang={locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Before the first paint, or the page would appear in the other theme first. */}
        <InlineScript code={THEME_SCRIPT} />
        <style>{PAGE_TRANSITION}</style>
        <Meta />
        <HeadLinks origin={failed ? null : (data?.origin ?? null)} pathname={pathname} search={search} />
        <Links />
        {theme === "light" && <link rel="stylesheet" href={workStyles} />}
      </head>
      <body>
        <LocaleContext value={locale}>
          <MailServerContext value={data?.mailServer ?? true}>
            <FlashProvider flash={data?.flash ?? null}>
              <Shell
                theme={theme}
                locale={locale}
                pathname={pathname}
                search={search}
                user={data?.viewer ?? null}
                company={data?.company ?? {}}
                cartCount={data?.cartCount ?? null}
                year={data?.year ?? new Date().getFullYear()}
                footer={handle?.footer !== false}
                bare={inAdmin && (!failed || forbiddenPageOf(error) !== null)}
              >
                {data?.refusal && (
                  <Banner wide kind="fault" role="status">
                    {data.refusal}
                  </Banner>
                )}
                <FlashToast results={SESSION_RESULTS} hydrated={hydrate} />
                {data?.notice && !inAdmin && <Banner wide>{format(locale, data.notice)}</Banner>}
                {children}
              </Shell>
            </FlashProvider>
          </MailServerContext>
          <div className="hidden-visually" role="status" data-busy-status="" />
          <script type="module" src={pageScript} fetchPriority="low" />
          {hydrate && (
            <>
              <RouteAnnouncer />
              <ScrollRestoration />
              <Scripts />
            </>
          )}
          {/* The back office is worked in, not looked at first: there everything starts at once. */}
          {hydrate && !inAdmin && <InlineScript code={START_SCRIPT} />}
        </LocaleContext>
      </body>
    </html>
  );
}

export default function App() {
  return (
    <>
      <Outlet />
      <ToasterOnDemand />
      <SessionWatch />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}

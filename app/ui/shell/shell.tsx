import { format } from "#app/i18n/message.ts";
import * as offline from "#app/i18n/messages/site/offline-bar.ts";
import * as messages from "#app/i18n/messages/site/shell.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import type { ShellProps } from "./shell-props.ts";

/**
 * Header, page and footer. Works without React in the browser: the menu is a popover, every link loads a page,
 * and shell.client.ts brings the theme switch and the rest.
 */
export function Shell({ children, footer = true, bare = false, ...props }: ShellProps) {
  return (
    <div
      className={`shell theme-${props.theme}${bare ? " shell-bare" : ""}`}
      data-offline={format(props.locale, offline.bar)}
      data-again={format(props.locale, offline.tryAgain)}
    >
      <a className="skip" href="#main">
        {format(props.locale, messages.skip)}
      </a>
      {bare ? (
        children
      ) : (
        <>
          <Header {...props} />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          {footer && <Footer {...props} />}
        </>
      )}
    </div>
  );
}

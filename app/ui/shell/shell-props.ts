import type { Locale } from "#app/i18n/locale.ts";
import type { Theme } from "./theme.ts";

/** What the settings tell about the company. Null or left out is not shown. */
export interface ShellCompany {
  readonly name?: string | null;
  readonly legalName?: string | null;
  readonly address?: string | null;
  readonly phone?: string | null;
  readonly email?: string | null;
  /** One line for each day or group of days, in the page's language. */
  readonly openingHours?: string | null;
  readonly companyNumber?: string | null;
  readonly vatNumber?: string | null;
  readonly weeeNumber?: string | null;
  readonly registeredOffice?: string | null;
  readonly beingWoundUp?: boolean;
  readonly shareCapital?: string | null;
  readonly social?: readonly { readonly name: string; readonly url: string }[];
}

interface ShellUser {
  readonly name: string;
  /** Their account leads to the back office. */
  readonly isStaff: boolean;
}

export interface ShellProps {
  /** The page's own theme, as its route's handle names it. */
  readonly theme: Theme;
  readonly locale: Locale;
  readonly pathname: string;
  /** The query with its question mark, or empty. */
  readonly search: string;
  readonly user: ShellUser | null;
  readonly company: ShellCompany;
  /** Items in a signed-in visitor's cart on the server; null when only the browser knows. */
  readonly cartCount?: number | null;
  /** The year of the copyright line. */
  readonly year: number;
  readonly footer?: boolean;
  /** The page brings its own frame, `main` included: the back office. */
  readonly bare?: boolean;
  readonly children: React.ReactNode;
}

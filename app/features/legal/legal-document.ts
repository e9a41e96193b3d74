import type { Message } from "#app/i18n/message.ts";
import type { PagePath } from "#app/i18n/page-path.ts";

export type LegalBlock =
  | { readonly kind: "text"; readonly text: Message }
  | { readonly kind: "list"; readonly items: readonly Message[] }
  | {
      readonly kind: "table";
      readonly head: readonly Message[];
      readonly rows: readonly (readonly Message[])[];
    }
  | { readonly kind: "link"; readonly href: PagePath; readonly label: Message }
  /** A link that does what the section speaks of. */
  | { readonly kind: "action"; readonly href: PagePath; readonly label: Message }
  /** Lines of a form to be copied, printed or filled in by hand. */
  | { readonly kind: "form"; readonly lines: readonly Message[] }
  /** Where goods are sent back to, from the settings; nothing where they hold no address. */
  | { readonly kind: "return-address" }
  /** Name, address and numbers of the company, from the settings. */
  | { readonly kind: "company" };

export interface LegalSection {
  /** The id is the same in both languages, so that links to a section survive a change of language. */
  readonly id: string;
  readonly heading: Message;
  readonly blocks: readonly LegalBlock[];
}

/** A legal page. One structure holds both languages, so neither can be shorter or older than the other. */
export interface LegalDocument {
  readonly title: Message;
  readonly description: Message;
  readonly lede: Message;
  /** The calendar day in Ireland on which the program's words last changed, YYYY-MM-DD. */
  readonly updated: string;
  readonly sections: readonly LegalSection[];
}

export function section(id: string, heading: Message, ...blocks: LegalBlock[]): LegalSection {
  return { id, heading, blocks };
}

export function legalText(message: Message): LegalBlock {
  return { kind: "text", text: message };
}

export function legalList(...items: Message[]): LegalBlock {
  return { kind: "list", items };
}

export function link(href: PagePath, label: Message): LegalBlock {
  return { kind: "link", href, label };
}

export function action(href: PagePath, label: Message): LegalBlock {
  return { kind: "action", href, label };
}

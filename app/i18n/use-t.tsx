import { createContext, use } from "react";
import { keepTogether } from "./keep-together.ts";
import { type Locale, otherLocale } from "./locale.ts";
import { type FormatArgs, format, formatDeclared, type Message } from "./message.ts";

export type Translate = <P>(message: Message<P>, ...args: FormatArgs<P>) => string;

/** The language of everything inside. Anyone who shows a page gives it, as the page's address decides. */
export const LocaleContext = createContext<Locale>("en");

/** The language of the page being shown. */
export function useLocale(): Locale {
  return use(LocaleContext);
}

/** True in the back office: staff's words for visitors, such as "Contact" in the menu, do not rename its labels. */
export const DeclaredTextContext = createContext(false);

/** Turns messages into text in the page's language. */
export function useT(): Translate {
  const locale = useLocale();
  const write = use(DeclaredTextContext) ? formatDeclared : format;
  return (message, ...args) => {
    const text = write(locale, message, ...args);
    return locale === "ga" ? keepTogether(text) : text;
  };
}

/** The message in the other language, as the second, lighter voice. */
export function Companion({ of, className }: { of: Message; className?: string }) {
  const other = otherLocale(useLocale());
  const text = (use(DeclaredTextContext) ? formatDeclared : format)(other, of);
  return (
    <span lang={other} className={className ? `voice ${className}` : "voice"}>
      {other === "ga" ? keepTogether(text) : text}
    </span>
  );
}

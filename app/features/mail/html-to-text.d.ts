/** The part of html-to-text that is used: it brings no types. */
declare module "html-to-text" {
  interface Selector {
    readonly selector: string;
    readonly format?: string;
    readonly options?: object;
  }

  /** Makes a function that turns HTML into text. */
  export function compile(options: {
    readonly wordwrap?: number | false;
    readonly selectors?: readonly Selector[];
  }): (html: string) => string;
}

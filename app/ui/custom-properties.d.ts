import "react";

/** Styles may set custom properties of our style sheets. */
declare module "react" {
  interface CSSProperties {
    readonly [name: `--${string}`]: string | number | undefined;
  }
}

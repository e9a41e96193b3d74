import countScript from "../hire-count.client.ts?script";

/** Writes the number of pieces into the header's link to the hire basket. */
export function HireCountScript() {
  return <script type="module" async src={countScript} />;
}

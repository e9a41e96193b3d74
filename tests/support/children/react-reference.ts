/**
 * The yardstick of `npm run bench:cost`: React renders a fixed tree of 24 cards to a string. With every message it
 * does so some hundred times and tells its parent the CPU time of one, in milliseconds.
 */
import { renderToString } from "react-dom/server";
import { cardTree } from "../cost/card-tree.ts";

const RENDERS = 200;

function render(times: number): number {
  const before = process.cpuUsage();
  for (let n = 0; n < times; n += 1) renderToString(cardTree());
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
}

render(10 * RENDERS);
process.on("message", () => process.send?.(render(RENDERS)));
process.once("disconnect", () => process.exit(0));
process.send?.("ready");

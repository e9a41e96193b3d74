import pkg from "../../../package.json" with { type: "json" };

/** Node's flags of `npm start`: what is measured runs as in operation. */
export const START_FLAGS: readonly string[] = pkg.scripts.start
  .split(" ")
  .filter((word) => word.startsWith("--"));

/** Preloaded into a process of the site: a byte on its standard input leaves a rejection that nobody handles. */
process.stdin.once("data", () => {
  void Promise.reject(new Error("left alone"));
});
process.stdin.unref?.();

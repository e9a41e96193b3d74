/**
 * Asks after a pause of `pauseMs`, and tells the answer; "failed" where the question was rejected. Returns what takes
 * the question back: nothing is told after that.
 */
export function askSoon<Answer>(
  pauseMs: number,
  ask: (signal: AbortSignal) => Promise<Answer>,
  tell: (answer: Answer | "failed") => void,
): () => void {
  const controller = new AbortController();
  const timer = setTimeout(async () => {
    const answer = await ask(controller.signal).catch(() => "failed" as const);
    if (!controller.signal.aborted) tell(answer);
  }, pauseMs);
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}

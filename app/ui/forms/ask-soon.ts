/**
 * Asks after a pause of `pauseMs`, and tells the answer. Returns what takes the question back: it is not asked any more,
 * or aborted, and nothing is told after that. `ask` must not reject.
 */
export function askSoon<Answer>(
  pauseMs: number,
  ask: (signal: AbortSignal) => Promise<Answer>,
  tell: (answer: Answer) => void,
): () => void {
  const controller = new AbortController();
  const timer = setTimeout(async () => {
    const answer = await ask(controller.signal);
    if (!controller.signal.aborted) tell(answer);
  }, pauseMs);
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}

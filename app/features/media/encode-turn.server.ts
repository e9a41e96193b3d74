let lastTurn: Promise<unknown> = Promise.resolve();

/** One picture at a time in the whole process: a decoded one needs up to 160 MB. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = lastTurn.then(work, work);
  lastTurn = turn.catch(() => undefined);
  return turn;
}

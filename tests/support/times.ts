/** The results of `n` calls that begin at once, in the order of their numbers from 0. */
export function times<T>(n: number, make: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: n }, (_, index) => make(index)));
}

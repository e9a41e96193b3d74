const FIRST_CAPACITY = 4_096;

/** Joins chunks of any size without keeping them: a chunk of one byte costs a hundred times its size. */
export class GrowingBuffer {
  readonly #most: number;
  #buffer = Buffer.alloc(0);
  #size = 0;

  /** `most` is the size that is not exceeded, in bytes: no more memory is taken than that. */
  constructor(most: number) {
    this.#most = most;
  }

  /** The memory in bytes that content of this size takes. */
  capacityFor(size: number): number {
    if (size <= this.#buffer.length) return this.#buffer.length;
    return Math.max(size, Math.min(this.#most, Math.max(FIRST_CAPACITY, this.#buffer.length * 2)));
  }

  append(chunk: Buffer): void {
    const capacity = this.capacityFor(this.#size + chunk.length);
    if (capacity > this.#buffer.length) {
      const larger = Buffer.allocUnsafeSlow(capacity);
      this.#buffer.copy(larger, 0, 0, this.#size);
      this.#buffer = larger;
    }
    this.#size += chunk.copy(this.#buffer, this.#size);
  }

  content(): Buffer {
    return this.#buffer.subarray(0, this.#size);
  }
}

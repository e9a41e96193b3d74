/** A test that may pass on its second attempt without failing the run. */
export interface FlakyTest {
  /** File below `tests/e2e`. */
  readonly file: string;
  /** The test's own title, without those of the blocks around it. */
  readonly title: string;
  /** The cause as far as it is known, and what would remove it. */
  readonly reason: string;
  /** Day of the entry, `YYYY-MM-DD`. */
  readonly since: string;
}

/** Every other test that needs a second attempt fails the run. */
export const FLAKY: readonly FlakyTest[] = [];

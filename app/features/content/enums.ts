/** Values of the columns of content. A new value needs a migration of its CHECK constraint. */

export const VERSION_SUBJECTS = ["entry", "words"] as const;

/**
 * Why a version was made: the state before the first change, a save, a version restored, the program's own text, the
 * clock.
 */
export const VERSION_CAUSES = ["first", "saved", "restored", "reset", "schedule"] as const;

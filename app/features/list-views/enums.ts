/** Values of the columns of list views. A new value needs a migration of its CHECK constraint. */

/** `view`: filters of a list under a name. `columns`: the columns that a person keeps for a list; has no name. */
export const VIEW_KINDS = ["view", "columns"] as const;

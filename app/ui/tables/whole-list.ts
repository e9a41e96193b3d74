/** The query of a list's address that asks for all rows, although a view of the person is the default. */
export const WHOLE_LIST = "list=all";

import type { SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#app/db/client.server.ts";

/** The person whose rows are wanted. */
export interface Person {
  readonly id: string;
  /** Confirmed, so that what came under it is theirs. */
  readonly email: string;
  /** Staff ask, who take all people that they merged into the customer for one. */
  readonly withMerged?: boolean;
}

/** A list of the file of an account. */
export interface Personal {
  /** The name of the table in the file. */
  readonly name: string;
  readonly table: PgTable;
  readonly theirs: (db: Db, person: Person) => SQL | undefined;
  /** Keys to something, what programs alone use, and what is about others; never in the file. */
  readonly without?: readonly string[];
}

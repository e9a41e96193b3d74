import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Db } from "#app/db/client.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { openDatabase } from "#app/db/open-database.server.ts";
import { accounts, users } from "#app/db/schema/identity.ts";
import { hashPassword } from "#app/features/identity/sign-in/password-hashing.server.ts";
import { newId } from "#app/lib/ids.ts";
import { type PostgresCluster, startPostgres } from "#tests/support/database/postgres.ts";
import { createCategory, createProduct } from "#tests/support/factories.ts";
import { openSmtpPeer, type SmtpPeer } from "#tests/support/peers/smtp-server-peer.ts";
import { freePort } from "../../scripts/run/free-port.ts";
import { Instance } from "./instance.ts";
import { type Balancer, startProxy } from "./proxy.ts";

const MIGRATIONS = join(import.meta.dirname, "../../drizzle");
export const SECRET = "k".repeat(32);
export const PASSWORD = "a-long-customer-passphrase";
/** More than any storm can sell. */
export const STOCK = 100_000;
const PRODUCTS = 24;
const CUSTOMERS = 4;
const SPARE_CUSTOMERS = 13;

interface Customer {
  readonly id: string;
  readonly email: string;
}

/** Everything a storm is let loose on: a database server, two instances, a proxy, a mail server. */
export interface Cluster {
  readonly postgres: PostgresCluster;
  readonly databaseUrl: string;
  readonly mails: SmtpPeer;
  readonly instances: readonly [Instance, Instance];
  readonly proxy: Balancer;
  readonly origin: string;
  readonly products: readonly { readonly id: string; readonly slug: string }[];
  readonly customers: readonly Customer[];
  /** Customers whose carts no storm looks at. */
  readonly spareCustomers: readonly Customer[];
  close(): Promise<void>;
}

/** Opens it, empty but for some products and customers. Build the site before. */
export async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), "itsshowtime-load-"));
  // A commit must outlive the crash of the server, as it does with the settings PostgreSQL comes with.
  const postgres = await startPostgres({ settings: { synchronous_commit: "on" } });
  const mails = await openSmtpPeer({ maxClients: 100 });
  const databaseUrl = await postgres.createDatabase();
  const stock = await prepare(databaseUrl);
  const ports = [await freePort(), await freePort(), await freePort()] as const;
  const origin = `http://localhost:${ports[2]}`;
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    SECRET,
    ORIGIN: origin,
    TRUST_PROXY: "1",
    SMTP_URL: mails.url,
    MAIL_TO: "staff@example.ie",
    ADMIN_PASSWORD: "a-long-admin-passphrase",
    LOG_LEVEL: "warn",
  };
  const instances = [new Instance(ports[0], env), new Instance(ports[1], env)] as const;
  await Promise.all(instances.map((instance) => instance.start()));
  const proxy = await startProxy(ports[2], [ports[0], ports[1]]);
  return {
    postgres,
    databaseUrl,
    mails,
    instances,
    proxy,
    origin,
    ...stock,
    async close() {
      proxy.stop();
      await Promise.all(instances.map((instance) => instance.end("SIGKILL")));
      await mails.close();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function prepare(
  databaseUrl: string,
): Promise<Pick<Cluster, "products" | "customers" | "spareCustomers">> {
  const database = await openDatabase({ databaseUrl, dataDir: "" });
  try {
    await migrateDatabase(database, MIGRATIONS);
    const { db } = database;
    const { id: categoryId } = await createCategory(db, { name: "Lighting" });
    const products: Cluster["products"][number][] = [];
    for (let n = 0; n < PRODUCTS; n += 1)
      products.push(await createProduct(db, { name: `Lamp ${n}`, categoryId, stock: STOCK }));
    const customers = await createCustomers(db, CUSTOMERS + SPARE_CUSTOMERS);
    return { products, customers: customers.slice(0, CUSTOMERS), spareCustomers: customers.slice(CUSTOMERS) };
  } finally {
    await database.close();
  }
}

async function createCustomers(db: Db, howMany: number): Promise<Customer[]> {
  const password = await hashPassword(PASSWORD);
  const customers: Customer[] = [];
  for (let n = 0; n < howMany; n += 1) {
    const [id, email] = [newId(), `customer${n}@example.ie`];
    await db.insert(users).values({ id, name: `Customer ${n}`, email, emailVerified: true });
    const account = { id: newId(), accountId: id, providerId: "credential", userId: id, password };
    await db.insert(accounts).values(account);
    customers.push({ id, email });
  }
  return customers;
}

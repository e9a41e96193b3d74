import type { Db } from "#app/db/client.server.ts";
import type { Viewer } from "#app/features/identity/identity.ts";
import { listAddresses } from "./queries.server.ts";

/**
 * What a form that asks for name, email and phone begins with for a signed-in customer, by the names of its fields. The
 * phone number is that of the default address; without an address there is none. Nothing for a visitor.
 */
export async function getContact(db: Db, viewer: Viewer | null): Promise<Readonly<Record<string, string>>> {
  if (!viewer) return {};
  const [address] = await listAddresses(db, viewer.id);
  return { name: viewer.name, email: viewer.email, ...(address && { phone: address.phone }) };
}

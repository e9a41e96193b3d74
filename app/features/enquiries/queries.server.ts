import { countEach } from "#app/db/bounded-counts.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import type { EnquiryState } from "./enquiries.ts";
import { ENQUIRY_STATES } from "./enums.ts";

/** How many enquiries are in each state, as far as lists count. */
export function countEnquiries(db: Db): Promise<Record<EnquiryState, number>> {
  return countEach(db, enquiries, enquiries.state, ENQUIRY_STATES);
}

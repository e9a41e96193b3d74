import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** The addresses that may be called, and how names are looked up. */
export interface LookupRules {
  readonly allowsAddress: (address: string) => boolean;
  readonly lookup: LookupFunction;
}

class NotAllowed extends Error {}

/** Whether an IP address belongs to the public internet: everything that is set aside for anything else does not. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.parse(address).range() === "unicast";
}

/** Whether a connection failed because `guardedLookup` refused its address. */
export function isNotAllowed(error: unknown): boolean {
  if (error instanceof NotAllowed) return true;
  return error instanceof AggregateError && error.errors.some((one) => one instanceof NotAllowed);
}

/**
 * The look-up of a socket to an address that somebody typed. The address is judged where the socket is connected, so that
 * a name which changes its address between two look-ups gains nothing; a name with one address that is not allowed is
 * refused as a whole.
 */
export function guardedLookup({ lookup, allowsAddress }: LookupRules): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) {
        callback(error, "", 0);
        return;
      }
      const addresses = Array.isArray(found)
        ? found
        : [{ address: found, family: found.includes(":") ? 6 : 4 }];
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => !allowsAddress(address))) {
        callback(new NotAllowed("Not on the public internet"), "", 0);
        return;
      }
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

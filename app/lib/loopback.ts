const LOOPBACK_HOSTS: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/** Whether the host of an address is this machine itself. */
export function isLoopback(hostname: string): boolean {
  return LOOPBACK_HOSTS.includes(hostname);
}

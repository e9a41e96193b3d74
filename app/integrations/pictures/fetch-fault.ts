/** Why an address gave no file. */
export type FetchFault =
  | "not-https"
  | "credentials"
  | "port"
  | "private-address"
  | "not-found-host"
  | "too-many-redirects"
  | "too-large"
  | "too-slow"
  | "compressed"
  | "refused"
  | "gone"
  | "unreachable"
  | "server-error";

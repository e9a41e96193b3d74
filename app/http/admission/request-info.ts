import { createContext, useContext } from "react";

/** What an error page tells of its request. Only the server has it: error pages are not hydrated. */
export interface RequestInfo {
  readonly requestId: string;
  /** True while something the site needs, like its database, cannot be reached. */
  readonly away: boolean;
  readonly phone: string;
  readonly email: string;
}

export const RequestInfoContext = createContext<RequestInfo | null>(null);

export function useRequestInfo(): RequestInfo | null {
  return useContext(RequestInfoContext);
}

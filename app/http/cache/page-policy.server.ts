import { createContext } from "react-router";

/** What one answer learns on its way, for the page that is rendered at the end. */
export interface PagePolicy {
  /** Origin that may be shown in a frame; null for none. */
  frameOrigin: string | null;
  /** Origins besides our own that a form may lead to: the payment provider's page. */
  formOrigins: readonly string[];
  /** Whether the document may use the camera and compile WebAssembly: pages that scan. */
  camera: boolean;
  /** True once a part that the site needs could not be reached. */
  away: boolean;
}

/** The policy of the page of this request; the server sets it again for every request. */
export const pagePolicy = createContext<PagePolicy>();

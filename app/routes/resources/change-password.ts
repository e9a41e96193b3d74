import { redirect } from "react-router";
import { NO_STORE } from "#app/http/headers/private-headers.ts";

/** Leads password managers to the form of a new password (W3C, "A Well-Known URL for Changing Passwords"). */
export function loader(): Response {
  return redirect("/account/security", { headers: NO_STORE });
}

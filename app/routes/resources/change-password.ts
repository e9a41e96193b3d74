import { redirect } from "react-router";

/** Where password managers look for the form of a new password (W3C, "A Well-Known URL for Changing Passwords"). */
export function loader(): Response {
  return redirect("/account/security", { headers: { "Cache-Control": "no-store" } });
}

import type { RouterContextProvider } from "react-router";
import { hasSignUpMark } from "#app/features/identity/account/sign-up-mark.server.ts";
import { getAuth } from "#app/features/identity/sign-in/auth.server.ts";
import { appContext, requestContext } from "../context.server.ts";

/** True for the browser in which the password of an unconfirmed account was chosen, or typed right since. */
export async function isSignUpBrowser(
  context: Readonly<RouterContextProvider>,
  userId: string,
): Promise<boolean> {
  const { db, config } = context.get(appContext);
  const { secret } = await getAuth(db, config);
  const cookies = context.get(requestContext).headers.get("cookie");
  return hasSignUpMark(cookies, { secret, userId, origin: config.origin });
}

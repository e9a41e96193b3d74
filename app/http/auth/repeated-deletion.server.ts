import type { MiddlewareFunction } from "react-router";
import { isAccountDeleted } from "#app/features/identity/account/delete-account.server.ts";
import { appContext } from "../context.server.ts";
import { postedForm } from "../forms/posted-form.server.ts";
import { signOut } from "./auth-request.server.ts";
import { getViewer } from "./viewer.server.ts";

/**
 * Answers a second post of the form that deletes an account, such as of a double click, as the first one: its session is
 * gone, and the login alone would not say that the account is. The form names the account.
 */
export const answerRepeatedDeletion: MiddlewareFunction<Response> = async (
  { request, pattern, context },
  next,
) => {
  if (request.method !== "POST" || !pattern.endsWith("account/delete") || (await getViewer(context)))
    return next();
  const { db } = context.get(appContext);
  const form = await postedForm(request.clone()).catch(() => null);
  const account = form?.get("account") ?? "";
  return (await isAccountDeleted(db, account)) ? signOut(context, "account-deleted") : next();
};

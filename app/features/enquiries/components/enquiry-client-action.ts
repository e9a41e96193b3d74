import { data } from "react-router";
import { type EnquiryAnswer, type FormName, TOKEN_FIELD } from "../enquiries.ts";

interface ClientActionArgs {
  readonly request: Request;
  readonly serverAction: <T>() => Promise<T>;
}

/**
 * A route's `clientAction` for an enquiry form: when the network fails in the middle, the form says so and keeps
 * what was typed. Answers of the server pass through.
 */
export function enquiryClientAction(form: FormName) {
  return async ({
    request,
    serverAction,
  }: ClientActionArgs): Promise<EnquiryAnswer | ReturnType<typeof data<EnquiryAnswer>>> => {
    const typed = request.clone();
    try {
      return await serverAction<EnquiryAnswer>();
    } catch (error) {
      if (error instanceof Response) throw error;
      const entries = [...(await typed.formData())].filter(
        (entry): entry is [string, string] => typeof entry[1] === "string",
      );
      const values = Object.fromEntries(entries);
      // The status keeps the router from asking the server for the page again.
      const answer: EnquiryAnswer = { kind: "failed", form, values, token: values[TOKEN_FIELD] ?? "" };
      return data(answer, { status: 503 });
    }
  };
}

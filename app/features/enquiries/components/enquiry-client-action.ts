import { data } from "react-router";
import { HELD_FIELD } from "../attachments/attachments.ts";
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
      const values = typedValues(await typed.formData());
      // The status keeps the router from asking the server for the page again.
      const answer: EnquiryAnswer = { kind: "failed", form, values, token: values[TOKEN_FIELD] ?? "" };
      return data(answer, { status: 503 });
    }
  };
}

function typedValues(posted: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of posted) if (typeof value === "string") values[name] = value;
  // The ticked boxes of one name are one value with blanks between.
  return { ...values, [HELD_FIELD]: posted.getAll(HELD_FIELD).join(" ") };
}

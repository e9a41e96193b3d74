import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/site/enquiries.ts";
import type { FormName } from "../enquiries.ts";

interface FieldWords {
  readonly name: string;
  readonly label: Message;
  readonly placeholder?: Message;
  readonly hint?: Message;
  readonly required: boolean;
  /** Absent for text of many lines. */
  readonly type?: "text" | "email" | "tel";
  readonly autoComplete?: string;
}

export interface FormMessages {
  readonly title: Message;
  readonly fields: readonly FieldWords[];
  readonly submit: Message;
  readonly busy: Message;
  readonly sent: { readonly title: Message; readonly text?: Message };
  readonly failed: { readonly title: Message; readonly text?: Message };
}

const CONTACT_FIELDS: readonly FieldWords[] = [
  {
    name: "name",
    label: messages.name,
    placeholder: messages.namePlaceholder,
    required: true,
    type: "text",
    autoComplete: "name",
  },
  {
    name: "email",
    label: messages.email,
    placeholder: messages.emailPlaceholder,
    required: true,
    type: "email",
    autoComplete: "email",
  },
  {
    name: "phone",
    label: messages.phone,
    placeholder: messages.phonePlaceholder,
    required: true,
    type: "tel",
    autoComplete: "tel",
  },
  {
    name: "company",
    label: messages.company,
    placeholder: messages.companyPlaceholder,
    required: false,
    type: "text",
    autoComplete: "organization",
  },
  { name: "message", label: messages.message, placeholder: messages.messagePlaceholder, required: true },
];

function requestFields(message: FieldWords): readonly FieldWords[] {
  return [
    { name: "name", label: messages.yourName, required: true, type: "text", autoComplete: "name" },
    { name: "email", label: messages.emailAddress, required: true, type: "email", autoComplete: "email" },
    { name: "phone", label: messages.phoneNumber, required: true, type: "tel", autoComplete: "tel" },
    {
      name: "company",
      label: messages.companyName,
      required: false,
      type: "text",
      autoComplete: "organization",
    },
    message,
  ];
}

const failed = { title: messages.submissionFailed, text: messages.submissionFailedText };

/** What each form asks and says: specification sections 2, 4 and 8. */
export const FORM_MESSAGES: Readonly<Record<FormName, FormMessages>> = {
  contact: {
    title: messages.contactTitle,
    fields: CONTACT_FIELDS,
    submit: messages.sendMessage,
    busy: messages.sending,
    sent: { title: messages.messageSent, text: messages.messageSentText },
    failed: { title: messages.error, text: messages.sendFailed },
  },
  "equipment-servicing": {
    title: messages.servicingTitle,
    fields: requestFields({ name: "message", label: messages.message, required: true }),
    submit: messages.submit,
    busy: messages.submitting,
    sent: { title: messages.requestSubmitted, text: messages.requestSubmittedText },
    failed,
  },
  "dry-hire": {
    title: messages.dryHireTitle,
    fields: requestFields({
      name: "message",
      label: messages.message,
      hint: messages.dryHirePrompt,
      required: true,
    }),
    submit: messages.submit,
    busy: messages.submitting,
    sent: { title: messages.quoteSubmitted, text: messages.quoteSubmittedText },
    failed,
  },
  "custom-item": {
    title: messages.customTitle,
    fields: [
      { name: "name", label: messages.yourName, required: true, type: "text", autoComplete: "name" },
      { name: "email", label: messages.email, required: true, type: "email", autoComplete: "email" },
      { name: "phone", label: messages.phoneOptional, required: false, type: "tel", autoComplete: "tel" },
      { name: "productName", label: messages.productName, required: true, type: "text" },
      { name: "description", label: messages.description, required: true },
    ],
    submit: messages.submitRequest,
    busy: messages.submitting,
    sent: { title: messages.requestSent },
    failed: { title: messages.requestFailed },
  },
};

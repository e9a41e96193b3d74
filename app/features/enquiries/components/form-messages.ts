import type { Message } from "#app/i18n/message.ts";
import * as m from "#app/i18n/messages/site/enquiries.ts";
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
    label: m.name,
    placeholder: m.namePlaceholder,
    required: true,
    type: "text",
    autoComplete: "name",
  },
  {
    name: "email",
    label: m.email,
    placeholder: m.emailPlaceholder,
    required: true,
    type: "email",
    autoComplete: "email",
  },
  {
    name: "phone",
    label: m.phone,
    placeholder: m.phonePlaceholder,
    required: true,
    type: "tel",
    autoComplete: "tel",
  },
  {
    name: "company",
    label: m.company,
    placeholder: m.companyPlaceholder,
    required: false,
    type: "text",
    autoComplete: "organization",
  },
  { name: "message", label: m.message, placeholder: m.messagePlaceholder, required: true },
];

function requestFields(message: FieldWords): readonly FieldWords[] {
  return [
    { name: "name", label: m.yourName, required: true, type: "text", autoComplete: "name" },
    { name: "email", label: m.emailAddress, required: true, type: "email", autoComplete: "email" },
    { name: "phone", label: m.phoneNumber, required: true, type: "tel", autoComplete: "tel" },
    { name: "company", label: m.companyName, required: false, type: "text", autoComplete: "organization" },
    message,
  ];
}

const failed = { title: m.submissionFailed, text: m.submissionFailedText };

/** What each form asks and says: specification sections 2, 4 and 8. */
export const FORM_MESSAGES: Readonly<Record<FormName, FormMessages>> = {
  contact: {
    title: m.contactTitle,
    fields: CONTACT_FIELDS,
    submit: m.sendMessage,
    busy: m.sending,
    sent: { title: m.messageSent, text: m.messageSentText },
    failed: { title: m.error, text: m.sendFailed },
  },
  "equipment-servicing": {
    title: m.servicingTitle,
    fields: requestFields({ name: "message", label: m.message, required: true }),
    submit: m.submit,
    busy: m.submitting,
    sent: { title: m.requestSubmitted, text: m.requestSubmittedText },
    failed,
  },
  "dry-hire": {
    title: m.dryHireTitle,
    fields: requestFields({ name: "message", label: m.message, hint: m.dryHirePrompt, required: true }),
    submit: m.submit,
    busy: m.submitting,
    sent: { title: m.quoteSubmitted, text: m.quoteSubmittedText },
    failed,
  },
  "custom-item": {
    title: m.customTitle,
    fields: [
      { name: "name", label: m.yourName, required: true, type: "text", autoComplete: "name" },
      { name: "email", label: m.email, required: true, type: "email", autoComplete: "email" },
      { name: "phone", label: m.phoneOptional, required: false, type: "tel", autoComplete: "tel" },
      { name: "productName", label: m.productName, required: true, type: "text" },
      { name: "description", label: m.description, required: true },
    ],
    submit: m.submitRequest,
    busy: m.submitting,
    sent: { title: m.requestSent },
    failed: { title: m.requestFailed },
  },
};

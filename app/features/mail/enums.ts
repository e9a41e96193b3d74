/** Values of the columns of mail. A new value needs a migration of its CHECK constraint. */

/** `kept`: not sent, because no mail server is configured. */
export const MAIL_STATES = ["queued", "sent", "kept", "failed"] as const;

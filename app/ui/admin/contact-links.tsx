import { givenPhone, mailtoHref, telHref } from "#app/lib/text/contact-links.ts";
import { classNames } from "../class-names.ts";

interface LinkProps {
  /** On a line of its own, with room for a finger. */
  readonly block?: boolean;
}

/** A customer's address, to write to. */
export function MailLink({ email, block }: LinkProps & { readonly email: string }) {
  return (
    <a className={classNames("link", block && "link-block")} href={mailtoHref(email)}>
      {email}
    </a>
  );
}

/** A customer's number, to call; as it is stored where it has no digit, such as the dash of a removed one. */
export function PhoneLink({ phone, block }: LinkProps & { readonly phone: string }) {
  if (givenPhone(phone) === "") return phone;
  return (
    <a className={classNames("link", block && "link-block")} href={telHref(phone)}>
      <bdi>{phone}</bdi>
    </a>
  );
}

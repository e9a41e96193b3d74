import { HeroFrame } from "#app/features/content/components/hero-frame.tsx";
import type { PagePicture } from "#app/features/content/picture-slots.ts";
import type { Message } from "#app/i18n/message.ts";
import type { EnquiryAnswer, FormName } from "../enquiries.ts";
import { EnquirySection, type ReachableCompany } from "./enquiry-section.tsx";
import { FormPageTitle } from "./form-page-title.tsx";

interface EnquiryPageProps {
  readonly form: FormName;
  readonly picture: PagePicture;
  /** The title of the window. */
  readonly title: Message;
  /** The heading of the page. */
  readonly heading: Message;
  readonly lede: Message;
  readonly answer: EnquiryAnswer | undefined;
  readonly page: { readonly token: string; readonly company: ReachableCompany };
}

/** A page about one form: its picture, the form, and the ways around it. */
export function EnquiryPage({ form, picture, title, heading, lede, answer, page }: EnquiryPageProps) {
  return (
    <>
      <FormPageTitle title={title} answer={answer} />
      <HeroFrame picture={picture} title={heading} lede={lede} />
      <EnquirySection form={form} answer={answer} token={page.token} company={page.company} />
    </>
  );
}

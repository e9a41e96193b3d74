import { adminPath } from "#app/i18n/admin-path.ts";
import { formatSize } from "#app/i18n/formats.ts";
import * as enquiryAdmin from "#app/i18n/messages/admin/enquiry-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import type { AttachmentView } from "../admin/enquiry-admin.ts";

interface AttachmentsProps {
  readonly enquiryId: string;
  readonly attachments: readonly AttachmentView[];
}

/** What was sent along: pictures, each opening by itself, and PDF files to save. */
export function Attachments({ enquiryId, attachments }: AttachmentsProps) {
  const t = useT();
  const hrefOf = (id: string) => adminPath(`/admin/enquiries/${enquiryId}/files/${id}`);
  const photos = attachments.filter(({ kind }) => kind === "photo");
  const documents = attachments.filter(({ kind }) => kind === "pdf");
  return (
    <section className="enquiry-block">
      <h3>{t(enquiryAdmin.attachments)}</h3>
      {photos.length > 0 && (
        <ul className="enquiry-photos">
          {photos.map(({ id, name, width, height }, index) => (
            <li key={id}>
              <a href={hrefOf(id)}>
                <img
                  src={hrefOf(id)}
                  alt={name || t(enquiryAdmin.photo, { n: index + 1 })}
                  width={width ?? undefined}
                  height={height ?? undefined}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {documents.length > 0 && (
        <>
          <ul className="enquiry-documents">
            {documents.map(({ id, name, size }, index) => (
              <li key={id}>
                <a className="link" href={hrefOf(id)} download>
                  <bdi>{name || t(enquiryAdmin.document, { n: index + 1 })}</bdi>
                </a>{" "}
                <span className="muted">PDF{size !== null && `, ${formatSize(size)}`}</span>
              </li>
            ))}
          </ul>
          <p className="muted">{t(enquiryAdmin.documentsAreTheirs)}</p>
        </>
      )}
    </section>
  );
}

/** One side of a document such as an invoice or an offer: who it is from, or for, with the address line by line. */
export function DocumentParty({ heading, lines }: { heading: string; lines: readonly string[] }) {
  return (
    <section>
      <h2>{heading}</h2>
      <address>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </section>
  );
}

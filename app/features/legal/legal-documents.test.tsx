import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { formatDate } from "#app/i18n/dates.ts";
import { type Locale, localeOf } from "#app/i18n/locale.ts";
import type { Message } from "#app/i18n/message.ts";
import { LocaleContext } from "#app/i18n/use-t.tsx";
import { accessibility } from "./accessibility.ts";
import { LegalPage } from "./components/legal-page.tsx";
import { cookies } from "./cookies.ts";
import { hireTerms } from "./hire-terms.ts";
import type { LegalBlock, LegalDocument } from "./legal-document.ts";
import { privacy } from "./privacy.ts";
import { returns } from "./returns.ts";
import { terms } from "./terms.ts";

const DOCUMENTS: Record<string, LegalDocument> = {
  "/accessibility": accessibility,
  "/cookies": cookies,
  "/hire-terms": hireTerms,
  "/privacy": privacy,
  "/returns": returns,
  "/terms": terms,
};

/** Names that are the same in both languages. */
const SAME_IN_BOTH = /^(?:itsshowtime\.|[a-z_-]+(?:-\d|…)?(?:, [a-z_-]+(?:-\d)?)*$)/;

const COMPANY = {
  tradingName: "ItsShowTime",
  legalName: "Test Stage Limited",
  companyNumber: "123456",
  registeredOffice: "",
  directors: "Máire Ní Shé",
  beingWoundUp: false,
  shareCapital: "",
  vatNumber: "",
  weeeNumber: "",
  address: "",
  phone: "+353 91 000000",
  email: "",
};

function messagesOf(block: LegalBlock): readonly Message[] {
  switch (block.kind) {
    case "text":
      return [block.text];
    case "list":
      return block.items;
    case "table":
      return [...block.head, ...block.rows.flat()];
    case "link":
    case "action":
      return [block.label];
    case "form":
      return block.lines;
    case "return-address":
    case "company":
      return [];
  }
}

function render(path: string, document: LegalDocument, company = COMPANY): string {
  return renderToStaticMarkup(
    <LocaleContext value={localeOf(path)}>
      <LegalPage document={document} updated={document.updated} company={company} />
    </LocaleContext>,
  );
}

const idsOf = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

describe.each(Object.entries(DOCUMENTS))("%s", (path, document) => {
  it("L29: has the same sections and the same date in both languages", () => {
    const english = render(path, document);
    const irish = render(`/ga${path}`, document);
    expect(idsOf(irish)).toEqual(idsOf(english));
    expect(new Set(idsOf(english)).size).toBe(idsOf(english).length);
    expect(english).toContain(
      `<time dateTime="${document.updated}">${formatDate("en", new Date(document.updated))}</time>`,
    );
    expect(irish).toContain(
      `<time dateTime="${document.updated}">${formatDate("ga", new Date(document.updated))}</time>`,
    );
  });

  it("names the company where the text wants it, and nothing that is not set", () => {
    const english = render(path, document);
    if (!english.includes("legal-company")) return;
    expect(english).toContain("Test Stage Limited");
    const named = /<dl class="legal-company">.*?<\/dl>/s.exec(english)?.[0];
    expect(named).toContain("Directors");
    for (const words of ["VAT number", "Being wound up", "share capital"]) expect(named).not.toContain(words);
    const special = render(path, document, { ...COMPANY, beingWoundUp: true, shareCapital: "€100" });
    expect(special).toContain("Test Stage Limited · Being wound up");
    expect(special).toContain("<dt>Paid-up share capital</dt><dd>€100</dd>");
  });

  it("says everything in both languages, at comparable length", () => {
    for (const section of document.sections) {
      expect(section.id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
      expect(section.blocks.length).toBeGreaterThan(0);
      for (const message of [section.heading, ...section.blocks.flatMap(messagesOf)]) {
        const [en, ga] = [String(message.en), String(message.ga)];
        if (SAME_IN_BOTH.test(en)) continue;
        expect(ga).not.toBe(en);
        if (en.length > 60) expect(ga.length / en.length).toBeGreaterThan(0.75);
      }
    }
  });

  it("links only to pages and sections that exist", () => {
    for (const block of document.sections.flatMap(({ blocks }) => blocks)) {
      if (block.kind !== "link") continue;
      const [page = "", id] = block.href.split("#");
      if (page !== "/contact") expect(Object.keys(DOCUMENTS)).toContain(page);
      if (id) expect(DOCUMENTS[page]?.sections.map((section) => section.id)).toContain(id);
    }
  });
});

/** What a section says in a language. */
function textIn(document: LegalDocument, id: string, locale: Locale): string {
  const section = document.sections.find((one) => one.id === id);
  return (section?.blocks ?? [])
    .flatMap(messagesOf)
    .map((message) => String(message[locale]))
    .join(" ");
}

describe("what single duties ask of the legal pages", () => {
  it("L18: the service, how it is made usable, its limits, and who supervises", () => {
    const ids = accessibility.sections.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(["aim", "how-it-works", "tests", "limits", "help"]));
    expect(textIn(accessibility, "help", "en")).toContain("Competition and Consumer Protection Commission");
    expect(textIn(accessibility, "help", "ga")).toContain("Coimisiún um Iomaíocht agus Cosaint Tomhaltóirí");
    // Presumption of conformity belongs to cited standards, and none is.
    expect(JSON.stringify(accessibility)).not.toMatch(/presum|conform|EN 301 549/i);
  });

  it("where goods are sent back to, once the settings hold an address", () => {
    const address = "Unit 4\nLiosbán\nGalway";
    for (const [path, line] of [
      ["/returns", "The address: Unit 4, Liosbán, Galway."],
      ["/ga/returns", "An seoladh: Unit 4, Liosbán, Galway."],
    ] as const) {
      const section = (html: string) => /id="sending-back".*?<\/section>/s.exec(html)?.[0];
      expect(section(render(path, returns, { ...COMPANY, address }))).toContain(`<p>${line}</p>`);
      expect(section(render(path, returns))).not.toMatch(/The address|An seoladh/);
    }
  });

  it("L4: faulty goods are repaired by the buyer's choice, which makes the guarantee a year longer", () => {
    const [en, ga] = [textIn(terms, "guarantee", "en"), textIn(terms, "guarantee", "ga")];
    for (const words of [
      "you may choose: repair or replacement",
      "twelve months longer, once",
      "before we repair",
    ])
      expect(en).toContain(words);
    for (const words of [
      "deisiú nó earra nua ina áit",
      "dhá mhí dhéag níos faide",
      "sula ndéanaimid an deisiú",
    ])
      expect(ga).toContain(words);
  });

  it("L27: what a hirer knows before agreeing: price, deposit, damage, cancellation, 14 days", () => {
    const facts = [
      ["agreement", "price including VAT", "CBL san áireamh"],
      ["price-and-deposit", "deposit is returned", "Tugtar an éarlais ar ais"],
      ["identification-and-insurance", "insured", "árachaithe"],
      ["loss-and-damage", "loss, theft and damage", "damáiste"],
      [
        "cancellation",
        "within 14 days, until the hire begins",
        "laistigh de 14 lá, go dtí go dtosaíonn an cíos",
      ],
      ["cancellation", "ask us to begin sooner", "tosú níos luaithe"],
    ] as const;
    for (const [id, en, ga] of facts) {
      expect(textIn(hireTerms, id, "en")).toContain(en);
      expect(textIn(hireTerms, id, "ga")).toContain(ga);
    }
  });

  it("L28: an estimate first, due care, and the rule for goods that are not collected", () => {
    for (const words of ["estimate", "due care and skill", "storage", "dispose"])
      expect(textIn(terms, "servicing", "en")).toContain(words);
    for (const words of ["meastachán", "cúram agus scil", "stórála", "fáil réidh"])
      expect(textIn(terms, "servicing", "ga")).toContain(words);
  });
});

it("the privacy notice says how long backups hold what was erased", () => {
  for (const [locale, words] of [
    ["en", "Until later copies have taken their place"],
    ["ga", "Go dtí go dtagann cóipeanna eile ina n-áit"],
  ] as const)
    expect(textIn(privacy, "what-and-why", locale)).toContain(words);
});

describe("the legal pages together", () => {
  const words = JSON.stringify(DOCUMENTS);

  it("do not send anybody to the closed platform for online disputes", () => {
    expect(words).not.toContain("consumers/odr");
  });

  it("hold what Irish law asks for", () => {
    for (const phrase of [
      "14 days",
      "Data Protection Commission",
      "Consumer Rights Act 2022",
      "obligation to pay",
    ])
      expect(words).toContain(phrase);
    expect(returns.sections.map(({ id }) => id)).toContain("model-form");
    expect(terms.sections.map(({ id }) => id)).toContain("electrical-waste");
  });
});

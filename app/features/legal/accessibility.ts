import { msg } from "#app/i18n/message.ts";
import { type LegalDocument, legalList, legalText, link, section } from "./legal-document.ts";

/** Information on accessibility as Annex V of Directive (EU) 2019/882 (S.I. 636/2023) asks of an online shop. */
export const accessibility: LegalDocument = {
  title: msg("Accessibility statement", "Ráiteas inrochtaineachta"),
  description: msg(
    "How this site can be used by everybody, what we test, what we know is not right yet, and how to reach us.",
    "Conas is féidir le gach duine an suíomh seo a úsáid, cad a thástálaimid, cad nach bhfuil i gceart fós, agus conas dul i dteagmháil linn.",
  ),
  lede: msg(
    "A show is for everybody in the house. So is this site.",
    "Is do gach duine sa teach an seó. Is do gach duine an suíomh seo freisin.",
  ),
  updated: "2026-11-01",
  sections: [
    section(
      "aim",
      msg("What we aim for", "Ár sprioc"),
      legalText(
        msg(
          "We build and test to the Web Content Accessibility Guidelines 2.2, level AA, on every page and in both languages. The service described here is this website: reading about our work, sending an enquiry, buying in the shop and looking after an account.",
          "Tógaimid agus tástálaimid de réir na dTreoirlínte maidir le hInrochtaineacht Ábhair ar an nGréasán (WCAG) 2.2, leibhéal AA, ar gach leathanach agus sa dá theanga. Is í an tseirbhís a bhfuil cur síos uirthi anseo ná an suíomh gréasáin seo: léamh faoinár gcuid oibre, fiosrúchán a sheoladh, ceannach sa siopa agus cúram a dhéanamh de chuntas.",
        ),
      ),
    ),
    section(
      "how-it-works",
      msg("How it works", "Conas a oibríonn sé"),
      legalList(
        msg(
          "Everything can be done with a keyboard; the focus is always visible, and a link at the top leads straight to the content.",
          "Is féidir gach rud a dhéanamh le méarchlár; bíonn an fócas le feiceáil i gcónaí, agus tá nasc ag an mbarr a théann díreach chuig an ábhar.",
        ),
        msg(
          "Pages have headings, landmarks and names that screen readers announce; every phrase in the other language is marked as such.",
          "Tá ceannteidil, sainchomharthaí agus ainmneacha ar leathanaigh a fhógraíonn léitheoirí scáileáin; tá gach frása sa teanga eile marcáilte mar sin.",
        ),
        msg(
          "Text grows to twice its size and pages fold to the width of a small phone without a sideways scroll.",
          "Méadaíonn téacs go dtí a dhá oiread agus filleann leathanaigh go leithead fóin bhig gan scrolláil i leataobh.",
        ),
        msg(
          "Forms say what is wrong at the top and at the field, keep what you typed and work without JavaScript. There are no picture puzzles and no time limits on a form.",
          "Deir foirmeacha cad atá cearr ag an mbarr agus ag an réimse, coinníonn siad an méid a chlóscríobh tú agus oibríonn siad gan JavaScript. Níl aon phuzal pictiúr ná teorainn ama ar fhoirm.",
        ),
        msg(
          "Passwords may be pasted and filled by a password manager.",
          "Is féidir pasfhocail a ghreamú agus a líonadh le bainisteoir pasfhocal.",
        ),
        msg(
          "If your device asks for less motion, beams, strips and cards stand still. The House lights switch turns dark pages bright.",
          "Má iarrann do ghléas níos lú gluaisne, fanann gathanna, stríoca agus cártaí ina stad. Gealann lasc Soilse an tí leathanaigh dhorcha.",
        ),
      ),
    ),
    section(
      "tests",
      msg("How we test", "Conas a thástálaimid"),
      legalText(
        msg(
          "Every page is checked by machine before each release, in both languages and at phone and desktop size, and the main journeys are done by keyboard alone and without JavaScript.",
          "Seiceáiltear gach leathanach le meaisín roimh gach eisiúint, sa dá theanga agus ar mhéid fóin agus deisce, agus déantar na príomhthurais leis an méarchlár amháin agus gan JavaScript.",
        ),
      ),
    ),
    section(
      "limits",
      msg("What we know is not right yet", "An rud nach bhfuil i gceart fós"),
      legalList(
        msg(
          "Descriptions that come from makers may lack headings or an Irish text.",
          "D’fhéadfadh cur síos ó dhéantúsóirí a bheith gan cheannteidil nó gan téacs Gaeilge.",
        ),
        msg(
          "The payment provider’s pages are not ours; tell us if they stop you and we will take the order another way.",
          "Ní linne leathanaigh an tsoláthraí íocaíochta; inis dúinn má chuireann siad bac ort agus glacfaimid an t-ordú ar bhealach eile.",
        ),
        msg(
          "The moving picture on the studio page has no sound and nothing to hear; a sentence beside it says what it shows.",
          "Níl aon fhuaim leis an bpictiúr beo ar leathanach an stiúideo; deir abairt taobh leis cad a thaispeánann sé.",
        ),
      ),
    ),
    section(
      "premises",
      msg("Coming to see us", "Teacht ar cuairt chugainn"),
      legalText(
        msg(
          "Studio@5 has wheelchair access and free parking. Tell us what you need before a visit and it will be ready.",
          "Tá rochtain do chathaoireacha rothaí agus páirceáil saor in aisce ag Studio@5. Inis dúinn cad a theastaíonn uait roimh chuairt agus beidh sé réidh.",
        ),
      ),
    ),
    section(
      "help",
      msg("If something stops you", "Má chuireann rud éigin bac ort"),
      legalText(
        msg(
          "Tell us by phone, by email or with the contact form: which page, what you tried, what happened. We answer within five working days and give you what you came for in a way that works for you.",
          "Inis dúinn ar an bhfón, trí ríomhphost nó leis an bhfoirm teagmhála: cén leathanach, cad a rinne tú, cad a tharla. Tugaimid freagra laistigh de chúig lá oibre agus tugaimid duit an rud a bhí uait ar bhealach a oireann duit.",
        ),
      ),
      link("/contact", msg("Contact us", "Déan teagmháil linn")),
      { kind: "company" },
      legalText(
        msg(
          "The Competition and Consumer Protection Commission (ccpc.ie) supervises the accessibility of online shops in Ireland and takes complaints.",
          "Is é an Coimisiún um Iomaíocht agus Cosaint Tomhaltóirí (ccpc.ie) a dhéanann maoirseacht ar inrochtaineacht siopaí ar líne in Éirinn agus a ghlacann le gearáin.",
        ),
      ),
    ),
  ],
};

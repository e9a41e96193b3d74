import { msg } from "#app/i18n/message.ts";
import { type LegalDocument, legalText, link, section } from "./legal-document.ts";

const NAME = msg("Name", "Ainm");
const PURPOSE = msg("Purpose", "Cuspóir");
const LIFE = msg("How long it stays", "Cá fhad a fhanann sé");

/** What the site keeps in the browser: Regulation 5 of S.I. 336/2011. A new cookie or key belongs in this list. */
export const cookies: LegalDocument = {
  title: msg("Cookie policy", "Polasaí fianán"),
  description: msg(
    "Every cookie and every entry this site keeps in your browser, what it is for and how long it stays.",
    "Gach fianán agus gach iontráil a choinníonn an suíomh seo i do bhrabhsálaí, cad chuige iad agus cá fhad a fhanann siad.",
  ),
  lede: msg(
    "We use only what a thing you asked for cannot work without. That is why no banner asks you anything.",
    "Ní úsáidimid ach an rud nach féidir le rud a d’iarr tú oibriú gan é. Sin é an fáth nach gcuireann aon mheirge ceist ort.",
  ),
  updated: "2026-12-01",
  sections: [
    section(
      "cookies",
      msg("Cookies", "Fianáin"),
      legalText(
        msg(
          "Reading the site sets no cookie at all. These are set when you sign in, send a form, go to the checkout or, without scripts, fill the hire basket:",
          "Ní shocraítear aon fhianán nuair a léann tú an suíomh. Socraítear iad seo nuair a logálann tú isteach, nuair a sheolann tú foirm, nuair a théann tú chuig an tseiceáil amach nó, gan scripteanna, nuair a líonann tú an ciseán cíosa:",
        ),
      ),
      {
        kind: "table",
        head: [NAME, PURPOSE, LIFE],
        rows: [
          [
            msg("itsshowtime.session_token", "itsshowtime.session_token"),
            msg(
              "Keeps you signed in. Scripts cannot read it.",
              "Coinníonn sé logáilte isteach thú. Ní féidir le scripteanna é a léamh.",
            ),
            msg(
              "30 days after your last visit, 180 days in all at most, or until you sign out",
              "30 lá tar éis do chuairte deireanaí, 180 lá san iomlán ar a mhéad, nó go dtí go logálann tú amach",
            ),
          ],
          [
            msg("itsshowtime.device", "itsshowtime.device"),
            msg(
              "Remembers that this browser has signed in before, so that somebody guessing your password elsewhere cannot lock you out.",
              "Cuimhníonn sé gur logáladh isteach ón mbrabhsálaí seo cheana, ionas nach féidir le duine atá ag tomhas do phasfhocail in áit eile thú a choinneáil amach as do chuntas.",
            ),
            msg("180 days", "180 lá"),
          ],
          [
            msg("itsshowtime.sign-up", "itsshowtime.sign-up"),
            msg(
              "Set when you sign up. Where it is missing, the link that confirms your address asks for your password. Scripts cannot read it.",
              "Socraítear é nuair a chláraíonn tú. Mura bhfuil sé ann, iarrann an nasc a dheimhníonn do sheoladh do phasfhocal. Ní féidir le scripteanna é a léamh.",
            ),
            msg("24 hours", "24 uair an chloig"),
          ],
          [
            msg("itsshowtime.two_factor", "itsshowtime.two_factor"),
            msg(
              "Set between your password and the code of your app, if you use one. Scripts cannot read it.",
              "Socraítear é idir do phasfhocal agus cód d’aipe, má úsáideann tú ceann. Ní féidir le scripteanna é a léamh.",
            ),
            msg("10 minutes", "10 nóiméad"),
          ],
          [
            msg("itsshowtime.cart", "itsshowtime.cart"),
            msg(
              "Set when you go to the checkout. Ends the payment page of your earlier checkout, so that you cannot pay for the same things twice.",
              "Socraítear é nuair a théann tú chuig an tseiceáil amach. Cuireann sé deireadh le leathanach íocaíochta na seiceála amach roimhe sin, ionas nach féidir leat íoc as na rudaí céanna faoi dhó.",
            ),
            msg("24 hours", "24 uair an chloig"),
          ],
          [
            msg("itsshowtime.hire-basket", "itsshowtime.hire-basket"),
            msg(
              "What you would like to hire and your dates, where your browser runs no scripts.",
              "A bhfuil uait ar cíos agus do dhátaí, mura ritheann do bhrabhsálaí scripteanna.",
            ),
            msg("24 hours", "24 uair an chloig"),
          ],
          [
            msg("flash-…", "flash-…"),
            msg(
              "Carries one message, such as “Logged in successfully!”, to the next page.",
              "Iompraíonn sé teachtaireacht amháin, mar shampla “Tá tú logáilte isteach!”, chuig an gcéad leathanach eile.",
            ),
            msg("60 seconds", "60 soicind"),
          ],
        ],
      },
      legalText(
        msg(
          "On the encrypted site the browser shows these names with __Host- before them: that keeps any other site from setting them.",
          "Ar an suíomh criptithe taispeánann an brabhsálaí na hainmneacha seo le __Host- rompu: coscann sé sin ar aon suíomh eile iad a shocrú.",
        ),
      ),
    ),
    section(
      "storage",
      msg("Kept in your browser only", "Coinnithe i do bhrabhsálaí amháin"),
      legalText(
        msg(
          "These entries stay on your device until you use what they are for; none of them identifies you unless you type it in.",
          "Fanann na hiontrálacha seo ar do ghléas go dtí go n-úsáideann tú an rud a bhfuil siad ann dó; ní shainaithníonn aon cheann díobh thú mura gclóscríobhann tú isteach é.",
        ),
      ),
      {
        kind: "table",
        head: [NAME, PURPOSE, LIFE],
        rows: [
          [
            msg("guest_cart", "guest_cart"),
            msg(
              "The products in your cart before you sign in: their numbers and quantities.",
              "Na táirgí i do chiseán sula logálann tú isteach: a n-uimhreacha agus na cainníochtaí.",
            ),
            msg(
              "Until you empty the cart or order",
              "Go dtí go bhfolmhaíonn tú an ciseán nó go ndéanann tú ordú",
            ),
          ],
          [
            msg("guest_cart_drain, cart_links", "guest_cart_drain, cart_links"),
            msg(
              "That a cart was handed over to your account, or a cart link was used, so that nothing is added twice.",
              "Gur tugadh ciseán ar láimh do do chuntas, nó gur úsáideadh nasc ciseáin, ionas nach gcuirtear aon rud leis faoi dhó.",
            ),
            msg("Until you sign out", "Go dtí go logálann tú amach"),
          ],
          [
            msg("saved_for_later, cart_products", "saved_for_later, cart_products"),
            msg(
              "What you put aside, and the prices you last saw in your cart, so that a change can be told.",
              "An rud a chuir tú ar leataobh, agus na praghsanna a chonaic tú go deireanach i do chiseán, ionas gur féidir athrú a insint.",
            ),
            msg("Until you sign out or empty them", "Go dtí go logálann tú amach nó go bhfolmhaíonn tú iad"),
          ],
          [
            msg(
              "hire_basket, hire_basket_account, hire_basket_handover",
              "hire_basket, hire_basket_account, hire_basket_handover",
            ),
            msg(
              "What you would like to hire and your dates, how many pieces your account’s hire basket holds, and what is being handed over to it.",
              "A bhfuil uait ar cíos agus do dhátaí, líon na bpíosaí i gciseán cíosa do chuntais, agus a bhfuil á thabhairt ar láimh dó.",
            ),
            msg(
              "Until you empty the basket, send it or sign out",
              "Go dtí go bhfolmhaíonn tú an ciseán, go seolann tú é nó go logálann tú amach",
            ),
          ],
          [
            msg("hire_requests", "hire_requests"),
            msg(
              "What you would like to hire beside the catalogue, in your own words.",
              "A bhfuil uait ar cíos seachas a bhfuil sa chatalóg, i d’fhocail féin.",
            ),
            msg(
              "Until you empty the field, send it or sign out",
              "Go dtí go bhfolmhaíonn tú an réimse, go seolann tú é nó go logálann tú amach",
            ),
          ],
          [
            msg("form_draft", "form_draft"),
            msg(
              "What you had typed when you had to log in again, for this tab only.",
              "An rud a bhí clóscríofa agat nuair ab éigean duit logáil isteach arís, don táb seo amháin.",
            ),
            msg("Until the tab is closed", "Go dtí go ndúntar an táb"),
          ],
          [
            msg("typed_fields", "typed_fields"),
            msg(
              "What you typed into the checkout or an enquiry and have not sent yet, so that it is still there after a reload or in the other language, for this tab only.",
              "An rud a chlóscríobh tú sa tseiceáil amach nó i bhfiosrúchán agus nár sheol tú fós, ionas go mbeidh sé ann i gcónaí tar éis athlódála nó sa teanga eile, don táb seo amháin.",
            ),
            msg(
              "Until you send the enquiry, pay the order, sign out or close the tab",
              "Go dtí go seolann tú an fiosrúchán, go n-íocann tú an t-ordú, go logálann tú amach nó go ndúnann tú an táb",
            ),
          ],
          [
            msg("react-router-scroll-positions", "react-router-scroll-positions"),
            msg(
              "How far down each page you were, so that going back leads to the same place, for this tab only.",
              "Cé chomh fada síos is a bhí tú ar gach leathanach, ionas go dtugann dul siar go dtí an áit chéanna thú, don táb seo amháin.",
            ),
            msg("Until the tab is closed", "Go dtí go ndúntar an táb"),
          ],
          [
            msg("last_logout", "last_logout"),
            msg(
              "When somebody last logged out in this browser, so that whoever comes after them finds no form filled in.",
              "Cathain a logáil duine éigin amach sa bhrabhsálaí seo go deireanach, ionas nach bhfaighidh an té a thagann ina dhiaidh foirm líonta.",
            ),
            msg("Until you clear the browser’s data", "Go dtí go nglanann tú sonraí an bhrabhsálaí"),
          ],
          [
            msg("filters_open", "filters_open"),
            msg(
              "That the shop’s filters were open, so that they stay open while you choose.",
              "Go raibh scagairí an tsiopa oscailte, ionas go bhfanfaidh siad oscailte fad is atá tú ag roghnú.",
            ),
            msg("Until the next page", "Go dtí an chéad leathanach eile"),
          ],
          [
            msg("list_pressed", "list_pressed"),
            msg(
              "Which filter or page of a list you chose by keyboard, so that you go on from there.",
              "An scagaire nó an leathanach de liosta a roghnaigh tú leis an méarchlár, ionas go leanfaidh tú ar aghaidh uaidh sin.",
            ),
            msg("Until the next page", "Go dtí an chéad leathanach eile"),
          ],
          [
            msg("desk_draft", "desk_draft"),
            msg(
              "For staff: what you typed into a form of the back office and have not saved.",
              "Don fhoireann: an méid a chlóscríobh tú i bhfoirm den chúloifig agus nár shábháil tú.",
            ),
            msg("Until you save it or throw it away", "Go dtí go sábhálann tú é nó go gcaitheann tú amach é"),
          ],
          [
            msg("desk_keys", "desk_keys"),
            msg(
              "For staff: whether single letters are keys of the back office.",
              "Don fhoireann: an eochracha den chúloifig iad litreacha aonair.",
            ),
            msg("Until you clear it", "Go dtí go nglanann tú é"),
          ],
          [
            msg("work-1, warehouse, warehouse-photos", "work-1, warehouse, warehouse-photos"),
            msg(
              "For staff: the pages of the warehouse, and the scans and pictures that wait for a network.",
              "Don fhoireann: leathanaigh an stórais, agus na scananna agus na pictiúir atá ag fanacht le líonra.",
            ),
            msg("Until you sign out, or they are sent", "Go dtí go logálann tú amach, nó go seoltar iad"),
          ],
          [
            msg("settled_orders, install_tip, trade_prices", "settled_orders, install_tip, trade_prices"),
            msg(
              "Which paid orders have emptied the cart, that you put the tip about the home screen away, and that you want to see prices without VAT as well.",
              "Cé na horduithe íoctha a d’fholmhaigh an ciseán, gur chuir tú leid an scáileáin baile ar leataobh, agus gur mhaith leat praghsanna gan CBL a fheiceáil freisin.",
            ),
            msg("Until you clear it", "Go dtí go nglanann tú é"),
          ],
          [
            msg("assets-1, pictures-1, pages-1", "assets-1, pictures-1, pages-1"),
            msg(
              "Public pages, pictures and files you have seen, so that they open without a network. Nothing of an account, an order or a checkout is kept.",
              "Leathanaigh phoiblí, pictiúir agus comhaid a chonaic tú, ionas go n-osclaíonn siad gan líonra. Ní choinnítear aon rud faoi chuntas, faoi ordú ná faoi íocaíocht.",
            ),
            msg("Until newer ones take their place", "Go dtí go dtagann cinn níos nua ina n-áit"),
          ],
          [
            msg("language", "language"),
            msg(
              "The language you chose with the Gaeilge / English switch, so that a page in the other one can offer it.",
              "An teanga a roghnaigh tú leis an lasc Gaeilge / English, ionas gur féidir le leathanach sa teanga eile í a thairiscint.",
            ),
            msg("Until you clear it", "Go dtí go nglanann tú é"),
          ],
          [
            msg("theme", "theme"),
            msg("Your choice with the House lights switch.", "Do rogha le lasc Soilse an tí."),
            msg("Until you clear it", "Go dtí go nglanann tú é"),
          ],
        ],
      },
    ),
    section(
      "other-sites",
      msg("Other sites", "Suíomhanna eile"),
      legalText(
        msg(
          "Nothing on our pages comes from another company’s server, so nobody else can set a cookie here. When you go on to a payment provider or follow a link to another site, that site’s own policy applies.",
          "Ní thagann aon rud ar ár leathanaigh ó fhreastalaí cuideachta eile, mar sin ní féidir le haon duine eile fianán a shocrú anseo. Nuair a théann tú ar aghaidh chuig soláthraí íocaíochta nó nuair a leanann tú nasc chuig suíomh eile, tá feidhm ag polasaí an tsuímh sin.",
        ),
      ),
    ),
    section(
      "control",
      msg("Your control", "Do smacht"),
      legalText(
        msg(
          "You can delete cookies and stored entries in your browser at any time. You would be signed out and the guest cart would be empty; everything else keeps working.",
          "Is féidir leat fianáin agus iontrálacha stóráilte a scriosadh i do bhrabhsálaí am ar bith. Bheifeá logáilte amach agus bheadh ciseán an aoi folamh; leanann gach rud eile ag obair.",
        ),
      ),
      link("/privacy", msg("Privacy policy", "Polasaí príobháideachta")),
    ),
  ],
};

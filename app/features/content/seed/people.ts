import { inBoth, samples } from "./seed.ts";

export const projects = samples<"projects">([
  {
    key: "harbour-festival",
    data: {
      title: inBoth("Harbour festival main stage", "Príomhstáitse fhéile an chuain"),
      subtitle: inBoth("Three nights outdoors, one load-in", "Trí oíche amuigh faoin aer, aon tógáil amháin"),
      description: inBoth(
        "An arched roof, two side screens and a rig that had to read against a late sunset and then own the dark. We drew it in the studio, pre-programmed it in a week and had the first beam in the air four hours after the trucks opened.",
        "Díon áirseach, dhá scáileán taoibhe agus socrú soilsithe a bhí le feiceáil in aghaidh luí na gréine agus a ghabh an dorchadas ina dhiaidh. Tharraingíomar sa stiúideo é, rinneamar an réamhchlárú i seachtain agus bhí an chéad gha solais san aer ceithre huaire an chloig tar éis dúinn na leoraithe a oscailt.",
      ),
      picture: "festival",
    },
  },
  {
    key: "chamber-opera",
    data: {
      title: inBoth("Chamber opera on tour", "Ceoldráma aireagail ar camchuairt"),
      subtitle: inBoth("One plot, nine stages", "Plean amháin, naoi stáitse"),
      description: inBoth(
        "A singer, a quartet and one sunset that had to look the same in a city theatre and a school hall. The touring package fits one van, hangs from what each venue has, and refocuses from a tablet in forty minutes.",
        "Amhránaí, ceathairéad agus luí gréine amháin a bhí le bheith mar an gcéanna in amharclann cathrach agus i halla scoile. Téann an trealamh ar fad isteach i veain amháin, crochtar é ar a bhfuil i ngach ionad, agus athdhírítear ó tháibléad é i gceann daichead nóiméad.",
      ),
      picture: "theatre",
    },
  },
  {
    key: "house-in-colour",
    data: {
      title: inBoth("A Georgian house in colour", "Teach Seoirseach faoi dhathanna"),
      description: inBoth(
        "Architectural light for a winter opening: stone washed in violet, blue and rose, every window kept warm, and not one fixture visible from the gate. Power came from a single socket; the whole front drew less than a kettle.",
        "Soilsiú ailtireachta d’oscailt gheimhridh: cloch faoi chorcra, faoi ghorm agus faoi bhándearg, solas te i ngach fuinneog, agus gan solas ar bith le feiceáil ón ngeata. Tháinig an chumhacht ó aon soicéad amháin; níor úsáid aghaidh an tí ar fad an oiread le citeal.",
      ),
      picture: "building",
    },
  },
]);

export const team = samples<"team">([
  {
    key: "managing-director",
    data: {
      role: inBoth("Managing Director", "Stiúrthóir Bainistíochta"),
      description: inBoth(
        "In charge of the company and the biggest projects.",
        "I gceannas ar an gcuideachta agus ar na tionscadail is mó.",
      ),
      picture: "theatre-portrait",
    },
  },
  {
    key: "administrator",
    data: {
      role: inBoth("Administrator", "Riarthóir"),
      description: inBoth(
        "Looks after the orders and the hires, and makes sure everything is on time.",
        "I mbun na n-orduithe agus an trealaimh ar cíos, agus ag cinntiú go mbíonn gach rud in am.",
      ),
      picture: "warehouse",
    },
  },
  {
    key: "technical-sales",
    data: {
      role: inBoth("Technical Sales & Events", "Díolacháin Theicniúla agus Imeachtaí"),
      description: inBoth(
        "Finding the right equipment for the job and the budget.",
        "Ag aimsiú an trealaimh chirt don jab agus don bhuiséad.",
      ),
      picture: "desk",
    },
  },
  {
    key: "senior-technician",
    data: {
      role: inBoth("Senior Events & Service Technician", "Teicneoir Sinsearach Imeachtaí agus Seirbhíse"),
      description: inBoth(
        "On site for the show, at the bench for the repair.",
        "Ar an láthair don seó, ag an mbinse don deisiú.",
      ),
      picture: "rig",
    },
  },
]);

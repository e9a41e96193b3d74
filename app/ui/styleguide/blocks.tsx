import { msg } from "#app/i18n/message.ts";
import { Hero } from "../blocks/hero.tsx";
import {
  Bill,
  CallToAction,
  LampList,
  MakerGrid,
  PeopleGrid,
  ProductionGrid,
  Steps,
} from "../blocks/lists.tsx";
import { Bilingual, Section } from "../blocks/section.tsx";
import { Spread } from "../blocks/spread.tsx";
import { StatsBand } from "../blocks/stats-band.tsx";
import { ButtonLink } from "../button.tsx";
import { Card, CardBody, CardLink } from "../card.tsx";
import { CueRail } from "../cue-tag.tsx";
import { LogoStrip } from "../logo-strip.tsx";
import { Picture } from "../picture.tsx";
import { VideoFacade } from "../video-facade.tsx";
import type { StyleguidePictures } from "./specimen.tsx";

const title = msg("The design system", "An córas dearaidh");
const services = msg("Services", "Seirbhísí");
const lighting = msg("Lighting Equipment", "Trealamh Soilsithe");
const projects = msg("Projects", "Tionscadail");
const team = msg("Our Team", "Ár bhFoireann");
const contact = msg("Contact", "Teagmháil");

const CLIENTS = [
  "Harbour Festival",
  "West Coast Opera",
  "City Hall Events",
  "Atlantic Film",
  "Corrib Theatre",
  "Summit Week",
  "Lantern Parade",
];
const STATS = [
  { value: "900+", label: "lighting rigs", ga: "rigeanna soilsithe" },
  { value: "27", label: "years of experience", ga: "bliana taithí" },
  { value: "945", label: "successful projects", ga: "tionscadail curtha i gcrích" },
  { value: "53", label: "industry awards", ga: "gradaim sa tionscal" },
];

/** The large pieces of marketing pages. */
export function Blocks({ pictures }: { pictures: StyleguidePictures }) {
  return (
    <>
      <Hero title={<Bilingual of={title} />} picture={pictures.hero} portrait={pictures.heroPortrait}>
        <p className="lede">
          House lights down, light as the only colour; worklight for everything one works at.
        </p>
        <div className="hero-actions">
          <ButtonLink href="#pieces">
            Hire <Irish>Ar Cíos</Irish>
          </ButtonLink>
          <ButtonLink href="#pieces" look="line">
            Contact <Irish>Teagmháil</Irish>
          </ButtonLink>
        </div>
      </Hero>
      <LogoStrip
        label="Clients"
        items={CLIENTS.map((name, i) => ({ name, href: i === 2 ? null : "https://example.com/" }))}
      />
      <CueRail
        cues={[
          { id: "cards", number: 2, label: services },
          { id: "spreads", number: 3, label: projects },
          { id: "team", number: 4, label: team },
        ]}
      />
      <Section
        id="cards"
        cue={{ number: 2, label: services }}
        heading={<Bilingual of={services} />}
        aside="What we bring to the stage."
      >
        <div className="grid-cards grid-three">
          {[1, 2, 3].map((n) => (
            <Card key={n} spot>
              <Picture
                source={pictures.scene}
                sizes="(min-width: 62rem) 30vw, 92vw"
                className="picture-4x3"
                decorative
              />
              <CardBody>
                <h3>
                  <CardLink href="#cards">
                    <Bilingual of={lighting} />
                  </CardLink>
                </h3>
                <p>Spotlights, moving lights, desks and effects, to buy or to hire.</p>
                <span className="more justify-self-start" aria-hidden="true">
                  Learn More
                </span>
              </CardBody>
            </Card>
          ))}
        </div>
      </Section>
      <StatsBand
        label="Figures"
        stats={STATS.map(({ ga, ...stat }) => ({ ...stat, companion: <Irish>{ga}</Irish> }))}
      />
      <Section id="spreads" cue={{ number: 3, label: projects }}>
        <Spread
          number="01"
          title="Harbour festival main stage"
          subtitle="Three nights, one tide"
          picture={pictures.hero}
        >
          <p>A programme page: the picture takes the larger share and every second spread changes sides.</p>
        </Spread>
        <Spread number="02" title="A theatre in a bank hall" picture={pictures.scene}>
          <p>Hung from the floor up, quiet enough for a string quartet.</p>
        </Spread>
      </Section>
      <MoreBlocks pictures={pictures} />
    </>
  );
}

function MoreBlocks({ pictures }: { pictures: StyleguidePictures }) {
  return (
    <Section id="team" cue={{ number: 4, label: team }} heading={<Bilingual of={team} />}>
      <div className="grid gap-14">
        <PeopleGrid
          people={["Managing Director", "Administrator", "Technical Sales & Events"].map((role) => ({
            title: role,
            photo: null,
          }))}
        />
        <MakerGrid
          makers={["ETC", "Robe", "Avolites", "Shure"].map((name) => ({
            name,
            kind: "Lighting",
            text: "Desks, dimming and profiles.",
            href: "https://example.com/",
          }))}
        />
        <div className="split split-even">
          <Bill entries={CLIENTS.map((name) => ({ title: name, kind: "Main stage build" }))} />
          <LampList items={["Console repair", "Dimmer service", "Fixture overhaul", "Safety testing"]} />
        </div>
        <ProductionGrid
          productions={CLIENTS.map((name) => ({
            title: name,
            kind: "Television",
            text: "Two weeks in the studio.",
          }))}
        />
        <Steps
          steps={["Tell us", "We plan", "Collect", "Return"].map((name) => ({
            title: name,
            text: "A sentence on it.",
          }))}
        />
        <VideoFacade
          title="Studio@5"
          poster={pictures.scene}
          sizes="92vw"
          video={{ kind: "file", ...pictures.loop }}
        />
        <CallToAction
          heading={<Bilingual of={contact} />}
          actions={<ButtonLink href="#main">Get in Touch</ButtonLink>}
        >
          <p className="lede">A detailed quote in less than 24 hours.</p>
        </CallToAction>
      </div>
    </Section>
  );
}

function Irish({ children }: { children: React.ReactNode }) {
  return (
    <span className="voice" lang="ga">
      {children}
    </span>
  );
}

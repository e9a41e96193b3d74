import * as hire from "#app/i18n/messages/site/hire.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { CueTag } from "#app/ui/page/cue-tag.tsx";
import { PatchTable } from "#app/ui/tables/patch-table.tsx";
import { SectionHead } from "./site-text-parts.tsx";
import { Steps } from "./steps.tsx";

const STEPS = [
  { title: hire.step1, text: hire.step1Text },
  { title: hire.step2, text: hire.step2Text },
  { title: hire.step3, text: hire.step3Text },
  { title: hire.step4, text: hire.step4Text },
];
const READY = [
  hire.readyDates,
  hire.readyVenue,
  hire.readyPower,
  hire.readyCrew,
  hire.readyId,
  hire.readyInsurance,
];
const TRANSPORT = [
  { title: hire.collect, text: hire.collectText },
  { title: hire.deliver, text: hire.deliverText },
  { title: hire.crewed, text: hire.crewedText },
];

/** The guide to dry hire: how it works, what to have ready, and how the equipment travels. */
export function HireGuide() {
  const t = useT();
  return (
    <>
      <section className="section" id="steps">
        <div className="wrap">
          <CueTag number={2} label={hire.steps} />
          <SectionHead title={hire.stepsHeading} />
          <Steps of={STEPS} />
        </div>
      </section>
      <section className="section">
        <div className="wrap split split-even">
          <div id="ready">
            <CueTag number={3} label={hire.readyCue} />
            <SectionHead title={hire.ready} />
            <PatchTable rows={READY.map((line) => ({ name: t(line) }))} />
          </div>
          <div id="transport">
            <CueTag number={4} label={hire.transportCue} />
            <SectionHead title={hire.transport} />
            <dl className="notes">
              {TRANSPORT.map((note) => (
                <div key={String(note.title.en)}>
                  <dt>{t(note.title)}</dt>
                  <dd>{t(note.text)}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </section>
    </>
  );
}

import { Button, ButtonLink, type ButtonLook, IconButton } from "#app/ui/button.tsx";
import { BinIcon, CartIcon, SearchIcon } from "#app/ui/icons.tsx";
import { Specimen } from "./specimen.tsx";

const GROUNDS = [
  "bg-ground",
  "bg-ground-2",
  "bg-ground-3",
  "bg-tint",
  "bg-ok-ground",
  "bg-warn-ground",
  "bg-fault-ground",
];
const INKS = ["text-ink", "text-soft", "text-link", "text-accent", "text-ok", "text-warn", "text-fault"];
const GELS = ["bg-house", "bg-haze", "bg-congo", "bg-steel", "bg-cto", "bg-rose", "bg-lamp-on"];
const STEPS = [
  "text-step-6",
  "text-step-5",
  "text-step-4",
  "text-step-3",
  "text-step-2",
  "text-step-1",
  "text-base",
];
const LOOKS: readonly ButtonLook[] = ["key", "solid", "line", "quiet", "danger", "done"];

/** Colours, type, buttons. */
export function Foundations({ state }: { state: string }) {
  return (
    <>
      <header className="wrap pt-16">
        <h2 className="text-step-4">.{state}</h2>
      </header>
      <Specimen title="Gels, grounds, inks">
        <div className="row">
          {GELS.map((gel) => (
            <span
              key={gel}
              className={`${gel} inline-block size-14 rounded-full border border-rule`}
              title={gel}
            />
          ))}
        </div>
        <div className="mt-5 grid grid-cols-2 gap-3 md:grid-cols-4">
          {GROUNDS.slice(0, 3).map((ground) => (
            <div key={ground} className={`${ground} rounded-base border border-rule p-4`}>
              {INKS.map((ink) => (
                <p key={ink} className={ink}>
                  {ink.replace("text-", "")}
                </p>
              ))}
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen title="Type: fluid steps, display, text, voice">
        {STEPS.slice(2).map((step) => (
          <p key={step} className={`display ${step}`}>
            On with the show
          </p>
        ))}
        <p className="mt-4 max-w-[66ch]">
          Text is Hanken Grotesk at 16 px and a little more on wide screens, in lines of sixty to seventy-two
          characters. Prices keep their columns: <span className="numeric">€1,234.50 · €11,111.00</span>.
        </p>
        <p className="voice text-step-1" lang="ga">
          Ar aghaidh leis an seó! Ár bhFoireann, an tSeiceáil, i nGaillimh, an t-iarratas.
        </p>
        <p className="voice text-step-1" lang="ga">
          Fáılte: ḃ ċ ḋ ḟ ġ ṁ ṗ ṡ ṫ, Ḃ Ċ Ḋ Ḟ Ġ Ṁ Ṗ Ṡ Ṫ
        </p>
      </Specimen>
      <Specimen title="Buttons: looks, small, busy, not available, icon, link">
        <div className="row">
          {LOOKS.map((look) => (
            <Button key={look} look={look}>
              {look}{" "}
              <span className="voice" lang="ga">
                Ar aghaidh
              </span>
            </Button>
          ))}
        </div>
        <div className="row mt-4">
          <Button look="solid" small>
            Add to Cart
          </Button>
          <Button busy busyText="Sending...">
            Send message
          </Button>
          <Button look="line" disabled>
            Not now
          </Button>
          <IconButton label="Search">
            <SearchIcon />
          </IconButton>
          <IconButton label="Remove">
            <BinIcon />
          </IconButton>
          <ButtonLink href="#main" look="line">
            <CartIcon /> A link
          </ButtonLink>
          <a className="more" href="#main">
            More about hire
          </a>
          <a className="link" href="#main">
            A link in text
          </a>
        </div>
        <div className="chips mt-4">
          {["All", "Lighting", "Audio", "Video"].map((chip, index) => (
            <a
              key={chip}
              className="chip"
              href="#main"
              {...(index === 0 && { "aria-current": "true" as const })}
            >
              {chip} <small>{(index + 1) * 17}</small>
            </a>
          ))}
        </div>
      </Specimen>
    </>
  );
}

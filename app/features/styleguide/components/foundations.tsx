import { Button, ButtonLink, type ButtonVariant, IconButton } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { BinIcon, CartIcon, SearchIcon } from "#app/ui/icons.tsx";
import { Specimen } from "./specimen.tsx";

const GELS = ["house", "haze", "congo", "steel", "cto", "rose", "lamp-on"];
const GROUNDS = ["", "card", "card card-line"];
const INKS = ["ink", "muted", "link", "accent", "state-ok", "state-warn", "state-fault"];
const STEPS = ["step-4", "step-3", "step-2", "step-1"];
const VARIANTS: readonly ButtonVariant[] = ["primary", "solid", "outline", "quiet", "danger", "done"];

/** Colours, type, buttons. */
export function Foundations({ state }: { state: string }) {
  return (
    <>
      <header className="wrap">
        <h2 className="step-4">.{state}</h2>
      </header>
      <Colours />
      <Type />
      <Buttons />
    </>
  );
}

function Colours() {
  return (
    <Specimen title="Gels, grounds, inks">
      <div className="row">
        {GELS.map((gel) => (
          <svg key={gel} className="gel" viewBox="0 0 2 2" role="img" aria-label={gel}>
            <circle cx="1" cy="1" r="1" fill={`var(--${gel})`} />
          </svg>
        ))}
      </div>
      <div className="swatches">
        {GROUNDS.map((ground) => (
          <div key={ground} className={classNames("swatch", ground)}>
            {INKS.map((ink) => (
              <p key={ink} className={ink === "ink" ? undefined : ink}>
                {ink}
              </p>
            ))}
          </div>
        ))}
      </div>
    </Specimen>
  );
}

function Type() {
  return (
    <Specimen title="Type: fluid steps, display, text, voice">
      {STEPS.map((step) => (
        <p key={step} className={`display ${step}`}>
          On with the show
        </p>
      ))}
      <p className="measure">
        Text is Hanken Grotesk at 16 px and a little more on wide screens, in lines of sixty to seventy-two
        characters. Prices keep their columns: <span className="numeric">€1,234.50 · €11,111.00</span>.
      </p>
      <p className="voice step-1" lang="ga">
        Ar aghaidh leis an seó! Ár bhFoireann, an tSeiceáil, i nGaillimh, an t-iarratas.
      </p>
      <p className="voice step-1" lang="ga">
        Fáılte: ḃ ċ ḋ ḟ ġ ṁ ṗ ṡ ṫ, Ḃ Ċ Ḋ Ḟ Ġ Ṁ Ṗ Ṡ Ṫ
      </p>
    </Specimen>
  );
}

function Buttons() {
  return (
    <Specimen title="Buttons: looks, small, busy, not available, icon, link">
      <div className="row">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}{" "}
            <span className="voice" lang="ga">
              Ar aghaidh
            </span>
          </Button>
        ))}
      </div>
      <div className="row">
        <Button variant="solid" small>
          Add to Cart
        </Button>
        <Button busy busyText="Sending...">
          Send message
        </Button>
        <Button variant="outline" disabled>
          Not now
        </Button>
        <IconButton label="Search">
          <SearchIcon />
        </IconButton>
        <IconButton label="Remove">
          <BinIcon />
        </IconButton>
        <ButtonLink href="#main" variant="outline">
          <CartIcon /> A link
        </ButtonLink>
        <a className="more" href="#main">
          More about hire
        </a>
        <a className="link" href="#main">
          A link in text
        </a>
      </div>
      <div className="chips">
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
  );
}

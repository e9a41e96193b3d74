import { classNames } from "../class-names.ts";
import { ExternalLink } from "../external-link.tsx";
import { Picture } from "../picture.tsx";
import type { PictureSource } from "../picture-source.ts";

export interface Maker {
  readonly name: string;
  readonly kind: React.ReactNode;
  readonly text: React.ReactNode;
  readonly href?: string | null;
}

/** Brands set in type, each a link to the maker's own site. */
export function MakerGrid({ makers }: { makers: readonly Maker[] }) {
  return (
    <ul className="makers">
      {makers.map((maker) => (
        <li key={maker.name}>
          <MakerEntry {...maker} />
        </li>
      ))}
    </ul>
  );
}

function MakerEntry({ name, kind, text, href }: Maker) {
  const words = (
    <>
      <span className="maker-name" translate="no">
        {name}
      </span>
      <span className="maker-kind">{kind}</span>
      <span className="maker-text">{text}</span>
    </>
  );
  return href ? (
    <ExternalLink className="maker" href={href}>
      {words}
    </ExternalLink>
  ) : (
    <div className="maker">{words}</div>
  );
}

/** Titles with their kind, as on a season poster. */
export function Bill({ entries }: { entries: readonly { readonly title: string; readonly kind: string }[] }) {
  return (
    <ul className="bill">
      {entries.map(({ title, kind }) => (
        <li key={title}>
          {title}
          <small>{kind}</small>
        </li>
      ))}
    </ul>
  );
}

/** A list whose points are lit lamps. */
export function LampList({ items, className }: { items: readonly React.ReactNode[]; className?: string }) {
  return (
    <ul className={classNames("lamps", className)}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of words.
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}

export interface Production {
  readonly title: string;
  readonly kind: string;
  readonly text: string;
}

/** Cards of past work. */
export function ProductionGrid({ productions }: { productions: readonly Production[] }) {
  return (
    <ul className="productions">
      {productions.map((production) => (
        <li key={production.title} data-kind={production.kind}>
          <article className="production card-spot" data-spot="">
            <p className="production-kind">{production.kind}</p>
            <h3>{production.title}</h3>
            <p>{production.text}</p>
          </article>
        </li>
      ))}
    </ul>
  );
}

export interface Person {
  /** A name, or the role alone where the company has not given one. */
  readonly title: React.ReactNode;
  readonly role?: React.ReactNode;
  readonly photo: PictureSource | null;
}

/** People, appearing 0.1 s apart. */
export function PeopleGrid({ people }: { people: readonly Person[] }) {
  return (
    <ul className="people">
      {people.map((person, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list; titles may be alike.
        <li key={index} className="person">
          <Picture source={person.photo} sizes="(min-width: 62rem) 22vw, 92vw" className="picture-4x5" />
          <div>
            <h3>{person.title}</h3>
            {person.role && <p>{person.role}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** How something goes, step by step. */
export function Steps({
  steps,
}: {
  steps: readonly { readonly title: React.ReactNode; readonly text: React.ReactNode }[];
}) {
  return (
    <ol className="steps">
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed order.
        <li key={index}>
          <h3>{step.title}</h3>
          <p>{step.text}</p>
        </li>
      ))}
    </ol>
  );
}

/** The call a page ends with: a heading and its buttons on a band of light. */
export function CallToAction({
  heading,
  children,
  actions,
}: {
  heading: React.ReactNode;
  children?: React.ReactNode;
  actions: React.ReactNode;
}) {
  return (
    <div className="call stage">
      <h2>{heading}</h2>
      {children}
      <div className="row">{actions}</div>
    </div>
  );
}

import { Link } from "#app/ui/link.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { type Block, type Chapter, markedPieces } from "../help.ts";
import { getPicture } from "../pictures.ts";
import "./help.css";

/** A chapter's text with its pictures. */
export function ChapterBody({ chapter }: { chapter: Chapter }) {
  return (
    <div className="help-body">
      {chapter.blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a chapter's blocks are fixed.
        <BlockOf key={at} block={block} />
      ))}
    </div>
  );
}

function BlockOf({ block }: { block: Block }) {
  switch (block.kind) {
    case "heading":
      return <h2 className="step-1">{block.text}</h2>;
    case "text":
      return (
        <p>
          <MarkedText text={block.text} />
        </p>
      );
    case "tip":
      return (
        <Banner>
          <MarkedText text={block.text} />
        </Banner>
      );
    case "steps":
      return (
        <ol>
          {block.steps.map((step) => (
            <li key={step}>
              <MarkedText text={step} />
            </li>
          ))}
        </ol>
      );
    case "list":
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <MarkedText text={item} />
            </li>
          ))}
        </ul>
      );
    case "picture":
      return <PictureOf name={block.name} />;
  }
}

/** Opens in full where it is shown small. */
function PictureOf({ name }: { name: string }) {
  const shot = getPicture(name);
  if (!shot) return null;
  return (
    <a href={shot.src} className="help-picture">
      <img
        src={shot.src}
        width={shot.width}
        height={shot.height}
        alt={shot.alt}
        loading="lazy"
        decoding="async"
      />
    </a>
  );
}

function MarkedText({ text }: { text: string }) {
  return markedPieces(text).map(({ text: shown, bold, slanted, href }, at) => {
    const key = `${at}${shown}`;
    if (href?.startsWith("/admin")) {
      return (
        <Link key={key} to={href} className="link">
          {shown}
        </Link>
      );
    }
    if (href) {
      return (
        <a key={key} href={href} className="link">
          {shown}
        </a>
      );
    }
    if (slanted) return <em key={key}>{shown}</em>;
    return bold ? <strong key={key}>{shown}</strong> : shown;
  });
}

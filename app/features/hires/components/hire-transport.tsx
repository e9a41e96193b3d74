import { leaving, returning } from "#app/i18n/messages/hire-admin/hire-transport.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { When } from "#app/ui/when.tsx";
import type { HireSummary } from "../hires.ts";

const WORDS = { leaving, returning };

type Transported = Pick<HireSummary, "transport" | "place">;

interface TimeProps {
  readonly hire: Transported & Pick<HireSummary, "startsAt" | "endsAt">;
  readonly way: "leaving" | "returning";
}

/** The time at which a hire leaves or returns, in a list; where we drive, that and the place. */
export function TransportTime({ hire, way }: TimeProps) {
  return (
    <>
      <When at={way === "leaving" ? hire.startsAt : hire.endsAt} /> <TransportTag hire={hire} way={way} />
      {hire.transport === "delivery" && hire.place !== "" && (
        <>
          {" "}
          <bdi>{hire.place}</bdi>
        </>
      )}
    </>
  );
}

/** Nothing where the customer drives. */
export function TransportTag({
  hire,
  way,
}: { readonly hire: Pick<Transported, "transport"> } & Pick<TimeProps, "way">) {
  const t = useT();
  return hire.transport === "delivery" ? <Tag variant="warn">{t(WORDS[way].delivery)}</Tag> : null;
}

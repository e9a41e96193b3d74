import type { Message } from "#app/i18n/message.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";
import { HouseLightsIcon } from "#app/ui/icons.tsx";

interface AccountFrameProps {
  readonly title: Message;
  readonly lede?: Message | undefined;
  /** Short sentences beside the form on wide screens. */
  readonly aside?: readonly Message[];
  readonly children: React.ReactNode;
}

/** The page of one account form: a dark wing with the title on the left, the form in the light beside it. */
export function AccountFrame({ title, lede, aside = [], children }: AccountFrameProps) {
  const t = useT();
  return (
    <div className="account-frame mx-auto grid w-full grid-cols-[minmax(0,1fr)] lg:my-12 lg:w-[calc(100%-2*var(--edge))] lg:max-w-[73rem] lg:min-h-[36rem] lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:overflow-clip lg:rounded-2xl lg:border lg:border-rule">
      <div className={`stage grid content-between gap-8 px-edge py-8 lg:p-12 ${BEAM}`}>
        <div className="grid gap-4">
          <h1 className="text-step-3">
            {t(title)}
            <Companion of={title} />
          </h1>
          {lede && <p className="lede text-soft">{t(lede)}</p>}
        </div>
        {aside.length > 0 && (
          <ul className="hidden list-none gap-2 p-0 text-soft lg:grid">
            {aside.map((line) => (
              <li key={String(line.en)} className="flex items-baseline gap-3">
                <HouseLightsIcon className="size-4 flex-none text-accent" aria-hidden="true" />
                <span>{t(line)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="grid content-start gap-6 bg-ground-3 px-edge py-8 lg:p-12">{children}</div>
    </div>
  );
}

/** One lamp above the wing's corner: a warm pool and its haze. */
const BEAM =
  "bg-[radial-gradient(120%_80%_at_100%_0%,oklch(0.82_0.155_72/0.2),transparent_55%),radial-gradient(90%_70%_at_0%_100%,oklch(0.38_0.19_283/0.5),transparent_70%)]";

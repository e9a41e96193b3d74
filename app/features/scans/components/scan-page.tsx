import { useEffect, useState } from "react";
import { CLAIM_CONDITIONS } from "#app/features/claims/enums.ts";
import type { UnpaidPart } from "#app/features/hires/closing/unpaid-parts.ts";
import { HireStateWord } from "#app/features/hires/components/hire-state-word.tsx";
import { isRunning, isUpcoming } from "#app/features/hires/hire-states.ts";
import type { HireRow } from "#app/features/hires/hires.ts";
import { placeRows } from "#app/features/hires/public/hire-place.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import * as returns from "#app/i18n/messages/hire-admin/hire-return.ts";
import * as transport from "#app/i18n/messages/hire-admin/hire-transport.ts";
import * as messages from "#app/i18n/messages/hire-admin/warehouse.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { PhoneLink } from "#app/ui/admin/contact-links.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Facts } from "#app/ui/tables/table.tsx";
import { useInSight } from "../device/use-in-sight.ts";
import { usePhotos } from "../device/use-photos.ts";
import { useScans } from "../device/use-scans.ts";
import { moveable } from "../predict.ts";
import type { Scan, WantedScan } from "../scans.ts";
import type { WarehouseView, WarehouseWork } from "../warehouse.ts";
import { CheckForm } from "./check-form.tsx";
import { HandOver, KeepRest } from "./hand-over.tsx";
import { PickList } from "./pick-list.tsx";
import { Camera, CodeField, Modes, PREPARE_MODES, type ScanMode } from "./scan-panel.tsx";
import { QueueState, ScanResult } from "./scan-result.tsx";
import { UnpaidNote } from "./unpaid-note.tsx";
import "./scan.css";

/** The hire of a page of the warehouse. */
interface ScannedHire extends Omit<HireRow, "state"> {
  readonly phone: string;
}

interface ScanPageProps {
  readonly hire: ScannedHire;
  readonly loaded: WarehouseView;
  readonly work: WarehouseWork;
  /** What of it is still to be paid; no sum is read here. */
  readonly unpaid: readonly UnpaidPart[];
  /** The day in Ireland, as YYYY-MM-DD. */
  readonly today: string;
  /** The check waits for a yes. */
  readonly asksCheck?: boolean;
  /** The papers of the hire. */
  readonly children: React.ReactNode;
}

const BLANK = {
  code: "",
  itemId: null,
  quantity: 1,
  condition: "good",
  note: "",
  add: false,
  swap: false,
  forItemId: null,
  noteOf: null,
} as const;

/** Scanning for one hire: on its way out, or on its way back. */
export function ScanPage({ hire, loaded, work, children, ...about }: ScanPageProps) {
  const t = useT();
  const modes: readonly ScanMode[] = work === "prepare" ? PREPARE_MODES : CLAIM_CONDITIONS;
  const [mode, setMode] = useState<ScanMode>(modes[0] ?? "prepare");
  const [sound, setSound] = useState(true);
  const device = useScans(loaded, sound);
  const pictures = usePhotos(device.waiting);
  useOwnDocument();
  const action = actionOf(mode);
  const condition = mode === "damaged" || mode === "missing" ? mode : "good";
  const before = { ...about, startsAt: hire.startsAt };
  const isAllBack = device.view.items.every(({ out }) => out === 0);
  const scan = (change: Partial<WantedScan>) => void device.scan({ ...BLANK, action, condition, ...change });
  return (
    <div className="scan-page">
      <HireHead hire={hire} view={device.view} work={work}>
        {work === "prepare" && isUpcoming(device.base.state) && <UnpaidNote {...before} />}
      </HireHead>
      <div className="scan-side">
        <div className="scan-panel">
          <Modes modes={modes} mode={mode} onChange={setMode} />
          <CodeField onCode={(code) => scan({ code })} />
        </div>
        <ScanLog device={device} pictures={pictures} />
        <div className="scan-device">
          <div className="scan-tools">
            <Camera onCode={(code) => scan({ code })} />
            <label className="scan-sound">
              <input type="checkbox" checked={sound} onChange={(event) => setSound(event.target.checked)} />{" "}
              {t(messages.sound)}
            </label>
          </div>
          <QueueState
            waiting={device.waiting.length}
            trouble={device.trouble}
            clockOffMs={device.clockOffMs}
            photos={pictures.state}
          />
        </div>
      </div>
      <div className="scan-list">
        <PickList
          view={device.view}
          action={action}
          condition={condition}
          onCount={(itemId, quantity) => scan({ itemId, quantity })}
        />
        <div className="scan-hand-over">
          {work === "prepare" && (
            <HandOver view={device.view} before={before} onHandOver={() => scan({ action: "hand-over" })} />
          )}
          {(work === "prepare" || isAllBack) && (
            <KeepRest view={device.view} onKeep={() => scan({ action: "stays" })} />
          )}
        </div>
        {work === "prepare" && isRunning(device.base.state) && <SignatureLink hireId={hire.id} />}
        {work === "return" && device.base.state === "back" && (
          <CheckForm view={device.base} asks={about.asksCheck === true} />
        )}
        <div className="scan-papers">{children}</div>
      </div>
    </div>
  );
}

const CURRENT = { "aria-current": "page" } as const;

/** Results that stay in sight. */
const SHOWN = 6;

function actionOf(mode: ScanMode): Extract<Scan["action"], "prepare" | "put-back" | "out" | "return"> {
  return mode === "good" || mode === "damaged" || mode === "missing" ? "return" : mode;
}

/**
 * Camera and decoder are permitted to the document of this page alone: the next page is loaded as a document of its own.
 */
function useOwnDocument(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest("a[href]");
      if (link && !event.defaultPrevented) event.stopPropagation();
    };
    document.addEventListener("click", onClick, { capture: true });
    return () => document.removeEventListener("click", onClick, { capture: true });
  }, []);
}

interface HeadProps extends Pick<ScanPageProps, "hire" | "work" | "children"> {
  readonly view: WarehouseView;
}

function HireHead({ hire, view, work, children }: HeadProps) {
  const [t, locale] = [useT(), useLocale()];
  const isPartlyOut = view.items.some((item) => moveable(item, "out") > 0);
  const state = <HireStateWord key="state" state={view.state} isPartlyOut={isPartlyOut} />;
  const rows: [React.ReactNode, React.ReactNode][] = [
    [t(messages.columns.state), state],
    [
      t(messages.columns.customer),
      <bdi key="name">{hire.company ? `${hire.company}, ${hire.name}` : hire.name}</bdi>,
    ],
    [t(transport.leaving[hire.transport]), formatDateTime(locale, hire.startsAt)],
    [t(transport.returning[hire.transport]), formatDateTime(locale, hire.endsAt)],
  ];
  const names = { place: messages.place, usedAt: messages.usedAt };
  for (const [name, place] of placeRows(hire, names)) rows.push([t(name), place]);
  if (hire.phone !== "") rows.push([t(messages.phone), <PhoneLink key="phone" phone={hire.phone} />]);
  const [isOpen, setOpen] = useState(false);
  const [by, at] =
    work === "prepare"
      ? [transport.leaving[hire.transport], hire.startsAt]
      : [transport.returning[hire.transport], hire.endsAt];
  return (
    <div className="scan-head">
      <button
        type="button"
        className="scan-facts-toggle"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {state} <bdi>{hire.company ?? hire.name}</bdi> · {t(by)} {formatDateTime(locale, at)}
      </button>
      <div className={isOpen ? undefined : "scan-facts-folded"}>
        <Facts rows={rows} />
      </div>
      <p className="scan-ways">
        <a
          className="link link-block"
          href={adminPath(`/admin/hire/warehouse/${hire.id}/prepare`)}
          {...(work === "prepare" && CURRENT)}
        >
          {t(messages.prepare)}
        </a>
        <a
          className="link link-block"
          href={adminPath(`/admin/hire/warehouse/${hire.id}/return`)}
          {...(work === "return" && CURRENT)}
        >
          {t(messages.takeBack)}
        </a>
      </p>
      {children}
    </div>
  );
}

interface ScanLogProps {
  readonly device: ReturnType<typeof useScans>;
  readonly pictures: ReturnType<typeof usePhotos>;
}

/** The last results, the latest first. */
function ScanLog({ device, pictures }: ScanLogProps) {
  const t = useT();
  const [latest] = device.shown;
  const log = useInSight<HTMLOListElement>(latest?.scan.id, latest?.answer ?? latest?.predicted);
  return (
    <ol ref={log} className="scan-log" aria-label={t(messages.log)} aria-live="polite">
      {device.shown.slice(0, SHOWN).map((shown, position) => (
        <ScanResult
          key={shown.scan.id}
          shown={shown}
          latest={position === 0}
          view={device.view}
          onAgain={(again) => void device.scan(again)}
          onSettle={device.settle}
          photos={pictures.photos.filter(({ scanId }) => scanId === shown.scan.id).length}
          onPhoto={(scanId, file) => void pictures.add(scanId, file)}
        />
      ))}
    </ol>
  );
}

function SignatureLink({ hireId }: { readonly hireId: string }) {
  const t = useT();
  return (
    <p>
      <ButtonLink variant="solid" wide href={adminPath(`/admin/hire/hires/${hireId}/delivery-signature`)}>
        {t(returns.signNow)}
      </ButtonLink>
    </p>
  );
}

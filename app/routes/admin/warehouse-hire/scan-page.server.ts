import type { RouterContextProvider } from "react-router";
import { unpaidParts } from "#app/features/hires/closing/unpaid-parts.ts";
import { listHireDocuments } from "#app/features/hires/documents/notes.server.ts";
import { getHire } from "#app/features/hires/queries.server.ts";
import { listEndangeredHires } from "#app/features/hires/safety/list-endangered-hires.server.ts";
import { getWarehouseView } from "#app/features/scans/get-warehouse-view.server.ts";
import { getWarehouseHire } from "#app/features/scans/list-warehouse.server.ts";
import { listHirePhotos } from "#app/features/scans/photos/list-photos.server.ts";
import { isId } from "#app/lib/ids.ts";
import { irishDate } from "#app/lib/time/irish-time.ts";
import { pagePolicy } from "../../../http/cache/page-policy.server.ts";
import { appContext } from "../../../http/context.server.ts";
import { notFound } from "../../../http/not-found.ts";

/** What a page that scans for a hire shows; camera and decoder are permitted to its document. */
export async function loadScanPage(context: Readonly<RouterContextProvider>, id: string) {
  const { db, clock } = context.get(appContext);
  const now = clock.now();
  const hire = isId(id) ? await getWarehouseHire(db, id) : null;
  const view = hire && (await getWarehouseView(db, id));
  if (!hire || !view) throw notFound();
  context.get(pagePolicy).camera = true;
  const [papers, endangered, photos, paid] = await Promise.all([
    listHireDocuments(db, hire),
    listEndangeredHires(db, { now, hireId: id }),
    listHirePhotos(db, id),
    getHire(db, id, now),
  ]);
  const unpaid = paid ? unpaidParts(paid.money) : [];
  return { hire, view, papers, endangered, photos, unpaid, today: irishDate(now) };
}

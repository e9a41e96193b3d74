import type { RouterContextProvider } from "react-router";
import { getSafetyPack } from "#app/features/hires/safety/get-safety-pack.server.ts";
import { readPackReports } from "#app/features/hires/safety/read-pack-reports.server.ts";
import type { SafetyHire } from "#app/features/hires/safety/safety-pack.ts";
import { renderSafetyPack } from "#app/features/hires/safety/safety-pack-pdf.server.ts";
import {
  type AttemptRule,
  countAttempt,
  networkKey,
} from "#app/features/identity/sign-in/attempt-limits.server.ts";
import { supplierOf } from "#app/features/invoices/invoice-document.ts";
import { withEncodingSlot } from "#app/features/media/encode/encoding-slot.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { SECRET_ADDRESS } from "#app/http/headers/private-headers.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/safety-pack.ts";
import { MINUTE_MS } from "#app/lib/time/clock.ts";
import { pdfResponse } from "./pdf-response.server.ts";
import { tooManyRequests } from "./too-many-requests.ts";

/** Packs that one network gets: reading and merging reports is dear. */
const PER_NETWORK: AttemptRule = { max: 30, windowMs: 10 * MINUTE_MS };

/** The safety pack of a hire as a file, for the holder of one of its links. 429 where a network asks too often. */
export async function publicSafetyPack(
  context: Readonly<RouterContextProvider>,
  hire: SafetyHire,
  locale: Locale,
): Promise<Response> {
  const { db, clock, clientAddress } = context.get(appContext);
  const key = networkKey("safety-pack", clientAddress);
  const { allowed, retryAfter } = await countAttempt(db, key, PER_NETWORK, clock.now());
  if (allowed) return safetyPackResponse(context, hire, locale);
  const headers = { ...SECRET_ADDRESS, "Content-Type": "text/plain; charset=utf-8" };
  return new Response(format(locale, messages.tooOften), tooManyRequests(retryAfter, headers));
}

/** The safety pack of a hire as one PDF. It is made when an encoding slot is free. */
export async function safetyPackResponse(
  context: Readonly<RouterContextProvider>,
  hire: SafetyHire,
  locale: Locale,
): Promise<Response> {
  const { db, config, clock } = context.get(appContext);
  const now = clock.now();
  const [pack, { company }] = await Promise.all([getSafetyPack(db, hire, now), getSettings(db)]);
  const paper = { locale, now, origin: config.origin, sender: supplierOf(company) };
  const file = await withEncodingSlot(() =>
    renderSafetyPack(pack, { ...paper, reportsOf: (ids) => readPackReports({ db, config }, ids) }),
  );
  return pdfResponse(file, `safety-pack-${hire.number}.pdf`, SECRET_ADDRESS);
}

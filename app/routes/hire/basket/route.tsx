import { data, type HeadersArgs, redirect } from "react-router";
import { getContact } from "#app/features/addresses/get-contact.server.ts";
import { FormPageTitle } from "#app/features/enquiries/components/form-page-title.tsx";
import { newFormToken } from "#app/features/enquiries/proof/form-token.server.ts";
import { subtractFromAccountBasket } from "#app/features/hire-basket/account-basket.server.ts";
import {
  readBasketAddress,
  readLeftOut,
  type TypedBasket,
} from "#app/features/hire-basket/basket-address.ts";
import { BasketPage } from "#app/features/hire-basket/components/basket-page.tsx";
import { getBasketLoad } from "#app/features/hire-basket/get-basket-load.server.ts";
import { getBasketView } from "#app/features/hire-basket/get-basket-view.server.ts";
import { getSentRequest } from "#app/features/hire-basket/get-sent-request.server.ts";
import type { HireBasket, HireBasketLine } from "#app/features/hire-basket/hire-basket.ts";
import { readSentBasket } from "#app/features/hire-basket/read-sent-basket.server.ts";
import { readSentReference, signSentReference } from "#app/features/hire-basket/sent-address.server.ts";
import { INSTANT_FIELD, SENT_FIELDS } from "#app/features/hire-basket/sent-fields.ts";
import { hasMailServer } from "#app/features/mail/mailed-flash.server.ts";
import { sendInstantQuote } from "#app/features/quotes/public/send-instant-quote.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { availabilityLimit } from "#app/http/admission/hire-limits.server.ts";
import { enforceLimit } from "#app/http/admission/rate-limit.server.ts";
import { getViewer } from "#app/http/auth/viewer.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { enquiryFormAction } from "#app/http/forms/enquiry-form-action.server.ts";
import { FORM_PAGE_HEADERS, withHeaders } from "#app/http/headers/private-headers.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/hire/hire-basket.ts";
import { personalMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/route.ts";
import { forgetHeld, keepBasket, readKeptBaskets } from "./keep-basket.server.ts";

export const handle = { theme: "light", hydrate: false } satisfies PageHandle;

export const headers = ({ actionHeaders }: HeadersArgs) => withHeaders(actionHeaders, FORM_PAGE_HEADERS);

/**
 * The basket of the address; without one that of the account, or an empty page that the browser's basket fills. Without
 * scripts what is added or changed is kept here. The address of a request that was sent shows that once more.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, config, clock, clientAddress } = context.get(appContext);
  const viewer = await getViewer(context);
  const asking = { request, context, userId: viewer?.id ?? null };
  const kept = await readKeptBaskets(asking);
  const { account } = kept;
  const { pathname, searchParams } = new URL(request.url);
  const typed = withOwn(readBasketAddress(searchParams), account ?? kept.held);
  const requests = searchParams.get("kit") ?? "";
  if (typed.from && typed.to) enforceLimit(availabilityLimit, clientAddress);
  const [view, token, contact] = await Promise.all([
    getBasketView(db, { typed, now: clock.now() }),
    newFormToken({ db, config, clock }),
    getContact(db, viewer),
  ]);
  const { isKept, cookie } = await keepBasket(asking, { kept, shown: view });
  const headers = cookie === null ? {} : { "Set-Cookie": cookie };
  // Loaded again, the address would add once more.
  if (isKept && typed.added.length > 0 && !view.addFault && !view.refused)
    throw redirect(`${localeHref(localeOf(pathname), "/dry-hire/basket")}${kitSearch(requests)}`, {
      status: 303,
      headers,
    });
  const load = await getBasketLoad(db, view, searchParams.get("venue") ?? "");
  const { hire } = await getSettings(db);
  // An instant quote is read by the link in its mail.
  const instantMostNet = hire.instantQuotes && hasMailServer(config) ? hire.instantMostNet : null;
  const shown = await readSentReference({ db, config, clock }, searchParams.get("sent"));
  const sentRequest = shown && (await getSentRequest(db, shown.reference));
  const again = shown &&
    sentRequest && {
      answer: {
        kind: "sent",
        form: "dry-hire",
        reference: shown.reference,
        challenge: null,
        copy: null,
      } as const,
      stored: { request: sentRequest, isQuoteSent: shown.isQuoteSent },
    };
  const leftOut = [...readLeftOut(searchParams), ...kept.leftOut];
  return data({ view, account, leftOut, contact, token, requests, load, instantMostNet, again }, { headers });
}

/** What is wanted beside the catalogue, as the address carries it on. */
function kitSearch(requests: string): string {
  return requests === "" ? "" : `?${new URLSearchParams({ kit: requests })}`;
}

/** An address that only adds, or names no list, is about the basket that is kept. Its own dates count. */
function withOwn(asked: TypedBasket, own: HireBasket | null): TypedBasket {
  if (!own || asked.lines.length > 0 || asked.removed) return asked;
  if (asked.hasLines && asked.added.length === 0) return asked;
  return {
    ...asked,
    from: asked.from || (own.from ?? ""),
    to: asked.to || (own.to ?? ""),
    waiver: asked.waiver || own.waiver,
    lines: own.lines.map(({ item, quantity }) => ({ item, quantity: String(quantity) })),
  };
}

/**
 * Stores the dry-hire enquiry with the basket; where it was asked for and can be, its quote is sent at once. What was sent
 * leaves the basket of the account.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, config, clock, clientAddress } = context.get(appContext);
  let sent: readonly HireBasketLine[] = [];
  let isInstant = false;
  let isQuoteSent = false;
  const { data: answer, init } = await enquiryFormAction(
    { request, context },
    "dry-hire",
    async (posted, locale) => {
      const { hire, lines, faults } = await readSentBasket(db, { posted, locale, now: clock.now() });
      sent = lines;
      isInstant = posted.ticked(INSTANT_FIELD);
      return { details: { hire }, faults, kept: [...Object.values(SENT_FIELDS), INSTANT_FIELD] };
    },
  );
  if (answer.kind === "sent" && !answer.challenge && isInstant)
    isQuoteSent = await sendInstantQuote({ db, config, clock, clientAddress }, answer);
  const viewer = answer.kind === "sent" ? await getViewer(context) : null;
  if (viewer) await subtractFromAccountBasket(db, viewer.id, sent);
  const sentRequest = answer.kind === "sent" ? await getSentRequest(db, answer.reference) : null;
  const stored = sentRequest && { request: sentRequest, isQuoteSent };
  const again =
    answer.kind === "sent"
      ? await signSentReference({ db, config, clock }, { reference: answer.reference, isQuoteSent })
      : null;
  const headers = new Headers(init?.headers);
  const forgotten = answer.kind === "sent" ? forgetHeld(request, config.origin) : null;
  if (forgotten !== null) headers.append("Set-Cookie", forgotten);
  return data({ answer, sent, stored, again }, { ...init, headers });
}

/** The title is in the page: it changes when the form is refused. */
export const meta: Route.MetaFunction = ({ location }) =>
  personalMeta(localeOf(location.pathname), messages.title).filter((tag) => !("title" in tag));

export default function HireBasketPage({ loaderData, actionData }: Route.ComponentProps) {
  const { again, ...loaded } = loaderData;
  const { answer, stored } = actionData ?? again ?? {};
  return (
    <>
      <FormPageTitle title={answer?.kind === "sent" ? messages.sentTitle : messages.title} answer={answer} />
      <BasketPage
        {...loaded}
        answer={answer}
        sent={actionData?.sent ?? []}
        stored={stored ?? null}
        again={actionData?.again ?? null}
        isShownAgain={!actionData && again !== null}
      />
    </>
  );
}

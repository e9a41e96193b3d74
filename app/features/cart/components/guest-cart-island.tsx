import { useRouteLoaderData } from "react-router";
import { embeddedJson } from "#app/lib/embedded-json.ts";
import { InlineScript } from "#app/ui/inline-script.tsx";
import island from "../guest-cart.client.tsx?island";
import { type CartArrival, GuestCart, type IslandProps } from "./guest-cart.tsx";

/**
 * The cart page of a guest as the server writes it: alive by itself, without the router and the rest of the page. Once
 * the router runs, because another page came first, it is a component like any other.
 */
export function GuestCartIsland(arrival: CartArrival) {
  const root = useRouteLoaderData<Pick<IslandProps, "words">>("root");
  if (!import.meta.env.SSR || !island) return <GuestCart {...arrival} />;
  const props: IslandProps = { ...arrival, words: root?.words ?? [] };
  return (
    <>
      <div data-island="">
        <GuestCart {...arrival} />
      </div>

      <script
        type="application/json"
        data-island-props=""
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data, and nothing in it can end the element
        dangerouslySetInnerHTML={{ __html: embeddedJson(props) }}
      />
      {[island.src, ...island.imports].map((file) => (
        <link key={file} rel="modulepreload" href={file} />
      ))}
      <InlineScript asyncModule code={`import("${island.src}")`} />
    </>
  );
}

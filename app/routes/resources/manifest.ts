/** What a phone needs to keep the site on its home screen. */
export function loader(): Response {
  const manifest = {
    name: "ItsShowTime",
    short_name: "ItsShowTime",
    description: "Lighting, audio-visual, staging and production. Galway, Ireland.",
    id: "/",
    start_url: "/",
    scope: "/",
    display: "standalone",
    lang: "en-IE",
    background_color: "#07080f",
    theme_color: "#07080f",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-192.png", sizes: "192x192", type: "image/png", purpose: "maskable" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { "Content-Type": "application/manifest+json" } });
}

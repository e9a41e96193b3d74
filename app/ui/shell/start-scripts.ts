/** The beginnings of what loads modules, and of what waits instead. */
const WAITING: Readonly<Record<string, string>> = {
  '<link rel="modulepreload"': '<link rel="waits"',
  '<script type="module" async="">': '<script type="waits">',
};
const LOADING = new RegExp(Object.keys(WAITING).join("|"), "g");

/** Milliseconds after which the modules start although no frame was told of: browsers draw no tab that lies behind. */
const MAX_WAIT_MS = 2000;

/**
 * Starts the modules that wait, once the first frame has been shown. A hidden page shows none, so it starts them at
 * once. Each module script starts as a copy of itself: a script that was not one when it was read never becomes one.
 */
export const START_SCRIPT =
  "{let begun=false;const begin=()=>{if(begun)return;begun=true;" +
  'for(const l of document.querySelectorAll("link[rel=waits]"))l.rel="modulepreload";' +
  'for(const s of document.querySelectorAll("script[type=waits]")){' +
  'const m=document.createElement("script");m.type="module";m.textContent=s.textContent;document.head.append(m)}};' +
  `if(document.hidden)setTimeout(begin);else{requestAnimationFrame(()=>setTimeout(begin));setTimeout(begin,${MAX_WAIT_MS})}}`;

/**
 * Lets styles, fonts and the first picture of a page through before the modules that make it live: it works as plain
 * HTML until they are there. The modules stay named in links, where the service worker finds the files of a page.
 */
export function paintFirst(html: string): string {
  return html.replace(LOADING, (start) => WAITING[start] ?? start);
}

// What a browser should ask for first stands first in the head of a built page, and what only wakes the page up comes after its first picture.
const stylesheet = /<link rel="stylesheet"[^>]*>/g;
const fontPreload = /<link rel="preload" as="font"[^>]*>/g;
const modulePreload = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g;
const viewport = /<meta name="viewport"[^>]*>/;
const waking = /<script type="module" async="">([^<]*)<\/script>/;

/**
 * `html` with its styles and fonts right behind the viewport, and its scripts fetched together once the page was drawn: it is read and its links
 * work without them. A page that nobody looks at draws nothing and is woken all the same. `keep` stores the script that wakes the page, which
 * has to be one module (its parts would run at different times), and says its address.
 */
export function orderHead(html, keep) {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const first = [...(head.match(stylesheet) ?? []), ...(head.match(fontPreload) ?? [])].join('');
  const modules = [...new Set([...head.matchAll(modulePreload)].map(([, address]) => address))];
  const rest = [stylesheet, fontPreload, modulePreload].reduce(
    (text, links) => text.replace(links, ''),
    head,
  );
  const body = html
    .slice(end)
    .replace(waking, (_, script) => `<script>${afterFirstPicture([...modules, keep(script)])}</script>`);
  return rest.replace(viewport, (tag) => tag + first) + body;
}

/** Keeps the button that is pressed before anybody listens (web/lib/early-press.ts presses it again), fetches the modules, runs the last. */
function afterFirstPicture(modules) {
  return `((modules) => {
const early = window.earlyPress = { button: null, keep(event) { early.button = event.target.closest("button"); } };
addEventListener("click", early.keep, true);
let woken;
const wake = () => {
if (woken) return;
woken = true;
for (const href of modules) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
import(modules.at(-1));
};
requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(wake)));
setTimeout(wake, 500);
})(${JSON.stringify(modules)});`;
}

// What a browser should ask for first stands first in the head of a built page, and what only wakes the page up comes after.
const stylesheet = /<link rel="stylesheet"[^>]*>/g;
const fontPreload = /<link rel="preload" as="font"[^>]*>/g;
const modulePreload = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g;
const viewport = /<meta name="viewport"[^>]*>/;

/** `html` with its styles and fonts right behind the viewport, and each module asked for once, at low priority: the page is readable without. */
export function orderHead(html) {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const first = [...(head.match(stylesheet) ?? []), ...(head.match(fontPreload) ?? [])].join('');
  const modules = [...new Set([...head.matchAll(modulePreload)].map(([, address]) => address))]
    .map((address) => `<link rel="modulepreload" fetchpriority="low" href="${address}"/>`)
    .join('');
  const rest = [stylesheet, fontPreload, modulePreload].reduce(
    (text, links) => text.replace(links, ''),
    head,
  );
  return `${rest.replace(viewport, (tag) => tag + first)}${modules}${html.slice(end)}`;
}

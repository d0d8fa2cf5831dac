import { createHash } from 'node:crypto';
import { paths } from '#contract/paths.ts';
import { type Brand, logoAddress, type Tints } from '#contract/schools/branding.ts';
import { escapeMarkup } from '#server/platform/http/crawler-files.ts';

/** What stands at a school's front door. */
export type DoorWords = {
  school: string;
  welcome: string;
  brand: Brand;
  /** Where the service itself is. */
  publicUrl: string;
  /** The tags by which the built pages ask for their styles and fonts. */
  looks: string;
};

const byTheme = (tints: Tints, part: 'colour' | 'ink'): string =>
  `light-dark(${tints.light[part]}, ${tints.dark[part]})`;

/** The school's colours as the properties that our styles read, in the sheet of this page alone. */
function styleOf({ main, accent }: Brand): string {
  const colours = [
    ...(main ? [`--btn:${byTheme(main, 'colour')}`, `--on-btn:${byTheme(main, 'ink')}`] : []),
    ...(accent ? [`--school-accent:${byTheme(accent, 'colour')}`] : []),
  ];
  return `:root{${colours.join(';')}}
body{border-top:4px solid var(--school-accent,var(--btn))}
.door{display:grid;gap:var(--s28);max-width:44rem;margin:0 auto;padding:clamp(32px,9vh,112px) 24px var(--s56)}
.door img{max-width:min(100%,280px);max-height:112px;width:auto;height:auto;justify-self:start}
.door h1,.door .lead{overflow-wrap:anywhere}
.door .lead{white-space:pre-line}
.door h1{font-size:clamp(2.25rem,6vw,3.5rem);line-height:1.08}
.door h2{font-size:var(--size-h3);margin-bottom:var(--s8)}
.door .ways{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,18rem),1fr));gap:var(--s28) var(--s44);padding-top:var(--s28);border-top:1px solid var(--rule)}
.door .ways p{margin-bottom:var(--s20);color:var(--ink-2)}
.door footer{padding-top:var(--s20);border-top:1px solid var(--rule);color:var(--ink-2);font-size:var(--size-small)}
.door footer a{display:inline-block;padding:4px 0}`;
}

/** The page, with the hash by which a policy lets its styles in. Every word of a school stands in it as text. */
export function doorPage({ school, welcome, brand, publicUrl, looks }: DoorWords): {
  html: string;
  styleHash: string;
} {
  const style = styleOf(brand);
  const name = escapeMarkup(school);
  const { logo } = brand;
  const picture = logo
    ? `<img src="${logoAddress(logo.hash)}" alt="" width="${logo.width}" height="${logo.height}">`
    : '';
  const html = `<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}: interviews on Hotseat</title>${looks}<style>${style}</style></head><body><main class="door">${picture}
<h1>${name}</h1>${welcome ? `<p class="lead">${escapeMarkup(welcome)}</p>` : ''}
<div class="ways"><section><h2>You are invited</h2><p>Open your personal link. It stands in the mail that invites you and is yours alone; if you cannot find it, ask the school.</p></section>
<section><h2>You work here</h2><p>Members of the school sign in on Hotseat itself.</p><a class="btn" href="${escapeMarkup(`${publicUrl}${paths.schools}`)}">Members: sign in</a></section></div>
<footer>Interviews by <a href="${escapeMarkup(`${publicUrl}/`)}">Hotseat</a> · <a href="${escapeMarkup(`${publicUrl}${paths.privacy}`)}">Privacy</a></footer></main></body></html>`;
  return { html, styleHash: `'sha256-${createHash('sha256').update(style).digest('base64')}'` };
}

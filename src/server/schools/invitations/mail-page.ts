import { type Brand, logoAddress } from '#contract/schools/branding.ts';
import { grounds } from '#core/schools/colour-contrast.ts';
import { escapeMarkup } from '#server/platform/http/crawler-files.ts';

const [page, sheet] = grounds.light;
const ink = '#211d19';
const box = [
  'max-width:560px;margin:0 auto;padding:32px 28px 14px',
  `background:${sheet};color:${ink};overflow-wrap:anywhere`,
  'font:16px/1.55 Figtree,system-ui,-apple-system,sans-serif',
].join(';');

/** A paragraph of a mail; one that is a personal link becomes a button, with the address to read under it. */
function paragraph(words: string, { main }: Brand, label: string): string {
  const text = escapeMarkup(words).replaceAll('\n', '<br>');
  if (!/^https?:\/\/\S+#\S+$/.test(words)) return `<p style="margin:0 0 18px">${text}</p>`;
  const { colour, ink: on } = main?.light ?? { colour: ink, ink: '#ffffff' };
  const look = `display:inline-block;padding:14px 26px;border-radius:6px;background:${colour};color:${on};font-weight:600;text-decoration:none`;
  return [
    `<p style="margin:0 0 12px"><a href="${text}" style="${look}">${label}</a></p>`,
    `<p style="margin:0 0 18px;font-size:13px;word-break:break-all">${text}</p>`,
  ].join('');
}

/**
 * The words of a mail as a page, in the school's looks by day: what mail programs make of night is their own. It runs nothing, and asks for
 * nothing but the logo.
 */
export function mailPage(
  text: string,
  { brand, school, publicUrl }: { brand: Brand; school: string; publicUrl: string },
): string {
  const { logo, main, accent } = brand;
  const bar = (accent ?? main)?.light.colour ?? ink;
  const scale = logo ? Math.min(1, 240 / logo.width, 88 / logo.height) : 1;
  const [width, height] = [Math.round((logo?.width ?? 0) * scale), Math.round((logo?.height ?? 0) * scale)];
  const picture = logo
    ? `<img src="${escapeMarkup(publicUrl + logoAddress(logo.hash))}" alt="${escapeMarkup(school)}" width="${width}" height="${height}" style="display:block;border:0">`
    : escapeMarkup(school);
  const isHindi = /^\p{Script=Devanagari}/u.test(text);
  const label = isHindi ? 'इंटरव्यू खोलें' : 'Open your interview';
  const body = text
    .trim()
    .split('\n\n')
    .map((words) => paragraph(words, brand, label))
    .join('');
  const title = escapeMarkup(school);
  return `<!DOCTYPE html><html lang="${isHindi ? 'hi' : 'en-IN'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${title}</title></head>
<body style="margin:0;padding:24px 12px;background:${page};color:${ink}"><div role="main" style="${box};border-top:4px solid ${bar}">
<h1 style="margin:0 0 24px;font-size:22px;line-height:1.3">${picture}</h1>${body}</div></body></html>`;
}

import { type PageSettings, settingNames, unknownSettings } from '#contract/built-pages.ts';
import { escapeMarkup } from './crawler-files.ts';

const settingOf = new Map(settingNames.map((name) => [unknownSettings[name], name]));
const placeholders = new RegExp(
  [...settingOf.keys()].map((text) => text.replaceAll('.', '\\.')).join('|'),
  'g',
);

/**
 * A built page with the operator's settings where it was built without knowing them. Each is escaped for where it stands: as markup in text
 * and attributes, as part of a quoted string in a script or a data block. A setting that itself reads like a placeholder stays as it is.
 */
export function fillPage(html: string, settings: PageSettings): string {
  return html
    .split(/(<script\b[^>]*>[\s\S]*?<\/script>)/)
    .map((part, index) => {
      const escape = index % 2 === 1 ? escapeString : escapeMarkup;
      return part.replace(placeholders, (found) => {
        const name = settingOf.get(found);
        return name ? escape(settings[name]) : found;
      });
    })
    .join('');
}

/** Text as it may stand between the quotes of a string in a script or in JSON: it ends neither the string nor the script. */
function escapeString(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(/[<>&'\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

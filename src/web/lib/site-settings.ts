import { type PageSettings, settingNames, unknownSettings } from '#contract/built-pages.ts';

/** What the operator has set, as the server wrote it on the document; the placeholders while the pages are built. */
export const siteSettings: Readonly<PageSettings> =
  typeof document === 'undefined' ? unknownSettings : readSettings(document.documentElement.dataset);

/** What a document's own data says; a setting that it lacks stays unknown. */
function readSettings(data: Readonly<Record<string, string | undefined>>): PageSettings {
  const settings = { ...unknownSettings };
  for (const name of settingNames) settings[name] = data[name] ?? unknownSettings[name];
  return settings;
}

/** The settings as attributes of the document, where the browser reads them again: `data-seller-name` and so on. */
export function settingAttributes(settings: Readonly<PageSettings>): Record<`data-${string}`, string> {
  return Object.fromEntries(
    settingNames.map((name) => [
      `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      settings[name],
    ]),
  );
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageSettings } from '#contract/built-pages.ts';
import { fillPage } from './fill-page.ts';
import { PageBytes } from './page-encodings.ts';

/** A page as it is served, in every encoding, and what a policy must say of each inline script in it. */
export type Page = { bytes: PageBytes; scriptHashes: string[] };

/** Every HTML file under `folder` by the path it answers; `<folder>/index.html` answers the folder's. */
export function readPages(folder: string, settings: PageSettings, path = ''): Map<string, Page> {
  const pages = new Map<string, Page>();
  if (!existsSync(folder)) return pages;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory() && entry.name !== 'assets') {
      for (const [key, page] of readPages(join(folder, entry.name), settings, `${path}/${entry.name}`))
        pages.set(key, page);
    } else if (entry.name.endsWith('.html')) {
      const page = readPage(join(folder, entry.name), settings);
      if (page) pages.set(entry.name === 'index.html' ? path || '/' : `${path}/${entry.name}`, page);
    }
  }
  return pages;
}

/** One page with the operator's settings filled in; null where there is no such file. */
export function readPage(file: string, settings: PageSettings): Page | null {
  if (!existsSync(file)) return null;
  const html = fillPage(readFileSync(file, 'utf8'), settings);
  return { bytes: new PageBytes(html), scriptHashes: scriptHashesOf(html) };
}

/** A page as it stands, without any script: for an address that the pages' own router would take for another page. */
export function readStillPage(file: string, settings: PageSettings): Page | null {
  if (!existsSync(file)) return null;
  const html = fillPage(readFileSync(file, 'utf8'), settings).replaceAll(/<script\b[\s\S]*?<\/script>/g, '');
  return { bytes: new PageBytes(html), scriptHashes: [] };
}

/** The styles and fonts a built page asks for, as the tags it asks by; '' where there is no such file. */
export function readLooks(file: string): string {
  if (!existsSync(file)) return '';
  const tags = readFileSync(file, 'utf8').match(/<link\b[^>]*>/g) ?? [];
  return tags.filter((tag) => /rel="(?:stylesheet|icon)"|as="font"/.test(tag)).join('');
}

/**
 * The hashes a policy names so that the inline scripts of `html` may run. A data block is no script: it is never run, so no policy is
 * asked about it (HTML standard, "prepare the script element") and none needs to name it.
 */
function scriptHashesOf(html: string): string[] {
  return [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\bsrc=|\btype="application\/ld\+json"/.test(attributes))
    .map(([, , body = '']) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`);
}

/** The other files of the site that are served as they are, by path below `folder`. */
export function publicFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory() && entry.name !== 'assets')
      return publicFiles(join(folder, entry.name)).map((file) => `${entry.name}/${file}`);
    return entry.isFile() && !/\.(html|br|gz)$/.test(entry.name) ? [entry.name] : [];
  });
}

/** Texts by their path from the root. */
export type Texts = ReadonlyMap<string, string>;

type Rule = { id: string; file: string; isPolicy: boolean; text: string };

/** Design notes that were never part of the repository: nobody can open them. */
const pages =
  'panel trust trust-found house performance product mind ear voice insight schools sample-interviews toolchain spec'
    .split(' ')
    .map((name) => `${name}.md`);
const passages = /\bspec(?:ification)?(?:['’]s)? §|\b[AB]\d\.\d+ (?:point|step)\b/;
/** Capitals, a hyphen and a number, but no rule. */
const otherNames: ReadonlySet<string> = new Set([
  'UTF-8',
  'UTF-16',
  'PDF-1',
  // Licences, up to the point in their version.
  'MIT-0',
  'OFL-1',
  'MPL-2',
  'GPL-2',
  'GPL-3',
  'AGPL-3',
]);

const isRulePage = (file: string): boolean => /^docs\/rules\/[\w-]+\.md$/.test(file);
const isCode = (file: string): boolean => !file.endsWith('.md');

function rulesIn(texts: Texts): Rule[] {
  return [...texts].flatMap(([file, text]) =>
    isRulePage(file)
      ? [...text.matchAll(/^- \*\*([A-Z]{3,}-\d{1,2})\*\* (_policy_ )?((?:(?!^- |^#)[\s\S])*)/gm)].map(
          ([, id = '', policy, words = '']) => ({ id, file, isPolicy: policy !== undefined, text: words }),
        )
      : [],
  );
}

/** The rule ids a text names. */
export function idsIn(text: string): string[] {
  const found = text.match(/\b[A-Z]{3,}-\d{1,2}\b(?!-?\w)/g) ?? [];
  return [...new Set(found)].filter((id) => !otherNames.has(id));
}

function faultsOfRules(texts: Texts): string[] {
  const rules = rulesIn(texts);
  const inCode = new Set([...texts].flatMap(([file, text]) => (isCode(file) ? idsIn(text) : [])));
  return rules.flatMap(({ id, file, isPolicy, text }, at) => [
    ...(rules.findIndex((other) => other.id === id) < at ? [`${file}: ${id} is there twice`] : []),
    ...(/\bWhy:\s+\S/.test(text) ? [] : [`${file}: ${id} gives no reason`]),
    ...(isPolicy || inCode.has(id) ? [] : [`${file}: ${id} is cited by no code and is not marked as policy`]),
  ]);
}

function faultsOfCitations(texts: Texts): string[] {
  const known = new Set(rulesIn(texts).map((rule) => rule.id));
  const present = new Set([...texts.keys()].map((file) => file.split('/').at(-1)));
  const absent = pages.filter((page) => !present.has(page));
  return [...texts].flatMap(([file, text]) => [
    ...idsIn(text).flatMap((id) => (known.has(id) ? [] : [`${file}: ${id} is no rule`])),
    ...absent
      .filter((page) => new RegExp(String.raw`(?<![\w/.-])${page.replace('.', String.raw`\.`)}\b`).test(text))
      .map((page) => `${file}: ${page} is not in the repository`),
    ...(passages.test(text) ? [`${file}: cites a passage of a page that is not in the repository`] : []),
  ]);
}

/** What is wrong with the rules and with how they are cited; empty when every cited rule can be opened and every rule is stood on. */
export function ruleFaults(texts: Texts): string[] {
  return [...faultsOfRules(texts), ...faultsOfCitations(texts)];
}

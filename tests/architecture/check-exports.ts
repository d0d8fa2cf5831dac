import { posix } from 'node:path';
import { targetOf, withoutComments } from './check-imports.ts';

/** The names of a module that one source uses; `*` is all of them. */
type Use = { path: string; names: readonly string[] };

const declared =
  /^export\s+(?:declare\s+)?(?:async\s+)?(?:abstract\s+)?(?:function\*?|const|let|class|type|interface|enum)\s+(\w+)/gm;
const listed = /^export\s+(?:type\s+)?\{([^}]*)\}(?!\s*from)/gm;
const destructured = /^export\s+const\s+\{([^}]*)\}/gm;
const defaulted = /^export\s+default\b/gm;

/** The names a source exports, and is itself the home of. */
export function exportsOf(source: string): string[] {
  const code = withoutComments(source);
  return [
    ...[...code.matchAll(declared)].map(([, name = '']) => name),
    ...[...code.matchAll(listed), ...code.matchAll(destructured)].flatMap(([, names = '']) =>
      outerNames(names),
    ),
    ...[...code.matchAll(defaulted)].map(() => 'default'),
  ];
}

const imported =
  /\b(?:import|export)\s+(?:type\s+)?(?:(\w+)\s*,?\s*)?(?:\{([^}]*)\}|(\*)(?:\s*as\s+\w+)?)?\s*from\s*(['"])([^'"]+)\4/g;
const dynamic = /(?:\{([^{}]*)\}\s*=\s*await\s+)?\bimport\s*\(\s*(['"])([^'"]+)\2/g;

/** What `file` uses of our other files. A dynamic import that is not taken apart at once counts for the whole module. */
export function usesOf(file: string, source: string): Use[] {
  const code = withoutComments(source);
  const use = (specifier: string, names: readonly string[]): Use[] => {
    const target = targetOf(file, specifier);
    return 'path' in target ? [{ path: posix.normalize(target.path), names }] : [];
  };
  return [
    ...[...code.matchAll(imported)].flatMap(([, whole, names = '', star, , specifier = '']) =>
      use(specifier, [...(whole ? ['default'] : []), ...(star ? ['*'] : []), ...innerNames(names)]),
    ),
    ...[...code.matchAll(dynamic)].flatMap(([, names, , specifier = '']) =>
      use(specifier, names === undefined ? ['*'] : innerNames(names)),
    ),
  ];
}

/** Of `a as b, type C`, or of `a: b` taken apart, what it is called where it comes from: a and C. */
const innerNames = (list: string): string[] => namesIn(list, 0);
/** And what it is called from here on: b and C. */
const outerNames = (list: string): string[] => namesIn(list, -1);

function namesIn(list: string, at: 0 | -1): string[] {
  return list
    .split(',')
    .map(
      (entry) =>
        entry
          .replace(/^\s*type\s+/, '')
          .trim()
          .split(/\s+as\s+|\s*:\s*/)
          .at(at) ?? '',
    )
    .filter(Boolean);
}

/** The exports of `homes` that no file of `users` names, as "path name". A file does not use itself. */
export function unusedExports(
  homes: ReadonlyMap<string, string>,
  users: ReadonlyMap<string, string>,
): string[] {
  const used = new Set(
    [...users].flatMap(([file, source]) =>
      usesOf(file, source).flatMap(({ path, names }) =>
        path === file ? [] : names.map((n) => `${path} ${n}`),
      ),
    ),
  );
  return [...homes].flatMap(([file, source]) =>
    exportsOf(source)
      .map((name) => `${file} ${name}`)
      .filter((each) => !used.has(each) && !used.has(`${file} *`)),
  );
}

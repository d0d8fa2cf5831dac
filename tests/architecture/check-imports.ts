import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { importTable, onlyIn, type Room, testingRooms } from './import-table.ts';

export type Violation = { file: string; imports: string; because: string };

const importPattern =
  /(?:\bimport\s+(?:type\s+)?(?:[\w*\s{},$]+?\s+from\s+)?|\bexport\s+(?:type\s+)?[\w*\s{},$]+?\s+from\s+|\bimport\s*\(\s*)(['"])([^'"]+)\1/g;

/** Every module a source names: static, side-effect, re-exported, type-only and dynamic imports. */
export function importsOf(source: string): string[] {
  return [...withoutComments(source).matchAll(importPattern)].map((m) => m[2] ?? '');
}

export function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}

/** Source files below `folder`, as paths from `root` with forward slashes. */
export function sourceFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((e) => e.isFile() && /\.(ts|tsx|mts)$/.test(e.name) && !e.name.endsWith('.d.ts'))
    .map((e) => relative(root, join(e.parentPath, e.name)).split(sep).join('/'))
    .sort();
}

/** Where an import leads: a path from the root for our own files, or the package's name. */
export function targetOf(file: string, specifier: string): { path: string } | { package: string } {
  if (specifier.startsWith('#')) {
    const [wing = '', ...rest] = specifier.slice(1).split('/');
    return { path: wing === 'tests' ? posix.join('tests', ...rest) : posix.join('src', wing, ...rest) };
  }
  if (specifier.startsWith('.')) return { path: posix.join(posix.dirname(file), specifier) };
  return { package: specifier };
}

function roomOf(file: string): Room | undefined {
  return importTable.find((r) => within(file, r.folder));
}

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
const within = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);
const isPackage = (name: string, allowed: string): boolean =>
  allowed.endsWith(':') || allowed.endsWith('/')
    ? name.startsWith(allowed)
    : name === allowed || name.startsWith(`${allowed}/`);

/** All imports of a file that the table does not allow. Tests may also import fixtures, what the room around theirs may, and any package. */
export function violationsOf(file: string, source: string): Violation[] {
  const room = roomOf(file);
  return importsOf(source).flatMap((specifier) => {
    const target = targetOf(file, specifier);
    const because =
      'path' in target ? badPath(file, room, target.path) : badPackage(file, room, target.package);
    return because ? [{ file, imports: specifier, because }] : [];
  });
}

function badPath(file: string, room: Room | undefined, path: string): string | null {
  const testing = testingRooms.find((folder) => within(path, folder));
  if (isTest(file) && (testing || within(path, 'tests'))) return null;
  if (!room) return 'its folder is not in the import table, so it may import nothing';
  if (testing && !within(file, testing)) return `${testing} is for tests and measurements`;
  const ownFeature = /^src\/web\/site\/features\/[^/]+/.exec(file)?.[0];
  const own = ownFeature ?? room.folder;
  const around = isTest(file) && !ownFeature ? importTable.filter((r) => within(own, r.folder)) : [];
  const allowed = [
    own,
    ...[room, ...around].flatMap((r) => [...r.mayImport, ...(r === room ? [] : [r.folder])]),
  ];
  return allowed.some((folder) => within(path, folder))
    ? null
    : `${room.name} may not import ${dirname(path)}`;
}

function badPackage(file: string, room: Room | undefined, name: string): string | null {
  if (isTest(file)) return null;
  if (!room) return 'its folder is not in the import table, so it may import nothing';
  if (!room.packages.some((allowed) => isPackage(name, allowed))) return `${room.name} may not use ${name}`;
  const home = Object.entries(onlyIn).find(([p]) => isPackage(name, p))?.[1];
  return home && !within(file, home) ? `${name} stays in ${home}` : null;
}

/** Files that import each other in a circle, each circle once. Type-only imports count too: a circle is a knot in the plan. */
export function circlesIn(files: ReadonlyMap<string, string>): string[][] {
  const edges = new Map(
    [...files].map(([file, source]) => [
      file,
      importsOf(source).flatMap((s) => {
        const target = targetOf(file, s);
        return 'path' in target && files.has(target.path) ? [target.path] : [];
      }),
    ]),
  );
  const circles: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, path: string[]): void => {
    const at = path.indexOf(file);
    if (at >= 0) {
      circles.push([...path.slice(at), file]);
      return;
    }
    if (done.has(file)) return;
    for (const next of edges.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of edges.keys()) visit(file, []);
  return circles;
}

export function readAll(root: string, folder: string): Map<string, string> {
  return new Map(sourceFiles(root, folder).map((f) => [f, readFileSync(join(root, f), 'utf8')]));
}

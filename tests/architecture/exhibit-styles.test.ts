import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { importsOf, targetOf } from './check-imports.ts';

const exhibits = 'src/web/site/features/landing/exhibits.tsx';

function pathsFrom(file: string): string[] {
  return importsOf(readFileSync(file, 'utf8')).flatMap((specifier) => {
    const target = targetOf(file, specifier);
    return 'path' in target ? [posix.normalize(target.path)] : [];
  });
}

/** The style sheets that the modules under `file` bring with them, as far as they draw the room or the feedback. */
function sheetsUnder(file: string, seen = new Set<string>()): string[] {
  return pathsFrom(file).flatMap((path) => {
    if (!/^src\/web\/ui\/(?:room|report)\//.test(path) || seen.has(path)) return [];
    seen.add(path);
    return path.endsWith('.css') ? [path] : sheetsUnder(path, seen);
  });
}

// The build leaves these modules out of the landing page's code, and their style sheets with them.
it('the first page brings every style sheet of the screens it shows', () => {
  const named = new Set(pathsFrom(exhibits).filter((path) => path.endsWith('.css')));
  const needed = sheetsUnder(exhibits);
  expect(needed).toContain('src/web/ui/room/panel-table.css');
  expect(needed.filter((sheet) => !named.has(sheet))).toEqual([]);
});

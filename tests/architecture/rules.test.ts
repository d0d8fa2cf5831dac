import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { idsIn, ruleFaults, type Texts } from './check-rules.ts';

const root = new URL('../../', import.meta.url).pathname;
const readable = /\.(?:ts|tsx|mts|mjs|js|css|sql|md|example)$/;
/** What is planted below is no citation. */
const ownFile = 'tests/architecture/rules.test.ts';

/** Every source, test and page of the repository, also those not committed yet. */
function repository(): Texts {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  }).split('\n');
  return new Map(
    files
      .filter((file) => readable.test(file) && file !== ownFile && existsSync(root + file))
      .map((file) => [file, readFileSync(root + file, 'utf8')]),
  );
}

describe('the rules of docs/rules', () => {
  it('can all be opened from where they are cited, and are all stood on', () => {
    const texts = repository();
    expect(idsIn([...texts].map(([, text]) => text).join('\n')).length).toBeGreaterThan(100);
    expect(ruleFaults(texts)).toEqual([]);
  });

  const page =
    '# Rules\n\n- **PACE-1** One at a time. Why: two confuse.\n- **PACE-2** _policy_ Be kind. Why: it is right.\n';
  const sound = { 'docs/rules/pace.md': page, 'src/core/pace.ts': '/** One (rule PACE-1). */' };

  it.each<[string, Record<string, string>]>([
    ['as they are', {}],
    ['cited over a line', { 'src/core/more.ts': '/** One (rules PACE-2,\n * PACE-1). */' }],
    ['a page of that name that is there', { 'docs/voice.md': '', 'src/core/more.ts': '// voice.md' }],
    ['names that only look alike', { 'src/core/more.ts': '// UTF-8, rzp-12, PACE-1999, X-1' }],
  ])('are sound: %s', (_name, more) => {
    expect(ruleFaults(new Map(Object.entries({ ...sound, ...more })))).toEqual([]);
  });

  it.each<[string, Record<string, string>]>([
    ['PACE-3 is no rule', { 'src/core/more.ts': '/** (rule PACE-3) */' }],
    ['PCAE-1 is no rule', { 'tests/more.test.ts': "it('is one (rule PCAE-1)')" }],
    ['PACE-9 is no rule', { 'docs/rules/more.md': 'As PACE-9.' }],
    ['PACE-1 is cited by no code', { 'src/core/pace.ts': '', 'docs/more.md': 'PACE-1' }],
    ['PACE-1 is there twice', { 'docs/rules/more.md': '- **PACE-1** Again. Why: by mistake.' }],
    ['PACE-2 gives no reason', { 'docs/rules/pace.md': page.replace(' Why: it is right.', '') }],
    ['panel.md is not in', { 'src/core/more.ts': '/** As it says (panel.md B3.2). */' }],
    ['house.md is not in', { 'README.md': 'See house.md.' }],
    ['cites a passage', { 'src/core/more.ts': '/** What is kept (spec §3). */' }],
    ['cites a passage', { 'src/core/more.test.ts': "describe('B2.6 point 7: words')" }],
  ])('would not be: %s', (fault, more) => {
    const faults = ruleFaults(new Map(Object.entries({ ...sound, ...more })));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
  });
});

import { afterEach, expect, it, vi } from 'vitest';
import { carryAims } from './kept-words.ts';

function tabWith(entries: Record<string, unknown>): Map<string, string> {
  const kept = new Map(Object.entries(entries).map(([key, value]) => [key, JSON.stringify(value)]));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}
afterEach(() => vi.unstubAllGlobals());

it('a restart hands on what was written beside the resume, and nothing else (rule ERASE-7)', () => {
  const aims = { statement: 'I come from Coimbatore.', targetSchools: ['IIM Kozhikode'] };
  const kept = tabWith({
    'hotseat:old:setup': { ...aims, step: 'rules', style: 'grill', resumeId: 'res_1' },
  });
  carryAims('old', 'new');
  expect([...kept].map(([key, value]) => [key, JSON.parse(value)])).toEqual([['hotseat:new:setup', aims]]);
});

it('a tab that kept nothing hands on nothing', () => {
  const kept = tabWith({});
  carryAims('old', 'new');
  expect(JSON.parse(kept.get('hotseat:new:setup') ?? 'null')).toEqual({});
});

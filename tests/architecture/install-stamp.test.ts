import { describe, expect, it } from 'vitest';

type InstallStamp = { installServes: (stamp: string, lock: string, production: boolean) => boolean };
const script = new URL('../../scripts/install-stamp.mjs', import.meta.url);
const { installServes } = (await import(script.href)) as InstallStamp;

describe('what is installed', () => {
  it.each([
    ['', false, false],
    ['lock-before whole', false, false],
    ['lock whole', true, true],
    ['lock production', false, true],
  ])('as "%s" serves development: %s, production: %s', (stamp, development, production) => {
    expect(installServes(stamp, 'lock', false)).toBe(development);
    expect(installServes(stamp, 'lock', true)).toBe(production);
  });
});

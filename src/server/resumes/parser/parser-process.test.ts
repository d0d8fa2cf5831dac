import { expect, test, vi } from 'vitest';

/** What a process finds that has tried nothing out before. */
async function asked(beforehand: boolean) {
  vi.resetModules();
  const { isolated, limitsInUse, tryLimits } = await import('./parser-process.ts');
  if (beforehand) await tryLimits();
  return { limits: limitsInUse(), command: isolated(['-e', '0']) };
}

test('the limits of the system are the same tried out beforehand or when a resume is read', async () => {
  expect(await asked(true)).toEqual(await asked(false));
});

// npm run test:long: npm test with all that is too slow for it. Every property from a new seed and with all its runs, the properties of money over 10,000
// histories in memory and 1,000 on each database, compiler runs, long word tables, a kill at every point, and `*.long.spec.ts`. HOTSEAT_SEED repeats a run.
const seed = process.env.HOTSEAT_SEED ?? String(Date.now() % 2 ** 31);
console.log(`… properties from the seed ${seed}; HOTSEAT_SEED=${seed} repeats them`);
Object.assign(process.env, { HOTSEAT_LONG: '1', HOTSEAT_SEED: seed, HOTSEAT_MONEY_DATABASE_RUNS: '1000' });
await import('./test.mjs');

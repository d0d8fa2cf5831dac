// npm run bench -- growth [--users 10000,1000000] [--rounds 3] [--people 30]: what the size of the database costs.
import { parseArgs } from 'node:util';
import { sampleUsers } from './growth/fill-database.ts';
import { measureGrowth } from './growth/measure-growth.ts';

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '10000,1000000' },
    rounds: { type: 'string', default: '3' },
    people: { type: 'string', default: '30' },
  },
});
const sizes = values.users.split(',').map(Number);
const load = { sizes, rounds: Number(values.rounds), people: Number(values.people) };
/** Each round of a measurement, and the look at the plans, takes people who did nothing before. */
const most = Math.floor(sampleUsers / (load.rounds + 1));
if (
  sizes.length < 2 ||
  sizes.some((n) => !(n >= sampleUsers)) ||
  !(load.people >= 1 && load.people <= most)
) {
  console.error(
    `✗ Two sizes of at least ${sampleUsers} users are needed, and at most ${most} people a round.`,
  );
  process.exit(2);
}

const { steps, rows, faults } = await measureGrowth(load, (line) => console.log(line));
console.table(steps);
console.table(rows);
console.log(
  `Times in milliseconds, the median over ${load.rounds} rounds of ${load.people} people in turn with the other sizes. Pages are 8 kB each, touched a run; the ratio is of the largest size to the smallest.`,
);
for (const { work, why, text } of faults)
  console.log(`✗ ${work}: a statement ${why}\n    ${text.slice(0, 240)}`);
const slow = rows.filter((row) => row.kind === 'request' && row['p50 ratio'] > 1.2).map((row) => row.work);
console.log(
  faults.length === 0
    ? '✓ Every statement is bounded: none reads a whole table, none reads more as tables grow.'
    : `✗ ${faults.length} statements are not bounded.`,
);
console.log(
  slow.length === 0
    ? '✓ Every request is flat within 20 %.'
    : `✗ Slower by more than 20 %: ${slow.join(', ')}.`,
);
process.exitCode = faults.length === 0 ? 0 : 1;

// npm run bench -- schools [--applicants 10000] [--sittings 1000] [--large 50000] [--large-sittings 10000] [--rounds 20]
//   [--conversations 30] [--seconds 20] [--only campaign,lists,turns]
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type SchoolWorld, openSchoolWorld } from '#tests/fixtures/school-world.ts';
import { runCampaign } from './schools/campaign.ts';
import { fillSeason, takeStatistics } from './schools/fill-season.ts';
import { middleOf, openReaders } from './schools/people.ts';
import { readLists } from './schools/read-lists.ts';
import { turnsBeside } from './schools/turns-beside.ts';
import { startWatchedService, type WatchedService } from './schools/watch.ts';

const { values } = parseArgs({
  options: {
    applicants: { type: 'string', default: '10000' },
    sittings: { type: 'string', default: '1000' },
    'reviews-each': { type: 'string', default: '3' },
    large: { type: 'string', default: '50000' },
    'large-sittings': { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '20' },
    conversations: { type: 'string', default: '30' },
    seconds: { type: 'string', default: '20' },
    only: { type: 'string', default: 'campaign,lists,turns' },
  },
});
const only = new Set(values.only.split(','));
const reviewsEach = Number(values['reviews-each']);
const readersInSchool = 10;

async function lists(
  service: WatchedService,
  world: SchoolWorld,
  readers: Awaited<ReturnType<typeof openReaders>>,
) {
  const { client } = world.owner;
  const { orgId, programmeId } = world;
  const { intakeId } = await client.call('addIntake', {
    params: { orgId },
    body: { programmeId, name: 'Large' },
  });
  const season = { ...world, intakeId };
  const filling = {
    applicants: Number(values.large),
    sittings: Number(values['large-sittings']),
    reviewsEach,
  };
  await fillSeason(service.databaseUrl, season, readers, filling);
  const middle = await middleOf(service, season);
  const rounds = Number(values.rounds);
  for (const state of ['just filled', 'with statistics']) {
    if (state === 'with statistics') await takeStatistics(service.databaseUrl);
    await service.step(`every list, ${state}`, async () => {
      console.table(await readLists(client, { ...season, middle }, { rounds, cpu: service.cpu }));
      return `${filling.applicants} applicants, ${filling.sittings} sittings, ${filling.sittings * reviewsEach} reviews`;
    });
  }
}

async function campaignAndLists(): Promise<void> {
  const service = await startWatchedService();
  try {
    const world = await openSchoolWorld(service, { seats: 100_000 });
    const readers = await openReaders(service, world, readersInSchool);
    const sizes = {
      applicants: Number(values.applicants),
      sittings: Number(values.sittings),
      reviewersEach: reviewsEach,
    };
    if (only.has('campaign')) await runCampaign(service, world, readers, sizes);
    if (only.has('lists')) await lists(service, world, readers);
    console.table(service.steps);
  } finally {
    await service.close();
  }
}

if (only.has('campaign') || only.has('lists')) await campaignAndLists();
if (only.has('turns')) {
  const load = {
    conversations: Number(values.conversations),
    warmUpSeconds: 5,
    seconds: Number(values.seconds),
  };
  const filling = {
    applicants: Number(values.large),
    sittings: Number(values['large-sittings']),
    reviewsEach,
  };
  console.table(await turnsBeside(load, filling));
}
console.log(
  `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, load over the last minute ${loadavg()[0]?.toFixed(1)}`,
);
process.exit(0);

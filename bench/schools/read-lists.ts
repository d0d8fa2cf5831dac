import type { EndpointName } from '#contract/endpoints.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import type { SchoolWorld } from '#tests/fixtures/school-world.ts';
import { percentile } from '../interview/measure.ts';
import { monotonicMs } from '../interview/monotonic.ts';
import type { WatchedService } from './watch.ts';

type Read = { name: string; call: () => Promise<Response> };
export type ReadTime = {
  read: string;
  'first, ms': number;
  'p50, ms': number;
  'p99, ms': number;
  'service CPU, ms': number;
  'database CPU, ms': number;
  refused: string;
};

export type Where = Pick<SchoolWorld, 'orgId' | 'intakeId'> & {
  middle: { name: string; newest: string; status: string };
};

/** Every list of a season by each filter, order and search, and what a whole season is summed up for. */
export function readsOf(client: ApiClient, { orgId, intakeId, middle }: Where): Read[] {
  const of =
    (endpoint: EndpointName, query: Record<string, string>, more: Record<string, string> = {}) =>
    () =>
      client.send(endpoint, { params: { orgId, ...more } as never, query });
  const list = (name: string, query: Record<string, string>): Read => ({
    name: `applicants, ${name}`,
    call: of('listApplicants', { intakeId, ...query }),
  });
  return [
    list('by name', {}),
    list('newest', { sort: 'newest' }),
    list('by status', { sort: 'status' }),
    list('by name, from the middle', { after: middle.name }),
    list('newest, from the middle', { sort: 'newest', after: middle.newest }),
    list('by status, from the middle', { sort: 'status', after: middle.status }),
    list('not invited', { stage: 'none' }),
    list('opened', { stage: 'opened' }),
    list('finished', { stage: 'finished' }),
    list('bounced', { stage: 'bounced' }),
    list('offered', { status: 'offered' }),
    list('withdrawn (nobody)', { status: 'withdrawn' }),
    list('search of many', { search: 'iyer' }),
    list('search of an address', { search: 'person.40400@' }),
    list('search of two words', { search: 'gauri ghosh' }),
    list('search of nothing', { search: 'zzyzx' }),
    list('search of nothing, newest', { search: 'zzyzx', sort: 'newest' }),
    list('search among opened', { search: 'iyer', stage: 'opened' }),
    { name: 'counts by stage', call: of('countApplicants', { intakeId }) },
    { name: 'mails that would go out', call: of('countMails', { intakeId }) },
    { name: 'dashboard', call: of('readSchoolDashboard', {}) },
    { name: 'review progress', call: of('listReviewProgress', { intakeId }) },
    { name: 'shortlist', call: of('readShortlist', {}, { intakeId }) },
    { name: 'a desk', call: of('listMyReviews', {}) },
    { name: 'figures, kept for a minute', call: of('readSchoolAnalytics', { intakeId, group: 'city' }) },
  ];
}

/** A list that takes so long is not asked for again and again. */
const longEnoughMs = 15_000;

/**
 * Asks for each list so often, one request at a time, and says how long it took as the client sees it. One that was refused, as when a statement
 * took longer than the service waits, is told as `refused`.
 */
export async function readLists(
  client: ApiClient,
  where: Where,
  { rounds, cpu }: { rounds: number; cpu: WatchedService['cpu'] },
): Promise<ReadTime[]> {
  const times: ReadTime[] = [];
  for (const { name, call } of readsOf(client, where)) {
    const all: number[] = [];
    let refused = 0;
    const before = await cpu();
    const begunMs = monotonicMs();
    for (let round = 0; round <= rounds && monotonicMs() - begunMs < longEnoughMs; round++) {
      const startedMs = monotonicMs();
      const response = await call();
      await response.arrayBuffer();
      all.push(monotonicMs() - startedMs);
      if (!response.ok) refused += 1;
    }
    const after = await cpu();
    const eachMs = (part: 'service' | 'database'): number =>
      Math.round(((after[part] - before[part]) * 1_000) / all.length);
    const [first = Number.NaN, ...later] = all;
    times.push({
      read: name,
      'first, ms': Math.round(first),
      'p50, ms': Math.round(percentile(later, 0.5)),
      'p99, ms': Math.round(percentile(later, 0.99)),
      'service CPU, ms': eachMs('service'),
      'database CPU, ms': eachMs('database'),
      refused: `${refused} of ${all.length}`,
    });
  }
  return times;
}

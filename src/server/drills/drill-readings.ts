import type { Reading } from '#core/insight/progress/reading.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { listDone } from './drill-store.ts';

/** The user's drills that have a number, as progress reads them; they make a trend of their own and no interview's (rule DRILL-4). */
export async function drillReadings(tx: Tx, uid: string): Promise<Reading[]> {
  return (await listDone(tx, uid)).flatMap(({ sessionId, aim, completedAt, result }) => {
    const { score, band, levels, readBy } = result;
    if (score === null || band === null) return [];
    return [
      {
        at: completedAt.toISOString(),
        kind: 'drill',
        id: sessionId,
        topicId: aim.topicId,
        score,
        band,
        conditions: readBy,
        levels: Object.fromEntries(levels.map(({ criterion, level }) => [criterion, level])),
      },
    ];
  });
}

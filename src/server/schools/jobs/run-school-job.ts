import type { SchoolJobKind } from '#contract/schools/jobs.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { type Filled, takeStatistics } from '#server/platform/database/take-statistics.ts';
import { inPieces } from '#server/platform/in-pieces.ts';
import type { SchoolParts } from '../school-parts.ts';
import { tellSchool } from '../webhooks/tell-school.ts';
import { pieceBytes } from './piece-bytes.ts';
import {
  type Attempt,
  beginAttempt,
  endAttempt,
  giveUpJob,
  insertChunk,
  type JobKey,
  type JobRow,
  readChunk,
  setProgress,
  setReport,
} from './job-store.ts';

/** A job while it works. Every member throws once another beginning of the same job has taken over. */
export type RunningJob = Pick<JobRow, 'orgId' | 'jobId' | 'kind' | 'input' | 'createdBy'> & {
  /** The file that was brought in. */
  upload(): Promise<Uint8Array>;
  /** Tells how far it is. */
  progress(done: number, total: number | null): Promise<void>;
  /** Writes the file that can be taken when the job is done; once. */
  write(file: { fileName: string; mediaType: string }, bytes: AsyncIterable<Uint8Array>): Promise<void>;
};

/**
 * How a job ends: with its report, or with what is to be settled in the one transaction that ends it, which gives the report. Errors that another try
 * may mend are thrown. `filled` says what the database is to look at anew after it.
 */
export type JobEnd =
  | { state: 'done' | 'failed'; report: unknown }
  | { state: 'done'; settle: (tx: Tx, now: Date) => Promise<unknown>; filled?: Filled };

/** What does the work of one kind. It may be begun again from its beginning, and changes nothing but by how it ends. */
export type SchoolJobWork = (job: RunningJob) => Promise<JobEnd>;
export type SchoolJobWorks = Readonly<Record<SchoolJobKind, SchoolJobWork>>;

const mostAttempts = 4;

/** Another attempt works on the job now, or it is gone: there is nothing left to do. */
class Overtaken extends Error {}

/**
 * Works on a job from its beginning and ends it, once (rule SCHOOL-13). Repeating it for one that is over changes nothing. Throws what stopped it, to be
 * tried again; after the fourth attempt the job has failed instead.
 */
export async function runSchoolJob(
  parts: Pick<SchoolParts, 'database' | 'clock' | 'log'>,
  works: SchoolJobWorks,
  key: JobKey,
): Promise<void> {
  const { database, clock, log } = parts;
  const giveUp = (): Promise<boolean> =>
    withinOrganisation(database, key.orgId, (tx) => giveUpJob(tx, key, mostAttempts, clock.now()));
  const row = await withinOrganisation(database, key.orgId, (tx) => beginAttempt(tx, key, mostAttempts));
  if (!row) {
    await giveUp();
    return;
  }
  const attempt = { ...key, attempt: row.attempts };
  const running = runningJob(parts, row, attempt);
  try {
    const ending = await works[row.kind](running.job);
    await end(parts, { ...row, ...attempt }, ending, running.file());
    if ('filled' in ending && ending.filled) await lookAt(parts, ending.filled);
  } catch (error) {
    if (error instanceof Overtaken) return;
    if (!(await giveUp())) throw error;
    log.error({ err: error, kind: row.kind }, 'a job of a school could not be done');
  }
}

/** The job is done, whether this is or not. */
const lookAt = ({ database, log }: Pick<SchoolParts, 'database' | 'log'>, filled: Filled): Promise<void> =>
  takeStatistics(database, filled).catch((error: unknown) =>
    log.warn({ err: error }, 'no statistics were taken after a job of a school'),
  );

type WrittenFile = { fileName: string; mediaType: string; bytes: number };

async function end(
  { database, clock }: Pick<SchoolParts, 'database' | 'clock'>,
  attempt: Attempt & Pick<JobRow, 'kind' | 'expiresAt'>,
  ending: JobEnd,
  file: WrittenFile | undefined,
): Promise<void> {
  await withinOrganisation(database, attempt.orgId, async (tx) => {
    const now = clock.now();
    if (!(await endAttempt(tx, attempt, { state: ending.state, now, file }))) throw new Overtaken();
    await setReport(tx, attempt, 'settle' in ending ? await ending.settle(tx, now) : ending.report);
    if (ending.state === 'done' && file) await tellFile(tx, attempt, now);
  });
}

/** Tells the school that a file can be taken; by whom, the pages say. */
async function tellFile(
  tx: Tx,
  { orgId, jobId, kind, expiresAt }: JobKey & Pick<JobRow, 'kind' | 'expiresAt'>,
  now: Date,
): Promise<void> {
  const data = { jobId, kind, expiresAt: expiresAt.toISOString() };
  await tellSchool(tx, { orgId, now }, { event: 'export.ready', data });
}

function runningJob(
  { database }: Pick<SchoolParts, 'database'>,
  row: JobRow,
  attempt: Attempt,
): { job: RunningJob; file: () => WrittenFile | undefined } {
  const { orgId, jobId, kind, input, createdBy } = row;
  const within = async (work: (tx: Tx) => Promise<boolean>): Promise<void> => {
    if (!(await withinOrganisation(database, orgId, work))) throw new Overtaken();
  };
  let file: WrittenFile | undefined;
  const job: RunningJob = {
    orgId,
    jobId,
    kind,
    input,
    createdBy,
    upload: async () => {
      const pieces: Uint8Array[] = [];
      for await (const piece of piecesOf(database, attempt)) pieces.push(piece);
      return Buffer.concat(pieces);
    },
    progress: (done, total) =>
      within((tx) =>
        setProgress(tx, attempt, {
          done,
          total,
        }),
      ),
    write: async (named, content) => {
      let [bytes, number] = [0, 0];
      for await (const piece of inPieces(content, pieceBytes)) {
        await within((tx) =>
          insertChunk(tx, attempt, {
            number,
            bytes: piece,
          }),
        );
        bytes += piece.byteLength;
        number += 1;
      }
      file = {
        ...named,
        bytes,
      };
    },
  };
  return { job, file: () => file };
}

/** The pieces of a job's file, each read when it is asked for. */
export async function* piecesOf(database: SchoolParts['database'], key: JobKey): AsyncGenerator<Uint8Array> {
  for (let number = 0; ; number++) {
    const piece = await withinOrganisation(database, key.orgId, (tx) => readChunk(tx, key, number));
    if (!piece) return;
    yield piece;
  }
}

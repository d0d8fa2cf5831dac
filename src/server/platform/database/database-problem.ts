import { DrizzleQueryError } from 'drizzle-orm';
import { storageFull } from '../disk-room.ts';
import { UpstreamError } from '../refusal.ts';

/** What may be told of a database's error: its code, and the table and rule it names. Never the statement, its parameters or a row. */
type DatabaseProblem = { code: string; table?: string; constraint?: string; away: boolean };

/** Connection lost or refused, server going down, starting, full or frozen, a lock not had in time: trying again later may help. */
const awayStates = /^(?:08\w{3}|57P0[1-4]|57014|55P03|40001|40P01|53[0-3]\d{2})$/;
const awayErrnos = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** What the driver says without a code of its own. */
const awayWords =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed and is not queryable)/;

type Fields = {
  code?: unknown;
  table?: unknown;
  constraint?: unknown;
  severity?: unknown;
  syscall?: unknown;
};

function chainOf(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let one = error; one instanceof Error && chain.length < 6; one = one.cause) chain.push(one);
  return chain;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);

function problemOf(error: Error): DatabaseProblem | null {
  const { code, table, constraint, severity } = error as Fields;
  const state = textOf(code);
  if (state !== null && severity !== undefined && /^[0-9A-Z]{5}$/.test(state)) {
    const named = { table: textOf(table), constraint: textOf(constraint) };
    return {
      code: state,
      ...(named.table ? { table: named.table } : {}),
      ...(named.constraint ? { constraint: named.constraint } : {}),
      away: awayStates.test(state),
    };
  }
  if (state !== null && awayErrnos.has(state)) return { code: state, away: true };
  return awayWords.test(error.message) ? { code: 'connection', away: true } : null;
}

/**
 * The database's problem behind an error: what PostgreSQL, its driver or the query builder threw, wherever it stands in the chain of causes.
 * Null when no database had part in it. An error of the network alone is taken for the database's only with `fromDatabase`.
 */
export function databaseProblem(error: unknown, fromDatabase = false): DatabaseProblem | null {
  const chain = chainOf(error);
  const built = chain.some((one) => one instanceof DrizzleQueryError);
  for (const one of chain) {
    const problem = problemOf(one);
    if (problem && (fromDatabase || built || (one as Fields).severity !== undefined)) return problem;
  }
  return built ? { code: 'unknown', away: false } : null;
}

/** PostgreSQL's code for a disk that is full. */
export const diskFull = '53100';

/**
 * Gives what `work` gives. Throws UpstreamError when the database is away or has no room, whatever it threw then; everything else as it is.
 */
export async function orTellAway<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const problem = databaseProblem(error, true);
    if (problem?.code === diskFull) throw storageFull(error);
    throw problem?.away ? new UpstreamError('database', true, error) : error;
  }
}

/** Whether a server broke off at an error: nothing it is asked afterwards has an answer. */
export function isPanic(error: unknown): boolean {
  return chainOf(error).some((one) => (one as Fields).severity === 'PANIC');
}

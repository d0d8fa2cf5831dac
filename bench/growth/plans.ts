import pg from 'pg';
import { z } from 'zod';

/** A table this small is read whole for less than an index would cost. */
const smallTableRows = 1_000;
/** Pages that a statement may touch without anybody counting how they grow; a sweep takes a batch of up to 500 rows, sixteen pages each. */
const fewPages = { request: 60, sweep: 8_000, batch: 8_000 };
/** A tree that is a level deeper costs a page more a look-up; what reads by the size of a table grows far more. */
const mostGrowth = 1.6;

const node: z.ZodType<PlanNode> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Relation Name': z.string().optional(),
    'Actual Rows': z.number().optional(),
    'Actual Loops': z.number().optional(),
    'Rows Removed by Filter': z.number().optional(),
    'Shared Hit Blocks': z.number().optional(),
    'Shared Read Blocks': z.number().optional(),
    Plans: z.array(node).optional(),
  }),
);
type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string | undefined;
  'Actual Rows'?: number | undefined;
  'Actual Loops'?: number | undefined;
  'Rows Removed by Filter'?: number | undefined;
  'Shared Hit Blocks'?: number | undefined;
  'Shared Read Blocks'?: number | undefined;
  Plans?: PlanNode[] | undefined;
};
const told = z.object({ 'Query Text': z.string(), Plan: node });

/** What the server did for one statement, all its runs together. */
export type StatementPlan = { runs: number; ms: number; pages: number; scanned: Set<string> };

/** Has a connection's server tell the plan of every statement it ran, with what it read. Needs a superuser. */
export function explaining(connectionString: string): string {
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_buffers': 'on',
    'auto_explain.log_format': 'json',
    'auto_explain.log_level': 'notice',
    'auto_explain.log_nested_statements': 'off',
  };
  const url = new URL(connectionString);
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  url.searchParams.set('options', options.join(' '));
  return url.toString();
}

/** Collects the plans that servers tell on connections opened from now on, each under the work that was named last. */
export class PlanRecorder {
  readonly #found = new Map<string, Map<string, StatementPlan>>();
  #work: string | null = null;

  constructor() {
    const take = (message: string): void => this.#take(message);
    const connect = Reflect.get(pg.Client.prototype, 'connect') as (...given: unknown[]) => unknown;
    pg.Client.prototype.connect = function (this: pg.Client, ...given: unknown[]) {
      this.on('notice', ({ message }) => take(message ?? ''));
      return connect.apply(this, given);
    } as typeof pg.Client.prototype.connect;
  }

  /** What runs from now on belongs to this; null to none. */
  begin(work: string | null): void {
    this.#work = work;
  }

  /** The statements of a work, by their text. */
  of(work: string): ReadonlyMap<string, StatementPlan> {
    return this.#found.get(work) ?? new Map<string, StatementPlan>();
  }

  #take(message: string): void {
    const [, ms, json] = /^duration: ([\d.]+) ms {2}plan:\n(\{[\s\S]*\})/.exec(message) ?? [];
    if (this.#work === null || json === undefined) return;
    const { 'Query Text': text, Plan: plan } = told.parse(JSON.parse(json));
    const ofWork = this.#found.get(this.#work) ?? new Map<string, StatementPlan>();
    this.#found.set(this.#work, ofWork);
    const key = text.replaceAll(/\s+/g, ' ').trim();
    const known = ofWork.get(key) ?? { runs: 0, ms: 0, pages: 0, scanned: new Set<string>() };
    known.runs += 1;
    known.ms += Number(ms);
    known.pages += (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
    for (const table of scannedBy(plan)) known.scanned.add(table);
    ofWork.set(key, known);
  }
}

function scannedBy(plan: PlanNode): string[] {
  const below = (plan.Plans ?? []).flatMap(scannedBy);
  const relation = plan['Relation Name'];
  return plan['Node Type'].endsWith('Seq Scan') && relation ? [...below, relation] : below;
}

/** Why a statement will not hold at the next size, or null. */
export function faultOf(
  small: StatementPlan | undefined,
  large: StatementPlan,
  { rowsOf, kind }: { rowsOf: ReadonlyMap<string, number>; kind: keyof typeof fewPages },
): string | null {
  const whole = [...large.scanned].filter((table) => (rowsOf.get(table) ?? 0) > smallTableRows);
  if (whole.length > 0) return `reads the whole of ${whole.join(', ')}`;
  const pages = large.pages / large.runs;
  const before = small ? small.pages / small.runs : pages;
  if (pages > fewPages[kind] && pages > before * mostGrowth)
    return `reads ${Math.round(pages)} pages where ${Math.round(before)} were enough`;
  return null;
}

import type { LabelName } from './label-values.ts';

type MetricShape = {
  kind: 'counter' | 'gauge' | 'histogram';
  help: string;
  labels: readonly LabelName[];
  /** Seconds, of a histogram. */
  buckets?: readonly number[];
};

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const turnBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const callBuckets = [0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 60, 120];
const jobBuckets = [0.01, 0.05, 0.25, 1, 5, 15, 60, 300];
const statementBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2, 10];

/** What one process counts by itself. */
const counted = {
  hotseat_http_requests_total: {
    kind: 'counter',
    help: 'Requests answered, by endpoint of the table.',
    labels: ['endpoint', 'method', 'status'],
  },
  hotseat_http_request_seconds: {
    kind: 'histogram',
    help: 'How long requests took; event streams are not in it.',
    labels: ['endpoint'],
    buckets: requestBuckets,
  },
  hotseat_refusals_total: {
    kind: 'counter',
    help: 'Replies that carried an error code (docs/errors.md).',
    labels: ['code'],
  },
  hotseat_sign_ins_total: { kind: 'counter', help: 'How sign-ins ended.', labels: ['sign_in'] },
  hotseat_turns_total: {
    kind: 'counter',
    help: 'Utterances of the panel, by who found the words or why a model did not.',
    labels: ['turn'],
  },
  hotseat_first_word_added_seconds: {
    kind: 'histogram',
    help: 'From taking an answer up to the first streamed word, less the time waited on the model meanwhile.',
    labels: ['engine'],
    buckets: turnBuckets,
  },
  hotseat_model_calls_total: {
    kind: 'counter',
    help: 'Calls of language models and speech services, by what came of them.',
    labels: ['purpose', 'provider', 'call'],
  },
  hotseat_model_call_seconds: {
    kind: 'histogram',
    help: 'How long such calls took.',
    labels: ['purpose'],
    buckets: callBuckets,
  },
  hotseat_model_tokens_total: {
    kind: 'counter',
    help: 'Tokens of such calls; sound counts ten a second.',
    labels: ['purpose', 'provider', 'tokens'],
  },
  hotseat_model_rupees_total: {
    kind: 'counter',
    help: 'Rupees of such calls, where prices are set.',
    labels: ['purpose', 'provider'],
  },
  hotseat_jobs_total: { kind: 'counter', help: 'Jobs worked here.', labels: ['queue', 'result'] },
  hotseat_job_seconds: {
    kind: 'histogram',
    help: 'How long jobs took.',
    labels: ['queue'],
    buckets: jobBuckets,
  },
  hotseat_school_webhooks_total: {
    kind: 'counter',
    help: 'Tries to tell a school, by what came of them.',
    labels: ['delivery'],
  },
  hotseat_webhooks_total: { kind: 'counter', help: 'Deliveries of the gateway.', labels: ['webhook'] },
  hotseat_database_seconds: {
    kind: 'histogram',
    help: 'How long the database was used in one go, waiting for a connection included.',
    labels: ['database_use'],
    buckets: statementBuckets,
  },
  hotseat_statement_seconds: {
    kind: 'histogram',
    help: 'How long single statements took on PostgreSQL.',
    labels: [],
    buckets: statementBuckets,
  },
  hotseat_streams_open: { kind: 'gauge', help: 'Open event streams.', labels: [] },
  hotseat_interviews_in_hand: {
    kind: 'gauge',
    help: 'Interviews this process keeps in memory.',
    labels: [],
  },
  hotseat_pool_connections: {
    kind: 'gauge',
    help: 'Connections to PostgreSQL, and callers that wait for one.',
    labels: ['connection'],
  },
  hotseat_database_up: { kind: 'gauge', help: '1 while the database answers.', labels: [] },
  hotseat_storage_full: {
    kind: 'gauge',
    help: '1 while the database has no room to write.',
    labels: [],
  },
  hotseat_clock_apart_seconds: {
    kind: 'gauge',
    help: 'How far this clock is ahead of the database’s, negative when behind; 0 while they agree to five minutes.',
    labels: [],
  },
} as const satisfies Record<string, MetricShape>;

/** What one process measures every minute for all (figures.ts): the same wherever it is read. */
const measured = {
  hotseat_figures_age_seconds: {
    kind: 'gauge',
    help: 'How old the figures of the minute are.',
    labels: [],
  },
  hotseat_interviews: { kind: 'gauge', help: 'Interviews that are not over.', labels: ['interview'] },
  hotseat_scoring_oldest_seconds: {
    kind: 'gauge',
    help: 'How long the oldest interview waits for its feedback.',
    labels: [],
  },
  hotseat_queue_waiting: { kind: 'gauge', help: 'Jobs that are due and not begun.', labels: ['queue'] },
  hotseat_queue_oldest_seconds: {
    kind: 'gauge',
    help: 'How long the oldest of them is due.',
    labels: ['queue'],
  },
  hotseat_mails_unsent: { kind: 'gauge', help: 'Mails older than an hour that were not taken.', labels: [] },
  hotseat_orders_paid_not_credited: {
    kind: 'gauge',
    help: 'Orders with money the bank agreed to and no interviews yet.',
    labels: [],
  },
  hotseat_orders_paid_not_credited_oldest_seconds: {
    kind: 'gauge',
    help: 'How long the oldest of them waits.',
    labels: [],
  },
  hotseat_orders_to_review: {
    kind: 'gauge',
    help: 'Orders with captured money of another amount or currency.',
    labels: [],
  },
  hotseat_holds_without_activity: {
    kind: 'gauge',
    help: 'Credits held for interviews in which nothing happens any more.',
    labels: [],
  },
  hotseat_ledger_differences: {
    kind: 'gauge',
    help: 'Lots whose ledger does not sum to what is left of them.',
    labels: [],
  },
  hotseat_books_differences: {
    kind: 'gauge',
    help: 'What differed from the gateway’s books in the last night.',
    labels: [],
  },
  hotseat_books_age_seconds: {
    kind: 'gauge',
    help: 'How long ago the books were compared.',
    labels: [],
  },
  hotseat_audit_chain_broken: {
    kind: 'gauge',
    help: '1 while an entry of the audit log does not fit.',
    labels: [],
  },
  hotseat_webhooks_waiting: { kind: 'gauge', help: 'Webhooks that were not processed.', labels: [] },
  hotseat_webhooks_oldest_seconds: {
    kind: 'gauge',
    help: 'How long the oldest of them waits.',
    labels: [],
  },
  hotseat_webhooks_set_aside: {
    kind: 'gauge',
    help: 'Webhooks that can never be processed and wait for the operator.',
    labels: [],
  },
  hotseat_refunds_stuck: { kind: 'gauge', help: 'Refunds without an end after ten days.', labels: [] },
} as const satisfies Record<string, MetricShape>;

/** Every metric of ours; Node's own come from prom-client. */
export const metricTable = { ...counted, ...measured };

type MetricTable = typeof metricTable;
export type MetricName = keyof MetricTable;
export type MetricOfKind<K extends MetricShape['kind']> = {
  [N in MetricName]: MetricTable[N]['kind'] extends K ? N : never;
}[MetricName];
export type LabelsOf<N extends MetricName> = MetricTable[N]['labels'][number];

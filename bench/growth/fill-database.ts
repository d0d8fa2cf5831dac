import type pg from 'pg';
import { noticeVersion } from '#contract/consents.ts';

/** Users whose interviews have all their events, who are signed in and whose work is measured: so many at each size, spread over all keys. */
export const sampleUsers = 400;
const interviewsPerUser = 2;
/** An interview has about sixty events of about this size; outside the sample so few stand for them. */
const sampleEvents = 60;
const thinnedEvents = 2;

/** Names as the service makes them: random, so that neighbours in time are no neighbours in an index. */
const names = `
create schema bench;
create function bench.uid(n bigint) returns text language sql immutable parallel safe as
  $$ select substr(md5('u' || n), 1, 28) $$;
create function bench.id(prefix text, n bigint) returns text language sql immutable parallel safe as
  $$ select prefix || substr(md5(prefix || n), 1, 22) $$;
create function bench.gateway(prefix text, n bigint) returns text language sql immutable parallel safe as
  $$ select prefix || substr(md5(prefix || n), 1, 14) $$;
create function bench.since(n bigint) returns timestamptz language sql stable parallel safe as
  $$ select now() - case when n <= ${sampleUsers} then 5 else (n * 7919) % 730 end * interval '1 day' - (n % 86400) * interval '1 second' $$;
create function bench.session(n bigint, k int) returns text language sql stable parallel safe as
  $$ select 'session_' || bench.uid(n) || '_' || (1700000000000 + n * 1000 + k) $$;
create function bench.words(n bigint, chars int) returns text language sql immutable parallel safe as
  $$ select left(repeat(md5(n::text) || ' ', chars / 33 + 1), chars) $$`;

const settings = `'{"notifications": true, "emailUpdates": false}'::jsonb`;
const each = 'from generate_series(1::bigint, $USERS) n';
const eachInterview = `${each}, generate_series(1, ${interviewsPerUser}) k`;
const paid = 'n % 10 <> 0';

/** A table, its columns, and what goes into them. */
const statements: readonly (readonly [string, string, string])[] = [
  [
    'users',
    'uid, email, display_name, photo_url, created_at, last_login, updated_at, subscription_status, interview_quota, has_purchased_premium, settings',
    `select bench.uid(n), 'user.' || n || '@example.com', 'User ' || n, null, bench.since(n), bench.since(n), bench.since(n),
      'premium', 2, true, ${settings} ${each}`,
  ],
  [
    'identities',
    'issuer, subject, uid, created_at',
    `select 'https://accounts.google.com', lpad((n * 104729)::text, 21, '1'), bench.uid(n), bench.since(n) ${each}`,
  ],
  [
    'sessions',
    'token_hash, uid, created_at, seen_at, expires_at',
    `select encode(sha256(('bench-' || n)::bytea), 'hex'), bench.uid(n), now() - interval '6 days', now() - (n % 500) * interval '10 minutes',
      now() + interval '24 days' ${each} where n <= ${sampleUsers} or n % 5 = 0`,
  ],
  [
    'consents',
    'id, uid, purpose, notice_version, given_at',
    `select bench.id('con_' || purpose, n), bench.uid(n), purpose, '${noticeVersion}', bench.since(n)
      ${each}, unnest(array['adult', 'interview']) purpose`,
  ],
  [
    'resumes',
    'id, uid, file_name, source, lines, sections, hidden_runs, facts, work_months, uploaded_at, confirmed_at',
    `select bench.id('res_', n), bench.uid(n), 'resume.pdf', 'pdf', '[]', '[]', '[]', '[]', 24, bench.since(n), bench.since(n) ${each}
      where n <= ${sampleUsers}`,
  ],
  [
    'orders',
    'id, uid, product, amount_paise, currency, interviews, status, receipt, razorpay_order_id, razorpay_payment_id, paid_at, next_check_at, created_at, updated_at',
    `select bench.id('ord_', n), bench.uid(n), 'premium', 99900, 'INR', 4, case when ${paid} then 'success' else 'expired' end, bench.id('ord_', n),
      bench.gateway('order_', n), case when ${paid} then bench.gateway('pay_', n) end, case when ${paid} then bench.since(n) end,
      null::timestamptz, bench.since(n), bench.since(n) ${each}
    union all select bench.id('top_', n), bench.uid(n), 'top_up', 99900, 'INR', 4, 'pending', bench.id('top_', n), bench.gateway('order_', -n),
      null, null, now() + interval '1 day', now(), now() from generate_series(1, ${sampleUsers}) n`,
  ],
  [
    'payment_attempts',
    'razorpay_payment_id, order_id, status, amount_paise, currency, method, created_at, updated_at',
    `select bench.gateway('pay_', n), bench.id('ord_', n), 'captured', 99900, 'INR', 'upi', bench.since(n), bench.since(n) ${each} where ${paid}`,
  ],
  [
    'billing_documents',
    'id, uid, order_id, kind, number, issued_at, content',
    `select bench.id('doc_', n), bench.uid(n), bench.id('ord_', n), 'receipt', 'RC/' || lpad(n::text, 12, '0'), bench.since(n),
      '{"kind": "receipt"}'::jsonb ${each} where ${paid}`,
  ],
  [
    'mails',
    'id, uid, "to", subject, text, document_id, created_at, sent_at',
    `select 'receipt:' || bench.id('doc_', n), bench.uid(n), 'user.' || n || '@example.com', 'Your receipt', bench.words(n, 200), bench.id('doc_', n),
      bench.since(n), bench.since(n) ${each} where ${paid}`,
  ],
  [
    'credit_lots',
    'id, uid, source_key, granted, held, captured, lapsed, expired, granted_at, expires_at',
    `select bench.id('lot_', n), bench.uid(n), bench.id('ord_', n), 4, 0, 2, case when fresh then 0 else 2 end, not fresh, at,
      at + interval '30 days'
      from (select n, bench.since(n) as at, bench.since(n) > now() - interval '28 days' as fresh ${each} where ${paid} or n <= ${sampleUsers}) lots`,
  ],
  [
    'ledger',
    'id, uid, lot_id, kind, delta, source_key, at',
    `select bench.id('led' || k, n), bench.uid(n), bench.id('lot_', n), case k when 0 then 'grant' else 'hold' end,
      case k when 0 then 4 else -1 end, case k when 0 then bench.id('ord_', n) else bench.session(n, k) end, bench.since(n)
      ${each}, generate_series(0, ${interviewsPerUser}) k where ${paid} or n <= ${sampleUsers}
    union all select bench.id('cap' || k, n), bench.uid(n), bench.id('lot_', n), 'capture', 0, bench.session(n, k), bench.since(n)
      ${eachInterview} where ${paid} or n <= ${sampleUsers}`,
  ],
  [
    'interview_sessions',
    'session_id, uid, state, end_reason, style, hold_key, last_seq, started_at, ended_at, has_feedback, counted, timestamp, updated_at',
    `select bench.session(n, k), bench.uid(n), 'done', 'completed', 'grill', bench.session(n, k), ${sampleEvents}, bench.since(n), bench.since(n),
      true, true, bench.since(n) + k * interval '1 hour', bench.since(n) ${eachInterview}`,
  ],
  [
    'interview_events',
    'session_id, seq, client_key, event, at',
    `select bench.session(n, k), e, 'answer:' || e, jsonb_build_object('kind', 'answered', 'text', bench.words(n * 60 + e, 300)), bench.since(n)
      ${eachInterview}, lateral generate_series(1, case when n <= ${sampleUsers} then ${sampleEvents} else ${thinnedEvents} end) e`,
  ],
  [
    'feedbacks',
    'session_id, uid, avg_score, completed_at, feedback',
    `select bench.session(n, k), bench.uid(n), 50 + n % 40, bench.since(n) + k * interval '1 hour',
      jsonb_build_object('assessor', jsonb_build_object('kind', 'offline'), 'band', null, 'verdict', bench.words(n, 200), 'drills', '[]'::jsonb, 'topics', '[]'::jsonb, 'transcript', '[]'::jsonb, 'avgScore', null, 'completedAt', to_char(bench.since(n), 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) ${eachInterview}`,
  ],
  [
    'webhook_inbox',
    'event_id, body, received_at, processed_at, outcome',
    `select bench.id('evt_', n), bench.words(n, 900)::bytea, bench.since(n), bench.since(n), 'credited' ${each}
      where bench.since(n) > now() - interval '30 days'`,
  ],
  [
    'model_calls',
    'id, session_id, uid, purpose, provider, model, day, state, reserved_tokens, reserved_micro_rupees, input_tokens, cached_input_tokens, output_tokens, micro_rupees, at, settled_at',
    `select bench.id('call_', n), bench.session(n, 1), bench.uid(n), 'speaking', 'openai', 'a-model', to_char(bench.since(n), 'YYYY-MM-DD'), 'settled',
      900, 100, 800, 0, 100, 90, bench.since(n), bench.since(n) ${each}`,
  ],
  [
    'model_budgets',
    'key, reserved_tokens, spent_tokens, reserved_micro_rupees, spent_micro_rupees, updated_at',
    `select 'interview:' || bench.session(n, 1), 0, 900, 0, 90, bench.since(n) ${each}`,
  ],
  [
    'audit_log',
    'seq, kind, actor, uid, detail, at, previous_hash, hash',
    // Its numbers follow time, two years of it.
    `select n, 'sign_in', 'user', bench.uid(n), '{}'::jsonb, now() - interval '730 days' * (1 - n / ($USERS + 1.0)), md5(n::text),
      md5((n + 1)::text) ${each}`,
  ],
  [
    'idempotency_keys',
    'uid, route, key, request_hash, subject_id, created_at',
    `select bench.uid(n), 'create_order', 'key-of-a-page-' || n, md5(n::text), bench.id('ord_', n), bench.since(n) ${each}
      where bench.since(n) > now() - interval '7 days'`,
  ],
  [
    'call_counts',
    'key, calls, ends_at',
    `select md5(n::text), 1, now() + interval '1 hour' ${each} where n % 100 = 0`,
  ],
];

/** So many users with what two interviews each leave in a database, put in by a statement a table, with indexes and rules built afterwards. */
export async function fillDatabase(
  client: pg.Client,
  users: number,
  tell: (what: string) => void,
): Promise<void> {
  await client.query(`set synchronous_commit = off; set session_replication_role = replica;
    set maintenance_work_mem = '512MB'; set work_mem = '128MB'; set timezone = 'UTC'`);
  await client.query(names);
  const built = await takeDownIndexes(client);
  for (const [table, columns, select] of statements) {
    tell(table);
    await client.query(`insert into ${table} (${columns}) ${select.replaceAll('$USERS', String(users))}`);
  }
  for (const statement of built) {
    tell(/ (?:CONSTRAINT|INDEX) "?(\w+)/i.exec(statement)?.[1] ?? 'indexes');
    await client.query(statement);
  }
  tell('statistics');
  await client.query('vacuum analyze');
}

/** Drops every index and rule of the tables; gives the statements that make them again, unique ones first. */
async function takeDownIndexes(client: pg.Client): Promise<string[]> {
  const { rows: rules } = await client.query<{ drop: string; make: string; kind: string }>(
    `select format('alter table %s drop constraint %I cascade', conrelid::regclass, conname) as drop, contype as kind,
      format('alter table %s add constraint %I %s%s', conrelid::regclass, conname, pg_get_constraintdef(oid),
        case contype when 'f' then ' not valid' else '' end) as make
    from pg_constraint where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f') and conrelid::regclass::text = any($1)
    order by case contype when 'f' then 0 else 1 end`,
    [statements.map(([table]) => table)],
  );
  for (const { drop } of rules) await client.query(drop);
  const { rows: indexes } = await client.query<{ name: string; make: string }>(
    `select quote_ident(indexname) as name, indexdef as make from pg_indexes where schemaname = 'public' and tablename = any($1)`,
    [statements.map(([table]) => table)],
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  const keys = rules.filter(({ kind }) => kind !== 'f').map(({ make }) => make);
  const references = rules.filter(({ kind }) => kind === 'f').map(({ make }) => make);
  return [...keys, ...indexes.map(({ make }) => make), ...references];
}

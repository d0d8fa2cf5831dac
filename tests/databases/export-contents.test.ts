import { getTableColumns } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { interviewParts, subjects } from '#server/privacy/export/export-subjects.ts';
import { leftOut } from '#server/privacy/export/left-out.ts';
import { canary, canaryTime, canaryUid, fillForCanary } from '#tests/fixtures/canary-rows.ts';
import { copyMaker, copyOf, textOf } from '#tests/fixtures/copies.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { schemaTables } from '#tests/fixtures/schema-tables.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { openTestDatabase, type TestDatabase } from '#tests/fixtures/test-database.ts';

/* A copy of everything holds everything of its owner and nothing of anybody else's (rule EXPORT-1). */

const kept = [...subjects, ...Object.values(interviewParts)].map((subject) => ({
  ...subject,
  name: getTableConfig(subject.table).name,
}));
const tables = await schemaTables();

describe('every table of the service', () => {
  it('is in the copy or left out for a reason, and neither twice nor without being there', () => {
    const named = [...kept.map((one) => one.name), ...Object.keys(leftOut)];
    expect(named.toSorted()).toEqual([...tables.keys()].toSorted());
    for (const [table, reason] of Object.entries(leftOut)) expect(reason.length, table).toBeGreaterThan(20);
  });

  it.each(kept.map((one) => [one.name, one] as const))(
    '%s: each of its columns is kept or left out for a reason',
    (name, { columns, left }) => {
      const table = tables.get(name);
      if (!table) throw new Error(`${name} is not there.`);
      const named = [...Object.keys(columns), ...Object.keys(left)];
      expect(named.toSorted()).toEqual(Object.keys(getTableColumns(table)).toSorted());
      for (const reason of Object.values(left)) expect(reason.length).toBeGreaterThan(10);
    },
  );
});

describe('with a mark in every column of two people', () => {
  let db: TestDatabase;
  let files: Map<string, Uint8Array>;
  let text: string;

  beforeAll(async () => {
    db = await openTestDatabase();
    await fillForCanary(db.database, 'asha');
    await fillForCanary(db.database, 'bina');
    files = await copyOf(copyMaker(db, new TestClock(canaryTime)), canaryUid('asha'));
    text = [...files.keys()]
      .filter((name) => !name.endsWith('.pdf'))
      .map((name) => textOf(files, name))
      .join('\n');
  });
  afterAll(() => db.close());

  /** Columns of which a mark can be looked for: written, not computed of others. */
  const marked = [...tables].flatMap(([name, table]) =>
    Object.entries(getTableColumns(table))
      .filter(([key, { dataType, enumValues, generated }]) => {
        return key !== 'uid' && !enumValues && !generated && isText(dataType);
      })
      .map(([key]) => ({ name, key })),
  );
  const isKept = ({ name, key }: { name: string; key: string }): boolean =>
    kept.some((one) => one.name === name && key in one.columns);
  const standsIn = async ({ name, key }: { name: string; key: string }): Promise<boolean> => {
    const stored = JSON.stringify(await rowsOf(db.database, name));
    return stored.includes(canary('asha', name, key));
  };

  /** A column that names a row of another table holds that one's mark. */
  const namesAnother = ({ name, key }: { name: string; key: string }): boolean => {
    const table = tables.get(name);
    const column = table && getTableColumns(table)[key];
    const references = table ? getTableConfig(table).foreignKeys.map((each) => each.reference()) : [];
    return references.some(({ columns }) => columns.some((one) => one.name === column?.name));
  };

  it('has every one of hers that is kept', async () => {
    const unmarked: string[] = [];
    for (const column of marked.filter(isKept)) {
      if (column.name === 'exports') continue;
      if (!(await standsIn(column))) unmarked.push(`${column.name}.${column.key}`);
      else expect(text, `${column.name}.${column.key}`).toContain(canary('asha', column.name, column.key));
    }
    // Columns that name another row hold that row's mark; settings have a form without room for one.
    expect(unmarked.filter((name) => !/\.\w+Id$/.test(name))).toEqual(['users.settings']);
  });

  it('has none that is left out: no hash of a token, no secret of a sign-in, no pen', async () => {
    const absent = marked.filter((column) => !isKept(column));
    const secrets = ['sessions.tokenHash', 'sign_in_flows.codeVerifier', 'interview_sessions.leaseId'];
    expect(absent.map(({ name, key }) => `${name}.${key}`)).toEqual(expect.arrayContaining(secrets));
    for (const { name, key } of absent) {
      if (name === 'exports' || name === 'export_chunks' || namesAnother({ name, key })) continue;
      expect(await standsIn({ name, key }), `${name}.${key} was never filled`).toBe(true);
      expect(text, `${name}.${key}`).not.toContain(canary('asha', name, key));
    }
  });

  it('has nothing of the other person, in no file', async () => {
    expect(text).not.toContain('bina');
    expect(JSON.stringify(await rowsOf(db.database, 'feedbacks'))).toContain(
      'canary-bina-feedbacks-feedback',
    );
  });

  it('is a folder of readable files, with the receipt as a PDF', () => {
    expect([...files.keys()].filter((name) => !name.startsWith('data/')).toSorted()).toEqual([
      `documents/${canary('asha', 'billing_documents', 'number')}.pdf`,
      'index.html',
      ...[
        'again.json',
        'claims.json',
        'events.json',
        'feedback.json',
        'interview.json',
        'scoring.json',
        'transcript.txt',
      ].map((name) => `interviews/001-2026-03-07/${name}`),
    ]);
    for (const { file } of subjects) {
      const rows: unknown = JSON.parse(textOf(files, `data/${file}.json`));
      // The log says already that this copy was asked for.
      expect(rows, file).toHaveLength(file === 'log' ? 2 : 1);
    }
    const [pdf] = [...files].filter(([name]) => name.endsWith('.pdf')).map(([, bytes]) => bytes);
    expect(
      Buffer.from(pdf ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const mark = canary('asha', 'feedbacks', 'feedback');
    expect(textOf(files, 'interviews/001-2026-03-07/transcript.txt')).toBe(
      `Interview of 2026-03-07\r\nMarch 7, 2026 at 9:42 PM IST\r\n\r\nYou:\r\n${mark} <img src=x onerror=alert(1)>\r\n\r\n`,
    );
  });

  it('has a page that reads what candidates and models wrote as text', () => {
    const page = textOf(files, 'index.html');
    expect(page).toContain('&#60;script&#62;alert(1)&#60;/script&#62;');
    expect(page).toContain('&#60;img src=x onerror=alert(1)&#62;');
    expect(page).not.toMatch(/<(?:script|img|iframe|link|object)\b/i);
    expect(page).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
  });
});

function isText(dataType: string): boolean {
  return dataType === 'string' || dataType === 'json';
}

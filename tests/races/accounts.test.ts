import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertFlow, takeFlow } from '#server/accounts/flow-store.ts';
import { upsertUser } from '#server/accounts/user-store.ts';
import { emptyTables, rowsOf } from '#tests/fixtures/rows.ts';
import { openRaceDatabase, type TestDatabase } from '#tests/fixtures/test-database.ts';

const now = new Date('2026-03-01T06:00:00Z');

let db: TestDatabase;
beforeAll(async () => {
  db = await openRaceDatabase();
});
afterAll(() => db.close());
beforeEach(() => emptyTables(db.database));

describe('signing in for the first time in thirty tabs', () => {
  it('creates one user', async () => {
    const identity = {
      issuer: 'https://accounts.google.com',
      subject: '110000000000000000001',
      email: 'ira.deshpande@example.com',
      displayName: 'Ira Deshpande',
      photoURL: null,
    };
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => db.database.transaction((tx) => upsertUser(tx, identity, now))),
    );
    expect(new Set(replies.map((r) => r.uid)).size).toBe(1);
    expect(replies.filter((r) => r.created)).toHaveLength(1);
    expect(await rowsOf(db.database, 'users')).toHaveLength(1);
    expect(await rowsOf(db.database, 'identities')).toHaveLength(1);
  });
});

describe('one callback played back thirty times at once', () => {
  it('finds its attempt once', async () => {
    await db.database.transaction((tx) =>
      insertFlow(tx, {
        flowId: 'flow',
        cookieHash: 'cookie',
        state: 'state',
        nonce: 'nonce',
        codeVerifier: 'verifier',
        display: 'popup',
        returnTo: '/interview',
        status: 'pending',
        message: null,
        createdAt: now,
        expiresAt: new Date(now.getTime() + 600_000),
      }),
    );
    const taken = await Promise.all(
      Array.from({ length: 30 }, () => db.database.transaction((tx) => takeFlow(tx, 'state', 'cookie', now))),
    );
    expect(taken.filter((flow) => flow !== null)).toHaveLength(1);
  });
});

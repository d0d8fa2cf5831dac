import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { indiaDay } from '#contract/india-time.ts';
import { type ApiScope, apiKeyLimits, apiScopes } from '#contract/schools/api-keys.ts';
import { endpoints } from '#contract/endpoints.ts';
import { apiWords, type KeyedEndpoint } from '#contract/schools/api-words.ts';
import { sha256 } from '#server/platform/ids.ts';
import { apiCalls } from '#tests/fixtures/api-calls.ts';
import { type HeldKey, holdKey } from '#tests/fixtures/api-key.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { noSchool } from '#tests/fixtures/school-calls.ts';
import {
  joinSchool,
  openSchoolOfOwner,
  type OpenedSchool,
  operatorHeaders,
} from '#tests/fixtures/school-people.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* The keys of a school's own programs (rules SCHOOL-76, SCHOOL-77). */

const clock = new TestClock();
const names = Object.keys(apiWords) as KeyedEndpoint[];
let service: TestService;
let school: OpenedSchool;
let program: ApiClient;
beforeAll(async () => {
  service = await startTestService({ clock });
  school = await openSchoolOfOwner(service, 'sahyadri');
  program = new ApiClient(service.origin);
});
afterAll(() => service.close());

const hold = (given = {}) => holdKey(school.owner, school.orgId, given);
const listed = async () => (await school.owner.call('listApiKeys', { params: { orgId: school.orgId } })).keys;
const revoke = ({ keyId }: Pick<HeldKey, 'keyId'>) =>
  school.owner.call('revokeApiKey', { params: { orgId: school.orgId, keyId }, body: {} });

/** What came of a good call; 'through' when its handler had it. */
async function tried(headers: Record<string, string>, name: KeyedEndpoint = 'apiProgrammes') {
  const reply = await program.send(name, apiCalls(noSchool)[name] as never, headers);
  if (reply.ok) {
    await reply.body?.cancel();
    return 'through';
  }
  return ((await reply.json()) as { error: { code: string } }).error.code;
}

describe('a key', () => {
  it('is shown once, and nothing that is kept lets anybody in', async () => {
    const key = await hold({ name: 'CRM of the office' });
    expect(key.token).toMatch(/^hs_[A-Za-z0-9]{16}_[A-Za-z0-9_-]{43}$/);
    expect(await tried(key.headers)).toBe('through');
    const kept = JSON.stringify(await rowsOf(service.parts.database, 'api_keys'));
    expect(kept).toContain(sha256(key.token));
    expect(kept).not.toContain(key.token.slice(-43));
    expect(JSON.stringify(await listed())).not.toContain(key.token.slice(-43));
    expect(await listed()).toContainEqual(
      expect.objectContaining({
        keyId: key.keyId,
        name: 'CRM of the office',
        state: 'live',
        by: 'sahyadri owner',
      }),
    );
    await revoke(key);
  });

  it('that is unknown, cut short, of another scheme or missing is refused in one way', async () => {
    const key = await hold();
    const wrong: Record<string, string>[] = [
      {},
      { authorization: '' },
      { authorization: key.token },
      { authorization: `Basic ${key.token}` },
      { authorization: `Bearer ${key.token.slice(0, -1)}` },
      { authorization: `Bearer ${key.token.slice(0, -1)}${key.token.endsWith('A') ? 'B' : 'A'}` },
      { authorization: `Bearer ${key.token} x` },
      { cookie: `hs=${key.token}` },
    ];
    for (const headers of wrong) {
      const reply = await program.send('apiProgrammes', {}, headers);
      const { error } = (await reply.json()) as { error: Record<string, unknown> };
      expect([reply.status, error['code'], Object.keys(error)]).toEqual([
        401,
        'api_key_invalid',
        ['code', 'requestId'],
      ]);
      expect(reply.headers.get('www-authenticate')).toBe('Bearer');
    }
    await revoke(key);
  });

  it('works until it is revoked, which is once', async () => {
    const key = await hold();
    expect(await tried(key.headers)).toBe('through');
    await revoke(key);
    expect(await tried(key.headers)).toBe('api_key_invalid');
    expect((await listed()).map(({ keyId }) => keyId)).not.toContain(key.keyId);
    await expect(revoke(key)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('works to the end of its last day in India, and is made for none that has passed', async () => {
    const today = indiaDay(clock.now());
    await expect(hold({ lastDay: indiaDay(clock.now(), 1) })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    const key = await hold({ lastDay: today });
    expect(await tried(key.headers)).toBe('through');
    const before = clock.now().getTime();
    const midnight = Date.parse(`${today}T24:00:00+05:30`);
    clock.advance(midnight - before - 1);
    expect(await tried(key.headers)).toBe('through');
    clock.advance(1);
    expect(await tried(key.headers)).toBe('api_key_invalid');
    expect((await listed()).find(({ keyId }) => keyId === key.keyId)?.state).toBe('over');
    await revoke(key);
  });

  it('says when it was last used, and writes that once a minute', async () => {
    const key = await hold({ scopes: ['figures:read'] });
    const lastUsed = async () =>
      (await listed()).find(({ keyId }) => keyId === key.keyId)?.lastUsedAt ?? null;
    expect(await lastUsed()).toBeNull();
    // A call that it is not let do is a use of it too.
    expect(await tried(key.headers)).toBe('api_scope_missing');
    const first = clock.now().toISOString();
    expect(await lastUsed()).toBe(first);
    clock.advance(59_999);
    await tried(key.headers);
    expect(await lastUsed()).toBe(first);
    clock.advance(1);
    await tried(key.headers);
    expect(await lastUsed()).toBe(clock.now().toISOString());
    await revoke(key);
  });

  it('opens nothing else, whoever holds it', async () => {
    const key = await hold();
    const replies = [
      program.send('readMe', {}, key.headers),
      program.send('listMySchools', {}, key.headers),
      program.send('listApiKeys', { params: { orgId: school.orgId } }, key.headers),
      program.send('listOrganisations', {}, key.headers),
    ];
    const statuses = (await Promise.all(replies)).map(({ status }) => status);
    expect(statuses).toEqual([200, 401, 401, 403]);
    const me = await program.send('readMe', {}, key.headers);
    expect(await me.json()).toMatchObject({ account: null });
    await revoke(key);
  });

  it.each(names)('of another school is asked for by %s, and no cookie opens it', async (name) => {
    expect(await tried({})).toBe('api_key_invalid');
    const reply = await school.owner.send(name, apiCalls(noSchool)[name] as never);
    expect(reply.status).toBe(401);
    await reply.body?.cancel();
  });
});

describe('a scope', () => {
  const rows = names.flatMap((name) => apiScopes.map((scope) => [name, scope] as const));
  const held = {} as Record<ApiScope, HeldKey>;
  beforeAll(async () => {
    for (const scope of apiScopes) held[scope] = await hold({ scopes: [scope] });
  });

  it.each(rows)('%s asks for its own, and %s alone opens no other', async (name, scope) => {
    const came = await tried(held[scope].headers, name);
    if (endpoints[name].scope !== scope) expect(came).toBe('api_scope_missing');
    else expect(['through', 'not_found']).toContain(came);
  });

  it('that is missing is named, with 403', async () => {
    const reply = await program.send('apiProgrammes', {}, held['figures:read'].headers);
    expect(reply.status).toBe(403);
    expect(await reply.json()).toMatchObject({
      error: { code: 'api_scope_missing', data: { scope: 'programmes:read' } },
    });
    for (const key of Object.values(held)) await revoke(key);
  });
});

describe('who made it', () => {
  async function ownerWithKey(name: string, programmeIds: string[] = [], given = {}) {
    const email = `${name.toLowerCase()}@example.com`;
    const member = { name, email, role: 'owner' as const, programmeIds };
    const { memberId, client } = await joinSchool(service, school.owner, school.orgId, member);
    return { memberId, name, key: await holdKey(client, school.orgId, given) };
  }
  const change = (memberId: string, role: 'owner' | 'reviewer', programmeIds: string[]) =>
    school.owner.call('changeMember', {
      params: { orgId: school.orgId, memberId },
      body: { name: 'Ravi', role, programmeIds },
    });

  it('takes it with them when they leave, or may make keys no more', async () => {
    const { memberId, key } = await ownerWithKey('Ravi');
    expect(await tried(key.headers)).toBe('through');
    await change(memberId, 'reviewer', []);
    expect(await tried(key.headers)).toBe('api_key_invalid');
    expect((await listed()).find(({ keyId }) => keyId === key.keyId)?.state).toBe('maker_left');
    await change(memberId, 'owner', []);
    expect(await tried(key.headers)).toBe('through');
    await school.owner.call('removeMember', { params: { orgId: school.orgId, memberId } });
    expect(await tried(key.headers)).toBe('api_key_invalid');
    await revoke(key);
  });

  it('bounds which programmes it works for, as they are bounded later too', async () => {
    const [first, second] = [await school.programme('First'), await school.programme('Second')];
    const { memberId, key } = await ownerWithKey('Nila', [first], { programmeIds: [first] });
    const sees = async () => {
      const reply = await program.send('apiProgrammes', {}, key.headers);
      if (!reply.ok) return reply.status;
      return ((await reply.json()) as { programmes: { programmeId: string }[] }).programmes.map(
        ({ programmeId }) => programmeId,
      );
    };
    expect(await sees()).toEqual([first]);
    await change(memberId, 'owner', [first, second]);
    expect(await sees()).toEqual([first]);
    // None of its programmes are left: that is not all of them.
    await change(memberId, 'owner', [second]);
    expect(await sees()).toBe(401);
    await revoke(key);
    const narrowed = await ownerWithKey('Tara', [second]);
    expect(await (await program.send('apiProgrammes', {}, narrowed.key.headers)).json()).toMatchObject({
      programmes: [{ programmeId: second }],
    });
    await revoke(narrowed.key);
  });

  it('makes none for a programme out of their sight', async () => {
    const foreign = await school.programme('Third');
    const { client } = await joinSchool(service, school.owner, school.orgId, {
      name: 'Uma',
      email: 'uma@example.com',
      role: 'owner',
      programmeIds: [await school.programme('Fourth')],
    });
    for (const programmeId of [foreign, noSchool.programmeId])
      await expect(holdKey(client, school.orgId, { programmeIds: [programmeId] })).rejects.toMatchObject({
        code: 'not_found',
      });
  });
});

it('twenty work at most, and those that are over or revoked are not among them', async () => {
  const now = (await listed()).filter(({ state }) => state !== 'over').length;
  const made: HeldKey[] = [];
  for (let at = now; at < apiKeyLimits.live; at++)
    made.push(await hold(at === now ? { lastDay: indiaDay(clock.now()) } : {}));
  await expect(hold()).rejects.toMatchObject({ code: 'school_limit_reached' });
  clock.advance(86_400_000);
  made.push(await hold());
  await expect(hold()).rejects.toMatchObject({ code: 'school_limit_reached' });
  for (const key of made) await revoke(key);
});

it('its log says who made it and ended it, and never the token', async () => {
  const key = await hold({ name: 'Portal', scopes: ['results:read', 'figures:read'] });
  await revoke(key);
  const { entries } = await school.owner.call('readSchoolAudit', { params: { orgId: school.orgId } });
  const ofKey = entries.filter(({ subject }) => subject === key.keyId);
  const at = { actor: 'member', by: 'sahyadri owner' };
  const detail = { key: 'Portal', scopes: 'results:read figures:read', programmes: 0, lastDay: null };
  expect(ofKey).toHaveLength(2);
  expect(ofKey.find(({ kind }) => kind === 'api_key_made')).toMatchObject({ ...at, detail });
  expect(ofKey.find(({ kind }) => kind === 'api_key_revoked')).toMatchObject(at);
  expect(JSON.stringify(entries)).not.toContain(key.token);
});

it('a school that was closed lets no program in', async () => {
  const other = await openSchoolOfOwner(service, 'nilgiri');
  const key = await holdKey(other.owner, other.orgId);
  expect(await tried(key.headers)).toBe('through');
  await program.send(
    'closeOrganisation',
    { params: { orgId: other.orgId }, body: {} },
    operatorHeaders(service),
  );
  expect(await tried(key.headers)).toBe('api_key_invalid');
});

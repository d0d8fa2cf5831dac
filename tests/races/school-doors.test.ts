import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { holdKey } from '#tests/fixtures/api-key.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { SamlProvider } from '#tests/fixtures/saml-provider.ts';
import { beginSaml, openSamlSchool } from '#tests/fixtures/school-saml.ts';
import { postResponse, type SchoolSignOn, whereFrom } from '#tests/fixtures/school-sign-on.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';
import { closeNodes, startBeside } from '#tests/fixtures/two-nodes.ts';

/* The ways into a school with two processes: what is used or ended at one is so at the other (rules SCHOOL-76, SCHOOL-84, SCHOOL-85). */

const idp = new SamlProvider('sahyadri');
let nodes: [TestService, TestService];
let school: SchoolSignOn;
beforeAll(async () => {
  const first = await startTestService();
  // To providers, the two are one.
  nodes = [first, await startBeside(first, { env: { PUBLIC_URL: first.origin } })];
  school = await openSamlSchool(first, 'sahyadri', idp);
});
afterAll(() => closeNodes(nodes));

const home = () => `/schools/${school.world.orgId}`;
const sessions = async () => (await rowsOf(nodes[0].parts.database, 'sessions')).length;
const comeIn = async () => {
  const client = new ApiClient(nodes[0].origin);
  const request = await beginSaml(client, school);
  expect(await postResponse(client, request, idp.answer(request))).toBe(home());
  return client;
};

it('a response that is posted to both at once is taken by one, and its ticket too', async () => {
  for (let round = 0; round < 5; round++) {
    const client = new ApiClient(nodes[0].origin);
    const request = await beginSaml(client, school);
    const body = new URLSearchParams({
      SAMLResponse: Buffer.from(idp.answer(request)).toString('base64'),
      RelayState: request.relayState,
    });
    const posts = Array.from({ length: 6 }, async (_, at) => {
      const acs = new URL(new URL(request.acsUrl).pathname, nodes[at % 2 === 0 ? 0 : 1].origin);
      return (await fetch(acs, { method: 'POST', body, redirect: 'manual' })).text();
    });
    const pages = await Promise.all(posts);
    const onwards = pages.flatMap((page) => /content="0; url=([^"]+)"/.exec(page)?.[1] ?? []);
    expect(onwards).toHaveLength(1);
    const path = (onwards[0] ?? '').replaceAll('&#38;', '&');
    const before = await sessions();
    const both = [client, client.towards(nodes[1].origin)];
    const ends = await Promise.all(
      Array.from({ length: 6 }, (_, at) => {
        const by = both[at % 2] ?? client;
        return whereFrom(by, new URL(path, by.origin).href);
      }),
    );
    expect(ends.filter((end) => end === home())).toHaveLength(1);
    expect(await sessions()).toBe(before + 1);
  }
});

it('a response that one has taken is refused by the other, later too', async () => {
  const client = new ApiClient(nodes[0].origin);
  const request = await beginSaml(client, school);
  const answer = idp.answer(request);
  expect(await postResponse(client, request, answer)).toBe(home());
  expect(await postResponse(client.towards(nodes[1].origin), request, answer)).toMatch(/problem=refused$/);
});

it('a key that is revoked at one is refused by the other at once', async () => {
  const { orgId, owner } = school.world;
  const key = await holdKey(owner.client, orgId);
  const program = new ApiClient(nodes[1].origin);
  const status = async () => (await program.send('apiProgrammes', {}, key.headers)).status;
  expect(await status()).toBe(200);
  await owner.client.call('revokeApiKey', { params: { orgId, keyId: key.keyId }, body: {} });
  expect(await status()).toBe(401);
});

it('who is removed at one, and whose sign-on is switched off, is shut out by the other at once', async () => {
  const client = await comeIn();
  const there = client.towards(nodes[1].origin);
  const { orgId, owner } = school.world;
  const { memberId } = (await there.call('readSchool', { params: { orgId } })).me;
  await owner.client.call('removeMember', { params: { orgId, memberId } });
  await expect(there.call('readSchool', { params: { orgId } })).rejects.toMatchObject({ code: 'not_found' });
  await school.switch('off');
  expect((await there.call('readMe')).account).toBeNull();
});

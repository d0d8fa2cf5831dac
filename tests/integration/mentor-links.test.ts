import { describe, expect, it } from 'vitest';
import type { ErrorReply } from '#contract/errors.ts';
import { mentorLimits } from '#contract/mentor-limits.ts';
import { dayMs } from '#contract/time.ts';
import { sql } from '#server/platform/database/query.ts';
import { sweepMentorLinks } from '#server/mentors/sweep-mentor-links.ts';
import { sweepPrivacy } from '#server/privacy/sweep-privacy.ts';
import { privacyParts } from '#tests/fixtures/privacy.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { mentorDesk, finished, nothingMore, scoresOf } from '#tests/fixtures/mentor-desk.ts';

const desk = mentorDesk();
const { clock, make, open, links, linkOf, revoke, score, later } = desk;

const missing = { code: 'not_found', status: 404 };

describe('a link that leads nowhere', () => {
  it('is told from no other: unknown, revoked, over, of an account that goes, of a deleted interview', async () => {
    const other = await desk.service.signedIn('Tara Bose', 1);
    const otherSession = await finished(other);
    const body = { days: 7, forWhom: '', shows: nothingMore, helps: false } as const;
    const ofDeleted = await other.call('makeMentorLink', { params: { sessionId: otherSession }, body });
    const revoked = await make();
    await revoke(revoked.linkId);
    const page = await open(ofDeleted.token);
    await other.call('deleteInterview', { params: { sessionId: otherSession }, body: {} });
    const replies = await Promise.all(
      ['A'.repeat(43), revoked.token, ofDeleted.token].map(async (token) => {
        const opened = await desk.mentor.send('openMentorPage', { body: { token } });
        const scored = await desk.mentor.send('scoreAsMentor', {
          body: { token, scores: scoresOf(page), helps: true },
        });
        const told = [await opened.json(), await scored.json()] as { error: { requestId?: string } }[];
        return [opened.status, scored.status, ...told.map(({ error }) => ({ ...error, requestId: '' }))];
      }),
    );
    const nowhere = { code: 'not_found', requestId: '' };
    expect(replies).toEqual(replies.map(() => [404, 404, nowhere, nowhere]));
    expect(
      await rowsOf(desk.service.parts.database, 'mentor_links').then((rows) => rows.map((r) => r['id'])),
    ).not.toContain(ofDeleted.linkId);
  });

  it('is over to the millisecond', async () => {
    const { token, expiresAt } = await make({ days: 14 });
    clock.advance(14 * dayMs - 1);
    await open(token);
    await later(1);
    expect(clock.now().toISOString()).toBe(expiresAt);
    await expect(open(token)).rejects.toMatchObject(missing);
  });

  it('belongs to one person: nobody else lists, makes or revokes', async () => {
    const { token, linkId } = await make();
    const stranger = await desk.service.signedIn('Ravi Stranger', 0);
    await expect(
      stranger.call('listMentorLinks', { params: { sessionId: desk.sessionId } }),
    ).rejects.toMatchObject(missing);
    await expect(make({}, stranger)).rejects.toMatchObject(missing);
    await expect(revoke(linkId, stranger)).rejects.toMatchObject(missing);
    await open(token);
    await revoke(linkId);
    await revoke(linkId);
    await expect(open(token)).rejects.toMatchObject(missing);
  });
});

describe('what is kept of links (rules MENTOR-1, MENTOR-7)', () => {
  it('is no secret, in no column, and five of an interview work at once', async () => {
    const made = [await make(), await make(), await make(), await make(), await make()];
    await expect(make()).rejects.toMatchObject({ code: 'mentor_links_used_up', status: 409 });
    const rows = JSON.stringify(await rowsOf(desk.service.parts.database, 'mentor_links'));
    for (const { token } of made) expect(rows).not.toContain(token);
    const [first] = made;
    await revoke(first?.linkId ?? '');
    await make();
    for (const { linkId, state } of await links()) if (state !== 'revoked') await revoke(linkId);
  });

  it('ends with its time: unscored links go, scores stay without the way in', async () => {
    const scored = await make();
    const waiting = await make();
    await score(scored.token, scoresOf(await open(scored.token)));
    await sweepMentorLinks(desk.service.parts);
    expect(await linkOf(waiting.linkId)).toBeDefined();
    await later(7 * dayMs);
    expect(await linkOf(waiting.linkId)).toMatchObject({ state: 'expired', revocable: false });
    await sweepMentorLinks(desk.service.parts);
    expect(await linkOf(waiting.linkId)).toBeUndefined();
    expect(await linkOf(scored.linkId)).toMatchObject({ state: 'scored', result: expect.anything() });
    const rows = await rowsOf(desk.service.parts.database, 'mentor_links');
    expect(rows.find((row) => row['id'] === scored.linkId)).toMatchObject({ token_hash: null });
  });
});

it('an address that tried thirty wrong links is refused every link for an hour, and is told so (rule MENTOR-8)', async () => {
  const { token } = await make();
  const forget = () =>
    desk.service.parts.database.write((tx) => tx.execute(sql`delete from call_counts where calls > 0`));
  await forget();
  const page = await open(token);
  for (let n = 0; n < mentorLimits.guesses; n += 1) {
    const body = { token: `wrong-${n}`.padEnd(43, '-') };
    const tried =
      n % 2 === 0
        ? desk.mentor.send('openMentorPage', { body })
        : desk.mentor.send('scoreAsMentor', { body: { ...body, scores: scoresOf(page), helps: false } });
    expect((await tried).status).toBe(404);
  }
  const refused = await desk.mentor.send('openMentorPage', { body: { token } });
  const { error } = (await refused.json()) as ErrorReply;
  expect([refused.status, error.code]).toEqual([429, 'mentor_guesses_used_up']);
  const wait = Number(error.data?.['retryAfterSeconds']);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(mentorLimits.guessMinutes * 60);
  await forget();
  expect(await open(token)).toMatchObject({ reading: { linkId: page.reading.linkId } });
});

it('a link stops working when its candidate asks for the account to be deleted', async () => {
  const { token } = await make();
  await open(token);
  await desk.candidate.call('deleteAccount', { body: { word: 'delete' } });
  await expect(open(token)).rejects.toMatchObject(missing);
});

it('a link ends with the words of its interview, by whose resume the name is hidden; none is made after (rule MENTOR-2)', async () => {
  const keeper = await desk.service.signedIn('Ishita Kept', 1);
  const sessionId = await finished(keeper);
  await keeper.call('keepFeedback', { body: { keepsLonger: true } });
  const params = { sessionId };
  const body = { days: 30, forWhom: '', shows: nothingMore, helps: false } as const;
  clock.advance(20 * dayMs);
  await keeper.signIn({ name: 'Ishita Kept', email: 'ishita.kept@example.com' });
  const { token, linkId } = await keeper.call('makeMentorLink', { params, body });
  expect(JSON.stringify(await open(token))).not.toMatch(/kavya|ramanathan/i);

  clock.advance(12 * dayMs);
  await keeper.signIn({ name: 'Ishita Kept', email: 'ishita.kept@example.com' });
  const { parts, env } = desk.service;
  await sweepPrivacy(privacyParts(parts, env['DATA_DIR'] ?? ''), () => false);
  expect((await keeper.call('readFeedback', { params, body: {} })).feedback).not.toBeNull();
  const opened = await desk.mentor.send('openMentorPage', { body: { token } });
  expect(await opened.text()).not.toMatch(/kavya|ramanathan/i);
  expect(opened.status).toBe(404);
  await expect(keeper.call('makeMentorLink', { params, body })).rejects.toMatchObject({
    code: 'interview_words_gone',
    status: 409,
  });
  const { links: listed } = await keeper.call('listMentorLinks', { params });
  expect(listed).toMatchObject([{ linkId, state: 'expired' }]);
});

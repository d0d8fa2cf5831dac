import type { BrowserContext } from '@playwright/test';
import type { Style } from '#contract/styles.ts';
import type { Turn } from '#contract/transcript.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { fullAnswer } from '#tests/fixtures/full-candidate.ts';
import { grant } from '#tests/fixtures/grant.ts';
import { startInterviewAs, untilAwaited, untilEvent } from '#tests/fixtures/interview-driver.ts';
import { claimAddress, type Site } from './site.ts';

/** Signs a new person in without a page and gives them interviews; the browser takes the session over. What they do by hand goes through the client. */
export async function enter(
  context: BrowserContext,
  site: Site,
  person: { name: string; email: string; interviews: number },
): Promise<ApiClient> {
  await claimAddress(site.origin, person.email);
  const client = new ApiClient(site.origin);
  await client.signIn(person);
  const { PORT = '', DATA_DIR = '' } = site.env;
  if (person.interviews > 0)
    await grant(`http://localhost:${PORT}`, DATA_DIR, person.email, person.interviews);
  const cookies = client.cookiesFor(site.origin).split('; ');
  await context.addCookies(
    cookies.map((cookie) => {
      const [name = '', ...value] = cookie.split('=');
      return { name, value: value.join('='), url: site.origin };
    }),
  );
  return client;
}

/**
 * A whole interview without a page, answered at most `answers` times and ended; gives its session id once the feedback is written. `say` is what
 * is answered to a turn of the panel, by how many on its topic were answered before.
 */
export async function finishedInterview(
  client: ApiClient,
  style: Style,
  answers: number,
  say: (asked: Turn, before: number) => string = fullAnswer,
): Promise<string> {
  const leaseId = 'lease-of-a-visitor';
  const { sessionId } = await startInterviewAs(client, { style, leaseId });
  const params = { sessionId };
  for (let n = 0; n < answers; n++) {
    const { turns, awaitingTurnId } = await untilAwaited(client, sessionId);
    const asked = turns.find(({ id }) => id === awaitingTurnId);
    if (!asked) break;
    const before = turns.filter(({ role, topicId }) => role === 'candidate' && topicId === asked.topicId);
    await client.call('answer', {
      params,
      body: {
        leaseId,
        clientTurnId: `visitor-answer-${n}`,
        toTurnId: asked.id,
        text: say(asked, before.length),
      },
    });
  }
  const { state } = await untilAwaited(client, sessionId);
  if (state === 'running') await client.call('endInterview', { params, body: {} });
  await untilEvent(client, sessionId, (snapshot) => snapshot.state === 'done' || snapshot.state === 'failed');
  return sessionId;
}

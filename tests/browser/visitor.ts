import type { BrowserContext } from '@playwright/test';
import type { Style } from '#contract/styles.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { startInterviewAs, untilAwaited, untilEvent } from '#tests/fixtures/interview-driver.ts';
import { operate } from '#tests/fixtures/operate.ts';
import { soundAnswer } from '#tests/fixtures/simulated-candidate.ts';
import type { Site } from './site.ts';

/** Signs a new person in without a page and gives them interviews; the browser takes the session over. What they do by hand goes through the client. */
export async function enter(
  context: BrowserContext,
  site: Site,
  person: { name: string; email: string; interviews: number },
): Promise<ApiClient> {
  const client = new ApiClient(site.origin);
  await client.signIn(person);
  if (person.interviews > 0) {
    await operate(site.env, ['grant', person.email, String(person.interviews), '--reason', 'browser test']);
  }
  const cookies = client.cookiesFor(site.origin).split('; ');
  await context.addCookies(
    cookies.map((cookie) => {
      const [name = '', ...value] = cookie.split('=');
      return { name, value: value.join('='), url: site.origin };
    }),
  );
  return client;
}

/** A whole interview without a page, answered `answers` times and ended; gives its session id once the feedback is written. */
export async function finishedInterview(client: ApiClient, style: Style, answers: number): Promise<string> {
  const leaseId = 'lease-of-a-visitor';
  const { sessionId } = await startInterviewAs(client, { style, leaseId });
  const params = { sessionId };
  for (let n = 0; n < answers; n++) {
    const { turns, awaitingTurnId } = await untilAwaited(client, sessionId);
    const question = turns.find((turn) => turn.id === awaitingTurnId)?.text ?? '';
    await client.call('answer', {
      params,
      body: {
        leaseId,
        clientTurnId: `visitor-answer-${n}`,
        toTurnId: awaitingTurnId ?? '',
        text: soundAnswer(question),
        source: 'typed',
      },
    });
  }
  await untilAwaited(client, sessionId);
  await client.call('endInterview', { params, body: {} });
  await untilEvent(client, sessionId, ({ state }) => state === 'done' || state === 'failed');
  return sessionId;
}

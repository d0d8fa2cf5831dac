import { expect, it } from 'vitest';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { answerAll } from '#tests/fixtures/drill-driver.ts';
import { placesOf, textsInDatabase } from '#tests/fixtures/find-marks.ts';
import { untilEvent } from '#tests/fixtures/interview-driver.ts';
import { sittingDesk } from '#tests/fixtures/sitting-desk.ts';
import { acceptAs, prepareSitting, startSittingAs } from '#tests/fixtures/sitting-driver.ts';
import { soundAnswerAt } from '#tests/fixtures/simulated-candidate.ts';

/*
 * What a school has of an applicant, and what the applicant takes back (rules SCHOOL-21, SCHOOL-22, ERASE-6). One applicant alone brings this
 * resume and says these words, so each stands nowhere but where it was copied.
 */

const desk = sittingDesk();
/** In the resume, beside what the panel may speak of; then what it may speak of; then said in the sitting alone. */
const marks = {
  contact: ['ramanathan', '98400 12345'],
  resume: ['Nilgiri', 'Kovai'],
  answer: ['Pellinbrook'],
};
/** Against the resume, which says 48. */
const against =
  'I cut the changeover time on the casting line from 90 minutes to 19 minutes in one summer at Nilgiri.';

const found = async () => {
  const texts = await textsInDatabase(desk.service.parts.database);
  return {
    contact: placesOf(texts, marks.contact),
    resume: placesOf(texts, marks.resume),
    answer: placesOf(texts, marks.answer),
  };
};
/** The words of the applicant: in the transcript, and quoted from it. */
const isSaid = (place: string): boolean =>
  ['transcript.text', 'topics.quotes.quote', 'verdict'].includes(
    place.replace('sitting_records.record.', ''),
  );
const ofSchool = (place: string): boolean => place.startsWith('sitting_records.');

async function sat(): Promise<{ client: ApiClient; token: string }> {
  const applicant = await desk.invited();
  const client = await acceptAs(desk.service, applicant);
  const { sessionId } = await startSittingAs(client, await prepareSitting(client, applicant));
  const answer = (n: number) => (n % 2 === 0 ? `${soundAnswerAt(n)} That was at Pellinbrook.` : against);
  await answerAll(client, sessionId, { answer, times: 60, between: desk.halfAMinute });
  const over = await untilEvent(client, sessionId, ({ state }) => state !== 'running' && state !== 'scoring');
  expect(over.state).toBe('done');
  return { client, token: applicant.token };
}

it('a school gets no line of the resume but what was said; the consent and the school are taken back separately', async () => {
  const { client, token } = await sat();
  const recorded = await found();
  expect(recorded.answer.filter(ofSchool)).toContain('sitting_records.record.transcript.text');
  expect(recorded.contact.filter(ofSchool)).toEqual([]);
  expect(recorded.resume.filter(ofSchool)).toContain('sitting_records.record.transcript.text');
  expect(recorded.resume.filter((place) => ofSchool(place) && !isSaid(place))).toEqual([]);
  expect(recorded.resume).toContain('interview_events.event.facts.value');

  const { notice: seen } = await client.call('readConsents');
  await client.call('changeConsents', { body: { seen, language: 'en', choices: { school: false } } });
  const withdrawn = await found();
  expect(withdrawn.contact).toEqual([]);
  expect(withdrawn.resume).toContain('sitting_records.record.transcript.text');
  expect(withdrawn.resume.filter((place) => !isSaid(place))).toEqual([]);
  expect(withdrawn.answer.every(ofSchool)).toBe(true);
  expect(withdrawn.answer).toContain('sitting_records.record.transcript.text');

  await client.call('withdrawFromSchool', { body: { token } });
  expect(await found()).toEqual({ contact: [], resume: [], answer: [] });
});

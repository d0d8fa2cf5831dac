import type { ReplyOf } from '#contract/endpoints.ts';
import { formatDateTime } from '#contract/time.ts';

/** What the candidate agreed to, in a sentence or two; before an interview it is said once more, and nothing is ticked again. */
export function agreedWords({ consents }: Pick<ReplyOf<'readConsents'>, 'consents'>): string {
  const given = consents.find(({ purpose, holds }) => purpose === 'interview' && holds);
  if (!given) return 'Your resume and your answers need your consent first.';
  const voice = consents.find(({ purpose, holds }) => purpose === 'voice' && holds);
  const to = given.recipient ? `, read by ${given.recipient}` : '';
  const spoken = voice ? ` Your voice may be sent to ${voice.recipient}.` : '';
  return `You agreed on ${formatDateTime(given.givenAt)} that your resume and your answers are used for this${to}.${spoken}`;
}

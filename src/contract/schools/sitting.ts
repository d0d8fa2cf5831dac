import { z } from 'zod';
import { interviewStates } from '../interview-events.ts';
import { portraitIds } from '../panellists.ts';
import { styles } from '../styles.ts';
import { brand } from './branding.ts';
import { invitationStates } from './states.ts';

/** The secret of a personal link. Any other text is a link that leads nowhere. */
export const invitationToken = z.string().min(1).max(100);

/** What was seen beside the answers: flags for a person, which lower no mark (rule SCHOOL-7). */
const noticedBeside = z.object({
  tabLeft: z.number().int(),
  pastedCharacters: z.number().int(),
  secondTab: z.number().int(),
});

/** What became of the newest sitting: it runs, is read, is with the school, or came to nothing. */
const sittingOutcomes = ['running', 'being_read', 'with_school', 'nothing'] as const;
export type SittingOutcome = (typeof sittingOutcomes)[number];

/** What became of the attempt of a sitting that is over; null while it is not, and where it never held one. */
const attempt = z.enum(['used', 'given_back']).nullable();

/** The school's own notice, in its language, and whether it was agreed to as it stands now. */
const schoolNotice = z.object({
  version: z.string(),
  language: z.enum(['en', 'hi']),
  paragraphs: z.array(z.string()),
  agreed: z.boolean(),
});

/** What an applicant's page shows. Nothing in it says whom the link was sent to. */
export const invitationPage = z.object({
  school: z.string(),
  welcome: z.string(),
  brand,
  state: z.enum(invitationStates),
  deadlineAt: z.string(),
  attemptsLeft: z.number().int(),
  minutes: z.number().int(),
  style: z.enum(styles),
  panel: z.array(z.object({ name: z.string(), role: z.string(), portrait: z.enum(portraitIds) })),
  /** The unscored practice: to be taken, taken, or not offered by the school. */
  practice: z.enum(['open', 'taken', 'none']),
  /** Whether the school has a seat for one more. */
  seatFree: z.boolean(),
  /** Whether the school holds no interviews now, since its contract is not running. */
  paused: z.boolean(),
  notice: schoolNotice,
  /** Who looks: nobody signed in; an account the link may still be bound to; the one it is bound to; another. */
  account: z.enum(['none', 'free', 'own', 'other']),
  /** What is prepared or runs of it. */
  open: z.object({ sessionId: z.string(), kind: z.enum(['sitting', 'warm_up']) }).nullable(),
  last: z
    .object({
      outcome: z.enum(sittingOutcomes),
      attempt,
      finishedAt: z.string().nullable(),
      noticed: noticedBeside,
    })
    .nullable(),
  /** Whether the consent to the school can be taken back: not once it decided. */
  withdrawable: z.boolean(),
  /** The short name of the school, where its own sign-on is switched on; null where it is not. */
  signOn: z.string().nullable(),
});
export type InvitationPage = z.infer<typeof invitationPage>;

/** A sitting, or a practice, as its own person's room asks for it after the end. */
export const ownSitting = z.object({
  state: z.enum(interviewStates),
  outcome: z.enum(sittingOutcomes),
  attempt,
  noticed: noticedBeside,
  /** So many may still be begun: none past the deadline. */
  attemptsLeft: z.number().int(),
});

/** One thing Hotseat claims, and beside it what shows it. */
type Claim = { title: string; text: string; shown: string; note?: string };

/**
 * The capability cards of the landing page. What they show of a resume or a score is held to the real thing by `two-styles.test.ts` and
 * `shown-interview.test.ts` in `tests/server`. "Calibrated" is not said: that word belongs to an assessor that passed its gate (rule
 * GOLD-1).
 */
export const claims: readonly Claim[] = [
  {
    title: 'First in India',
    text: 'India’s first AI-powered MBA interview platform, built around the panels you will meet here.',
    shown: 'A panel, not a chat.',
    note: 'Two panellists in Chill, three in Grill.',
  },
  {
    title: 'Tailored to your resume',
    text: 'You see what the panel reads, and correct it before you begin.',
    shown: 'time to clear an inverter fault: from 9 hours to 3.5 hours',
    note: 'A line of the sample resume, as the panel reads it.',
  },
  {
    title: 'Feedback in numbers',
    text: 'A score with its likely range, topic by topic, each resting on your words.',
    shown: '7, likely 6–9',
    note: '10 of 12 topics assessed, in the interview shown above.',
  },
  {
    title: 'Every kind of profile',
    text: 'Freshers and working people, engineers and everyone else.',
    shown: 'An engineer from Thrissur, an economist from Siliguri.',
    note: 'The two sample resumes you can try it with.',
  },
  {
    title: 'Follow-ups that go deeper',
    text: 'The next question takes up your last answer, and stays on it until it holds or gives.',
    shown: 'why – how much – why not otherwise – so what',
  },
  {
    title: 'Language models, kept honest',
    text: 'Where one is connected it words the questions and reads the answers. Plain rules keep the clock, the topics and the arithmetic.',
    shown: 'No quote from you, no score from us.',
  },
];

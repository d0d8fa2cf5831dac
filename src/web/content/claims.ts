/** One thing Hotseat claims, and beside it what shows it. */
export type Claim = { title: string; text: string; shown: string; note?: string };

/** The capability cards of the landing page. "Calibrated" is not said: that word belongs to an assessor that passed its gate (panel.md, decision 4). */
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
    shown: '“Sixty-two jobs. Why those sixty-two?”',
  },
  {
    title: 'Feedback in numbers',
    text: 'A score with its likely range, topic by topic, each resting on your words.',
    shown: '6.5, likely 5.5–7.5',
    note: '9 of 12 topics assessed',
  },
  {
    title: 'Every kind of profile',
    text: 'Freshers and working people, engineers and everyone else.',
    shown: '“Kathak and chess: which taught you more about losing?”',
  },
  {
    title: 'Follow-ups that go deeper',
    text: 'The next question comes from your last answer, not from a list.',
    shown: 'why → how much → why not otherwise → so what',
  },
  {
    title: 'Language models, kept honest',
    text: 'Where one is connected it words the questions and reads the answers. Plain rules keep the clock, the topics and the arithmetic.',
    shown: 'No quote from you, no score from us.',
  },
];

/** What a school gets. */
export const enterpriseFeatures: readonly { title: string; text: string }[] = [
  {
    title: 'Custom interview scenarios and questions',
    text: 'Your own case, your own topics, your own way of asking.',
  },
  {
    title: 'Dedicated account management',
    text: 'One person who knows your calendar and answers your mail.',
  },
  {
    title: 'Advanced analytics and reporting',
    text: 'Scores by topic, by batch and over time, each with its evidence.',
  },
  {
    title: 'Scalability for large applicant pools',
    text: 'The same hour for thousands of applicants as for one.',
  },
  {
    title: 'Faculty involvement and review',
    text: 'Your faculty set the paper, read the transcripts and have the last word.',
  },
  { title: 'AI-assisted shortlisting', text: 'An order to read in, with reasons. People decide.' },
  { title: 'Single sign-on', text: 'Applicants and faculty come in through your own identity system.' },
  { title: 'Custom branding', text: 'Your name, your colours, your address.' },
];

/** How a school comes to use it, from the first letter to a whole season. */
export const enterpriseSteps: readonly { title: string; text: string }[] = [
  {
    title: 'You write',
    text: 'How many applicants, which weeks, what your panels listen for, and what they never get round to asking.',
  },
  {
    title: 'A paper of your own',
    text: 'Your faculty and we agree on topics, questions and the marking, and try them on a few volunteers.',
  },
  {
    title: 'One batch first',
    text: 'A small batch sits it beside your own panel. You compare the two before anything depends on it.',
  },
  {
    title: 'The season',
    text: 'All applicants, within your dates. Transcripts and reports are yours; every decision is made by people.',
  },
];

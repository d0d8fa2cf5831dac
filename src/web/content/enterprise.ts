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

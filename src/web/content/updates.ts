type UpdateKind = 'major' | 'feature' | 'improvement';
/** `day` is YYYY-MM-DD. */
type Update = { day: string; title: string; description: string; kind: UpdateKind };

/** How many entries the page shows before "Load More Updates". */
export const updatesShownFirst = 3;

/** What changed, newest first. */
export const updates: readonly Update[] = [
  {
    day: '2025-03-07',
    title: 'Improved Feedback',
    description:
      'Every topic now shows the words of yours that its score rests on, what was missing, and one next step. The overall score comes with its likely range.',
    kind: 'improvement',
  },
  {
    day: '2025-02-26',
    title: 'What the Panel Reads',
    description:
      'After the upload you see the facts the panel will use, each with its line in the resume, and can correct them before the interview begins.',
    kind: 'feature',
  },
  {
    day: '2025-02-18',
    title: 'Recent Interviews',
    description: 'All your finished interviews on one page, newest first, each leading to its feedback.',
    kind: 'feature',
  },
  {
    day: '2025-02-10',
    title: 'Soften the Grill',
    description:
      'Grill interviews can be softened at any point, without a question asked and without losing marks.',
    kind: 'improvement',
  },
  {
    day: '2025-02-01',
    title: 'Beta Launch',
    description:
      'The first interviews: a panel in two styles, Chill and Grill, twelve topics, and feedback with scores.',
    kind: 'major',
  },
];

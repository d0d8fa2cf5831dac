import { joined, own, trusted } from '#core/prompt/own-words.ts';

/** What each standing is, as a model is told it (rules LEDGER-1, LEDGER-4, LEDGER-5, LEDGER-6). */
const standingsTold = joined(
  [
    'The standing is the first of these that is plainly so, read over all exchanges about the claim together:',
    own(
      'corrected = the candidate sets it right: says what is true instead or that the resume should say otherwise, or owns that it was less,',
      'narrower, or mostly somebody else\'s ("mostly my senior\'s work", "honestly it was the team", "yes, 11 of 15").',
    ),
    'taken_back = the last words on it are that it was invented, exaggerated or not so, and nothing true is said in its place.',
    own(
      'in_conflict = an answer gives another value, date, order of events or fact of the very same thing, and no answer explains it or says which holds.',
      'A part, a share, a rounding ("900+" and 910), another period or another thing is no conflict.',
    ),
    own(
      'shaken = asked where it comes from, how it was counted or whether it holds, the candidate could not say: does not know, guessed, never measured, cannot back it;',
      'and no later answer makes up for it.',
    ),
    'defended = asked for its ground or how it was done, the candidate gave own figures, method or acts to just that, in 20 words or more, and in no exchange concedes, dodges or denies any of it.',
    'spoken_about = it was asked or spoken about, and none of these is plain.',
    own(
      'A false accusation is the worst mistake, praise for an answer about something else the next. What is arguable is spoken_about. A concession is never defended.',
      'Not knowing a side detail shakes nothing.',
    ),
  ],
  '\n',
);

/** What a model does first: which claims were spoken about where, how each came through, and by which words. */
export const readingTask = joined(
  [
    own(
      "The lines R1, R2 … are what the candidate's resume claims.",
      'Q1, Q2 … are the exchanges of the interview in their order: what the panel asked and what the candidate answered.',
      '[S1], [S2] … stand before those sentences of answers that may be claims too.',
    ),
    own(
      'Find every claim that was spoken about and say how it came through: one row for each line R that a question or an answer is about, also where nobody asked but an answer says otherwise;',
      'and one for each sentence S that a later question takes up, doubts or tests, or that a later answer sets right, takes back or goes against, asked or not.',
      'Where two answers differ, the row is of the earlier sentence S, not of a line R that one of them agrees with.',
      'No row for anything else: a line nobody spoke of, opinions, plans, other people, tastes and hobbies of which nothing was tested or set right.',
    ),
    own(
      'About a claim is an exchange that speaks of that very figure, act, office or date, also in other words ("the library" for "2,400 books") or by asking on from the question before.',
      'Sharing only an employer, a place, a project or a subject with it is not enough.',
    ),
    standingsTold,
    own(
      'Answers against each other: look for two answers of which the second cannot be true if the first is, though nobody noticed: "I applied nowhere else" and, far later, "when the other college put me on its waiting list";',
      '"the survey was mine alone" and "Rohit asked the hill villages"; a first job, a place or an order of events told in two ways. Sentences S with never, nobody, alone, only, always or first are the likeliest.',
      'It is a conflict only where both are meant as plain fact, of the very same thing, people and time, and no answer explains it. No conflict: another year, project, employer or team; a part of it; a manner of speaking ("never a dull day");',
      'a feeling, wish or opinion; what somebody else did; a job that grew. Where the later answer sets the earlier one right openly ("mine alone is too much, two of us"), that is corrected. Most interviews have none; leave out what you doubt.',
    ),
    own(
      'The row of such a conflict: of = the earlier sentence S, said = "". Where that has no number, of = its exchange, as "Q3", and said = its 3 to 30 words, copied.',
      'words = those of the later answer, copied; exchanges = the one where they stand. Never words of the panel, never both out of one answer.',
    ),
    own(
      'of: the one number, "R4" or "S2" ("Q3" only as said above). said: "" but there. exchanges: the numbers of all exchanges about this claim, and no other; for S only exchanges after it was said.',
      'figures: which figures or dates of the line are meant, copied; [] where it has none or all are meant.',
    ),
    own(
      'words: the 3 to 30 words of the candidate that decide the standing, copied letter by letter out of one answer of these exchanges;',
      'for in_conflict the words that say otherwise, from whichever answer; never words of the panel or of the resume; "" for spoken_about.',
    ),
    'Before you reply hold each line, its years and its durations against every answer, and the first answers against the last.',
  ],
  '\n',
);

/** What a model does then, without having seen the first reading. */
export const judgingTask = joined(
  [
    own(
      "Each row is a claim out of a candidate's resume or answers, with the numbers of exchanges of an interview that may be about it. Somebody paired them who is often wrong.",
      'Judge each row by its exchanges alone.',
    ),
    own(
      'about: the numbers of those exchanges that speak of this very claim:',
      'of that figure, act, office or date, also in other words, by asking on from the exchange before, or by an answer that says otherwise.',
      'Sharing only an employer, a place, a project or a subject is not enough; [] where none does.',
    ),
    standingsTold,
    own(
      'both: null, but for a row with also, which is what the candidate said in another answer: claim and also were paired without knowing whether they differ at all. Read all exchanges, and say the first of these by which both can be true, however likely the other seems:',
      'other_time (another year or stage, or it changed since); other_thing (another project, employer, team, person, task or measure);',
      'part (one is a part, a share, a rounding or a looser word of the other); manner (a manner of speaking, a feeling, an opinion, a plan);',
      'set_right (some answer explains it, or says openly that the first was not exact); no (none of these: both are meant as plain fact of the very same thing and time, and whoever believes the one cannot believe the other).',
      'Such a row is in_conflict only with no, corrected only with set_right, else spoken_about; about holds the exchange of also where it speaks of the very thing that the claim does.',
    ),
    'Give every row once. Where about is [], the standing is spoken_about.',
  ],
  '\n',
);

export const readingExample = trusted({
  rows: [
    {
      of: 'R2',
      said: '',
      standing: 'shaken',
      exchanges: [3, 4],
      figures: ['30%'],
      words: 'we never really measured that',
    },
    { of: 'S1', said: '', standing: 'spoken_about', exchanges: [6], figures: [], words: '' },
  ],
});

export const judgingExample = trusted({ rows: [{ row: 1, about: [3, 4], both: null, standing: 'shaken' }] });

import type { Gap } from '#core/topics/gap.ts';
import type { Lines } from './gap-lines.ts';

/** What kind of thing the candidate said. Each kind has its own questions; other kinds are not said again (rule HOOK-2). */
export const callbackKinds = ['confession', 'own_act', 'result', 'stand', 'plan', 'figure', 'term'] as const;
export type CallbackKind = (typeof callbackKinds)[number];

/** Lines round the candidate's own words, by what was said and what is gone for; `{hook}` is said verbatim. */
export const callbackLines: Record<CallbackKind, Partial<Record<Gap, Lines>>> = {
  confession: {
    learning: {
      chill: [
        '“{hook}”. What would you do now?',
        'Let me stay with “{hook}”. What would you do differently today?',
      ],
      grill: ['“{hook}”. What have you changed since?', '“{hook}”. And the next time it happened?'],
    },
    stakeholder: {
      chill: ['“{hook}”. Whom did you tell first?', '“{hook}”. How did the others take it?'],
      grill: ['“{hook}”. Who had to put it right?', '“{hook}”. Did your senior know, or only you?'],
    },
    reason: {
      chill: ['“{hook}”. How did you find that out?', '“{hook}”. What stood in the way?'],
      grill: ['“{hook}”. Why not?', '“{hook}”. What was your excuse on that day?'],
    },
    cost: {
      chill: ['“{hook}”. What did it cost in the end?'],
      grill: ['“{hook}”. Who paid for that?', '“{hook}”. What was the bill?'],
    },
  },
  own_act: {
    stakeholder: {
      chill: [
        '“{hook}”. Who was least happy about it?',
        '“{hook}”. Whom did you have to win over first?',
        '“{hook}”. Who helped, and who looked away?',
      ],
      grill: [
        '“{hook}”. Who was against it?',
        '“{hook}”. With whose permission?',
        '“{hook}”. Who would tell it differently?',
      ],
    },
    alternative: {
      chill: ['“{hook}”. What else could you have done?', '“{hook}”. What was your second idea?'],
      grill: ['“{hook}”. And if you had not?', '“{hook}”. What did you weigh it against?'],
    },
    cost: {
      chill: ['“{hook}”. What had to wait because of it?'],
      grill: ['“{hook}”. At whose cost?', '“{hook}”. What did you drop for it?'],
    },
    reason: {
      chill: ['“{hook}”. What made you do it?', '“{hook}”. What did you see that others did not?'],
      grill: ['“{hook}”. Why you?', '“{hook}”. On what grounds?'],
    },
    learning: {
      chill: ['“{hook}”. Would you do it the same way today?'],
      grill: ['“{hook}”. Once more from the start: the same way?'],
    },
  },
  result: {
    metric_source: {
      chill: ['“{hook}”. How do you know?', '“{hook}”. Who measured it?'],
      grill: ['“{hook}”. Says who?', '“{hook}”. Measured how, and by whom?'],
    },
    own_part: {
      chill: ['“{hook}”. How much of that was your doing?', '“{hook}”. Who else has a share in it?'],
      grill: ['“{hook}”. How much of it would have come without you?', '“{hook}”. Whose work was that?'],
    },
    failure_case: {
      chill: ['“{hook}”. Did it last?', '“{hook}”. What else changed in those months?'],
      grill: ['“{hook}”. For how long?', '“{hook}”. What else could explain it?'],
    },
  },
  stand: {
    other_side: {
      chill: [
        '“{hook}”. Who sees it differently, and honestly so?',
        '“{hook}”. Now argue against it as well as you can.',
      ],
      grill: ['“{hook}”. I think the opposite. Convince me.', '“{hook}”. What would make you drop that?'],
    },
    stakeholder: {
      chill: ['“{hook}”. Who is worse off then?'],
      grill: ['“{hook}”. Who gets hurt?'],
    },
    reason: {
      chill: ['“{hook}”. What convinced you?', '“{hook}”. What would you show a doubter?'],
      grill: ['“{hook}”. Based on what?', '“{hook}”. What is your best proof?'],
    },
    cost: {
      chill: ['“{hook}”. At what price?'],
      grill: ['“{hook}”. Who pays for that?'],
    },
  },
  plan: {
    real_instance: {
      chill: ['“{hook}”. What have you done about it so far?'],
      grill: ['“{hook}”. What have you done for it this year?'],
    },
    reason: {
      chill: ['“{hook}”. Since when?', '“{hook}”. What put that into your head?'],
      grill: ['“{hook}”. So does everybody outside this door. Why you?'],
    },
    alternative: {
      chill: ['“{hook}”. And if that does not happen?'],
      grill: ['“{hook}”. And if nobody lets you?'],
    },
    cheaper_way: {
      chill: ['“{hook}”. What stops you from beginning tomorrow?'],
      grill: ['“{hook}”. Who is stopping you?'],
    },
    example: {
      chill: ['“{hook}”. Whom do you know who does that?'],
      grill: ['“{hook}”. Name one person who does that.'],
    },
  },
  figure: {
    metric_source: {
      chill: [
        '“{hook}”: counted, or estimated?',
        'You gave us “{hook}”. How did you arrive at it?',
        '“{hook}”. Who else would give us the same number?',
        'You said “{hook}”. Where would we find that written?',
      ],
      grill: [
        '“{hook}”. Who counted?',
        '“{hook}”. Compared with what?',
        'You said “{hook}”. Would an auditor?',
        '“{hook}”. I would have guessed half. Why am I wrong?',
      ],
    },
  },
  term: {
    explain_hook: {
      chill: [
        'You said “{hook}”. How would you explain it to someone outside your field?',
        '“{hook}”: what is it, for someone who has never met it?',
        '“{hook}”. What do outsiders get wrong about it?',
      ],
      grill: [
        '“{hook}”. Say that so that a shopkeeper follows.',
        '“{hook}”. Two sentences, no jargon. What is it?',
        '“{hook}”. Who needs it?',
      ],
    },
  },
};

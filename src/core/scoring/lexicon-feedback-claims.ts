import { type Entry, lexicon, oneOf } from '#core/text/lexicon.ts';

/** What a sentence of feedback needs to be true of the interview. */
export type Need =
  | 'pushed'
  | 'followed_up'
  | 'not_followed_up'
  | 'not_asked'
  | 'no_reason'
  | 'no_other_side'
  | 'other_side'
  | 'no_figure'
  | 'no_name'
  | 'no_change'
  | 'no_result'
  | 'no_act'
  | 'no_lesson'
  | 'no_decision'
  | 'not_right';

/** What feedback says of an interview that the log or the receipts can deny (rule PROSE-4). */
export const feedbackClaims = lexicon<Entry & { needs: Need }>('letters', [
  { phrase: '(?:pushed|pressed|pressured|challenged) (?:you|back|further|hard)', needs: 'pushed', example: 'The panel pressed you on it.' },
  {
    phrase: '(?:when|once|after|where|even|although|as|being|were|was|if) (?:the panel |you were |it was |being )?(?:pushed|pressed|pressured|challenged)',
    needs: 'pushed',
    example: 'It held when the panel pushed.',
    not: 'You pushed the date.',
  },
  { phrase: 'under (?:pressure|fire)', needs: 'pushed', example: 'Under pressure the answers got shorter.' },
  {
    phrase: '(?:stood|stayed|holds?|held) (?:your |its |the )?(?:ground|standing|firm)',
    needs: 'pushed',
    example: 'You stood your ground.',
    not: 'You stood in line.',
  },
  { phrase: '(?:the|each|every|your|some|all|both) follow-ups?', needs: 'followed_up', example: 'The follow-ups found more.' },
  { phrase: '(?:no|without(?: a)?) follow-ups?(?: question)?', needs: 'not_followed_up', example: 'No follow-up was asked.' },
  { phrase: "panel (?:did not|didn[’']t|never) (?:come|get|turn) to (?:this|it)", needs: 'not_asked', example: 'The panel did not come to this.' },
  { phrase: 'no questions? (?:was|were) (?:asked|put)', needs: 'not_asked', example: 'No question was asked here.' },
  {
    phrase: oneOf('why\\. a cause|claims without grounds|without (?:a |any )?reasons?', '(?:gave|gives?|given|has|have|there (?:is|was)) no (?:reason|cause|ground)s?'),
    needs: 'no_reason',
    example: 'Why. A cause, not only a claim.',
    not: 'You gave a reason.',
  },
  {
    phrase: oneOf('other side(?: is| was| stays)?(?: still)? (?:missing|absent)|the other side: what speaks', 'no (?:other side|counterpoint|trade-off)|never weighed'),
    needs: 'no_other_side',
    example: 'The other side is still missing.',
    not: 'You saw the other side.',
  },
  { phrase: 'other side weighed|weighed the other side|trade-off seen', needs: 'other_side', example: 'Reasons, and the other side weighed.' },
  {
    phrase: oneOf(
      'a number you can defend|no (?:numbers?|figures?)|without (?:a |any )?(?:numbers?|figures?)',
      '(?:little|nothing) (?:a panel could|to) check|many applicants could have said|(?:a number|figures?) (?:is|are) missing',
    ),
    needs: 'no_figure',
    example: 'There is little a panel could check.',
    not: 'A number was said.',
  },
  { phrase: 'a name: which|no names?', needs: 'no_name', example: 'A name: which firm, which place.', not: 'Your name stays out.' },
  { phrase: 'a measured result beside|nothing (?:was |is )?measured', needs: 'no_change', example: 'A measured result beside the facts you gave.' },
  {
    phrase: oneOf('stops before its result|what came of it\\.|needs its ending', '(?:never reached|without|no) (?:a |any )?(?:results?|outcomes?)'),
    needs: 'no_result',
    example: 'The story stops before its result.',
    not: 'The result came late.',
  },
  {
    phrase: 'own part (?:stays in the dark|never came out|is missing)|your own part\\.|no (?:act|step|part|work) of your own',
    needs: 'no_act',
    example: 'Your own part stays in the dark.',
    not: 'Your own part is clear.',
  },
  {
    phrase: 'what you learnt, or|no lessons?|(?:not|never) say what you (?:decided or )?learnt',
    needs: 'no_lesson',
    example: 'What you learnt, or would do differently.',
    not: 'You say what you learnt.',
  },
  {
    phrase: 'a decision that was yours alone|no decision of your own',
    needs: 'no_decision',
    example: 'A decision that was yours alone.',
    not: 'It was a decision of your own.',
  },
  {
    phrase: oneOf(
      '(?:a |the |your )?(?:wrong|incorrect) (?:final )?answer|answer (?:is|was|stays|stayed) wrong',
      "(?:did not|didn[’']t|never) (?:reach(?:ed)?|find|found|come to|came to|get to|got to) (?:the|a|its) (?:right )?(?:answer|solution)",
    ),
    needs: 'not_right',
    example: 'You never reached the right answer.',
    not: 'The right answer came.',
  },
]);

import type { LadderPart } from '#contract/ladder.ts';

const endMark = /[.!?…\u0964]["”’')\]]*$/u;

/** Words as a sentence: without an end mark of their own they get one after them. */
export const closed = (part: LadderPart): LadderPart[] =>
  endMark.test(part.text) ? [part] : [part, { kind: 'joined', text: '.', space: false }];

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResumeFact } from '#contract/resume.ts';
import type { Utterance } from '#core/interview/guards/check-utterance.ts';
import type { SpeakDirective } from '#core/interview/directive.ts';

export type Half = 'develop' | 'unseen';

/** A reply to the brief of one turn, as a strong model might give it. */
type WrittenLine = { half: Half; words: string };

/** One turn to be worded in an interview; `…At` are places in its turns. */
type Scene = Pick<Utterance, 'slotValues' | 'tableNames'> & {
  /** Whether the panel had reacted within its last three questions. */
  reactedLately: boolean;
  directive: SpeakDirective;
  turnsBefore: number;
  lastAnswerAt: number | null;
  earlierAt: number[];
  lines: WrittenLine[];
};

type Interview = {
  candidate: string;
  style: string;
  seed: number;
  facts: ResumeFact[];
  /** Names at the table and the schools aimed at. */
  names: string[];
  turns: string[];
  scenes: Scene[];
};

/** A written line with everything the guards know in its turn. */
type PanelLine = WrittenLine & {
  context: Omit<Utterance, 'text'>;
  reactedLately: boolean;
};

const folder = import.meta.dirname;
const interviews = 'engineer-chill engineer-grill foundry-chill foundry-grill fresher-grill doctor-chill';

function linesOf({ facts, names, turns, scenes }: Interview): PanelLine[] {
  return scenes.flatMap(({ lines, reactedLately, turnsBefore, lastAnswerAt, earlierAt, ...scene }) => {
    const before = turns.slice(0, turnsBefore);
    const context = {
      ...scene,
      facts,
      lastAnswer: lastAnswerAt === null ? '' : (turns[lastAnswerAt] ?? ''),
      earlierQuestions: earlierAt.map((at) => turns[at] ?? ''),
      heardTexts: [...before, ...facts.map(({ value }) => value)],
      allowedTexts: [...names, ...before.filter(Boolean)],
    };
    return lines.map((line) => ({ ...line, context, reactedLately }));
  });
}

/** The written lines of one half, in interviews the conductor really led. */
export const readPanelLines = (half: Half): PanelLine[] =>
  interviews
    .split(' ')
    .flatMap((name) => linesOf(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Interview))
    .filter((line) => line.half === half);

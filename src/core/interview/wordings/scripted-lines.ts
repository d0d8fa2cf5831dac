import type { Panellist, PortraitId } from '#contract/panellists.ts';
import type { Style } from '#contract/styles.ts';
import type { ScriptedLine } from '#core/interview/directive.ts';
import { pickSeeded, type Seed } from '#core/interview/seeded-choice.ts';
import { fixedLines } from './fixed-lines.ts';
import { bhalla } from './voices/bhalla.ts';
import { iqbal } from './voices/iqbal.ts';
import { kale } from './voices/kale.ts';
import { lakshmi } from './voices/lakshmi.ts';
import { meera } from './voices/meera.ts';
import { nandita } from './voices/nandita.ts';
import { ritu } from './voices/ritu.ts';
import { thomas } from './voices/thomas.ts';
import type { Voice } from './voices/voice.ts';

type ScriptContext = {
  style: Style;
  seed: Seed;
  /** Whose line it is: in their own words where they have some. */
  speakerId?: string;
  /** Left out of the words when it is missing. */
  candidateFirstName?: string;
  panel?: readonly Panellist[];
  /** Whole minutes that remain, for `time_warning`. */
  minutesLeft?: number;
  /** What the line carries: the hint of the stem in play for `hint`, the aim for `drill_opening`. */
  words?: string;
};

const voices: Partial<Record<PortraitId, Voice>> = {
  kale,
  lakshmi,
  meera,
  thomas,
  bhalla,
  nandita,
  iqbal,
  ritu,
};

function othersLine(panel: readonly Panellist[] | undefined): string {
  const [, ...others] = panel ?? [];
  if (others.length === 0) return '';
  const names = others.map((member) => member.name);
  return `With me ${names.length === 1 ? 'is' : 'are'} ${names.join(' and ')}.`;
}

/** Numbers of minutes as the panel says them: in words up to ten. */
function minutesWord(minutes: number): string {
  const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
  return words[Math.max(0, Math.round(minutes))] ?? String(Math.round(minutes));
}

/** The words of a fixed line in a style, by seed. Never written by a model; the crisis lines are out of persona and equal in both styles (rule SAFE-5). */
export function scriptedLine(line: ScriptedLine, context: ScriptContext): string {
  const { speakerId, style, seed } = context;
  const own = speakerId === undefined ? undefined : voices[speakerId as PortraitId]?.[line]?.[style];
  const wording = pickSeeded(own ?? fixedLines[line][style], seed, line) ?? '';
  const minutes = minutesWord(context.minutesLeft ?? 5);
  const text = wording
    .replace(/, \{name\}/g, context.candidateFirstName ? `, ${context.candidateFirstName}` : '')
    .replace('{others}', othersLine(context.panel))
    .replace('{minutes}', minutes)
    .replace('{words}', context.words ?? 'start from the part you are sure of.')
    .replace(/\s+/g, ' ')
    .trim();
  const singular = minutes === 'one' ? text.replace(/\bone minutes\b/i, 'one minute') : text;
  return singular.charAt(0).toUpperCase() + singular.slice(1);
}

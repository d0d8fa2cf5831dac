import type { Style } from '#contract/styles.ts';
import { saidPartsOf } from '#contract/said-parts.ts';
import type { Turn } from '#contract/transcript.ts';
import type { SpeakDirective } from '#core/interview/directive.ts';
import { aimLines, tacticLines, topicLines } from './aims.ts';
import { fileLines, panelCard, planCard, type SharedPerson } from './cards.ts';
import { examplesNote, panelRules, styleCards, worked } from './rules.ts';
import { type Retry, utterTask } from './task.ts';
import { filled, joined, own, type Own } from '#core/prompt/own-words.ts';
import { type DataLine, type Prompt, promptOf } from '#core/prompt/prompt.ts';
import type { ConductorState, Setting } from '#core/interview/state.ts';
import { styleRules } from '#core/interview/styles.ts';

const longestAnswer = 3_000;

const secretsOf = (style: Style): readonly string[] => [
  ...panelRules,
  examplesNote,
  ...styleCards[style].card,
];
const secrets: Record<Style, readonly string[]> = { chill: secretsOf('chill'), grill: secretsOf('grill') };

/** The words of the instructions that nobody may hear, the same list for every interview of a style; names, facts, aims and example lines are not among them. */
export function secretTexts({ setting }: ConductorState): readonly string[] {
  return secrets[setting?.style ?? 'chill'];
}

function examples(style: Style): Own[] {
  const { good, bad } = styleCards[style];
  return [
    own('# How it sounds'),
    own(examplesNote),
    ...good.map((line) => filled`- ${own(line)}`),
    own('And lines that would be thrown away, with the reason:'),
    ...bad.map(([line, why]) => filled`- ${own(line)} (${own(why)})`),
    own(
      'Three tasks of another interview, shortened, with the line of data they point to and words that would be said:',
    ),
    ...worked.flatMap(({ data, task, words, because }) => [
      filled`- ${own(data)} ${own(task)}`,
      filled`  Said: ${own(words)} (${own(because)})`,
    ]),
  ];
}

/**
 * What stays the same in every request of an interview, byte for byte: rules, style, aims, tactics, examples, panel and plan. What is common to
 * interviews stands first, so that it can be cached across them. No clock, no random id and no word of a person or a school is in it.
 */
function panelInstructions(state: ConductorState, setting: Setting, person: SharedPerson): Own {
  const lines: Own[] = [
    ...panelRules.map((rule) => own(rule)),
    ...topicLines(),
    ...aimLines(),
    ...styleCards[setting.style].card.map((line) => own(line)),
    ...tacticLines(styleRules[setting.style].tactics),
    ...examples(setting.style),
    ...panelCard(state.panel, person),
    ...planCard(setting),
  ];
  return joined(lines, '\n');
}

/** What a panellist said; a dash where the applicant spoke into it. */
function spoken(turn: Turn, turns: readonly Turn[], { hide }: SharedPerson): string {
  const { said, unsaid } = saidPartsOf(turn, turns);
  return unsaid === '' ? hide(said) : `${hide(said)} –`.trim();
}

/** What was said before a turn, a line each: what the panel said is data too, since it quotes the applicant. */
function conversation(
  { turns, utteredTurnIds, panel }: ConductorState,
  turnId: string,
  person: SharedPerson,
): DataLine[] {
  const at = turns.findIndex((turn) => turn.id === turnId);
  return turns.slice(0, at < 0 ? turns.length : at).flatMap((turn): DataLine[] => {
    const { id, role, text, unscored, speakerId } = turn;
    if (role === 'panel') {
      const seat = panel.find((m) => m.id === speakerId)?.seat ?? 'panel';
      return utteredTurnIds.includes(id) ? [{ turn: id, seat, says: spoken(turn, turns, person) }] : [];
    }
    if (unscored) return [{ turn: id, setAside: true }];
    return [{ turn: id, says: text ? person.hide(text).slice(0, longestAnswer) : null }];
  });
}

/** What the requests of one interview share: whom they may tell of, what they begin with, and the mark round their data. */
export type PromptStart = {
  person: SharedPerson;
  instructions: Own;
  file: readonly DataLine[];
  mark: string;
};

/** What the requests of an interview begin with, for somebody who is told of as `person` says. */
export function promptStart(state: ConductorState, person: SharedPerson, mark: string): PromptStart {
  const { setting } = state;
  if (!setting) throw new Error('an interview has begun before anybody speaks');
  return {
    person,
    instructions: panelInstructions(state, setting, person),
    file: fileLines(state, setting, person),
    mark,
  };
}

/**
 * A request for words: the instructions, the file, what was said so far, and last the task. Everything before what this turn alone needs is the
 * beginning of every later request of this interview; what is still being spoken is not in it.
 */
export function panelPrompt(
  state: ConductorState,
  directive: SpeakDirective,
  { person, instructions, file, mark }: PromptStart,
  retry?: Retry,
): Prompt {
  const said = conversation(state, directive.turnId, person).map((line) => [line]);
  const task = utterTask(state, directive, person, retry);
  return promptOf({ instructions, mark, kept: [file, ...said], task: own('utter'), ...task });
}

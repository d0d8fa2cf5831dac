import type { Style } from '#contract/styles.ts';
import { saidPartsOf } from '#contract/said-parts.ts';
import type { Turn } from '#contract/transcript.ts';
import type { SpeakDirective } from '#core/interview/directive.ts';
import { aimLines, tacticLines, topicLines } from './aims.ts';
import { fileCard, panelCard, type SharedPerson } from './cards.ts';
import { examplesNote, panelRules, styleCards, worked } from './rules.ts';
import { type Retry, utterTask } from './task.ts';
import type { ConductorState, Setting } from '#core/interview/state.ts';
import { styleRules } from '#core/interview/styles.ts';

/** One message of a prompt. `keeps` marks the end of what later calls repeat byte for byte. */
export type PanelMessage = { role: 'user' | 'assistant'; parts: { text: string; keeps?: true }[] };

const cameIn = 'The applicant has come in.';
const goesOn = 'The panel goes on.';
const listens = 'The panel listens.';
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

function examples({ setting }: ConductorState): string[] {
  const { good, bad } = styleCards[setting?.style ?? 'chill'];
  return [
    '# How it sounds',
    examplesNote,
    ...good.map((line) => `- ${line}`),
    'And lines that would be thrown away, with the reason:',
    ...bad.map(([line, why]) => `- ${line} (${why})`),
    'Three tasks of another interview, shortened, with words that would be said:',
    ...worked.flatMap(({ task, words, because }) => [
      `- ${JSON.stringify(task)}`,
      `  Said: ${words} (${because})`,
    ]),
  ];
}

/**
 * What stays the same in every request of an interview, byte for byte: rules, style, aims, tactics, examples, panel, file and plan. What is
 * common to interviews stands first, so that it can be cached across them. No clock and no random ids are in it.
 */
export function panelInstructions(state: ConductorState, person: SharedPerson): string {
  const { setting, panel } = state;
  if (!setting) throw new Error('an interview has begun before anybody speaks');
  return [
    ...panelRules,
    ...topicLines(),
    ...aimLines(),
    ...styleCards[setting.style].card,
    ...tacticLines(styleRules[setting.style].tactics),
    ...examples(state),
    ...panelCard(panel, person),
    ...fileCard(state, setting, person),
    ...keptFromTable(setting),
  ].join('\n');
}

/** What a school wants nobody at the table to say (rule SCHOOL-33). */
function keptFromTable({ scenario }: Pick<Setting, 'scenario'>): string[] {
  const banned = scenario?.banned ?? [];
  return banned.length === 0 ? [] : [`Nobody at this table uses these words: ${JSON.stringify(banned)}.`];
}

function heard({ id, text, unscored }: Turn, { hide }: SharedPerson): string {
  if (unscored) return JSON.stringify({ turn: id, setAside: true });
  return JSON.stringify({ turn: id, says: text ? hide(text).slice(0, longestAnswer) : null });
}

/** What a panellist said; a dash where the applicant spoke into it. */
function spoken(turn: Turn, turns: readonly Turn[], { hide }: SharedPerson): string {
  const { said, unsaid } = saidPartsOf(turn, turns);
  return unsaid === '' ? hide(said) : `${hide(said)} –`.trim();
}

/** What was said before a turn, as alternating messages that begin with `user`; where one side spoke twice the other has a fixed line. */
function conversation(
  { turns, utteredTurnIds, panel }: ConductorState,
  turnId: string,
  person: SharedPerson,
): PanelMessage[] {
  const messages: PanelMessage[] = [{ role: 'user', parts: [{ text: cameIn }] }];
  const at = turns.findIndex((turn) => turn.id === turnId);
  for (const turn of turns.slice(0, at < 0 ? turns.length : at)) {
    if (turn.role === 'panel' && !utteredTurnIds.includes(turn.id)) continue;
    const role = turn.role === 'panel' ? 'assistant' : 'user';
    if (messages.at(-1)?.role === role)
      messages.push(
        role === 'assistant'
          ? { role: 'user', parts: [{ text: goesOn }] }
          : { role: 'assistant', parts: [{ text: listens }] },
      );
    const surname = panel.find((m) => m.id === turn.speakerId)?.shortName ?? 'Panel';
    messages.push({
      role,
      parts: [
        { text: role === 'assistant' ? `${surname}: ${spoken(turn, turns, person)}` : heard(turn, person) },
      ],
    });
  }
  return messages;
}

/**
 * The messages of a request for words: what was said so far, and as the last part of the last one the task. Everything before that part is
 * the beginning of every later request of this interview; what is still being spoken is not in it.
 */
export function panelMessages(
  state: ConductorState,
  directive: SpeakDirective,
  person: SharedPerson,
  retry?: Retry,
): PanelMessage[] {
  const said = conversation(state, directive.turnId, person);
  const last = said.at(-1);
  const open: PanelMessage = last?.role === 'user' ? last : { role: 'user', parts: [{ text: goesOn }] };
  return [
    ...(open === last ? said.slice(0, -1) : said),
    {
      role: 'user',
      parts: [
        ...open.parts.map(({ text }) => ({ text, keeps: true as const })),
        { text: utterTask(state, directive, person, retry) },
      ],
    },
  ];
}

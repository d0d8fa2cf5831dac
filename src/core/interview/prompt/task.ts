import { topicName } from '#contract/topics.ts';
import { type SpeakDirective, wayOf } from '#core/interview/directive.ts';
import { interviewClockOf } from '#core/interview/plan/time-budget.ts';
import { filled, idOf, joined, own, type Own, type OwnJson, trusted } from '#core/prompt/own-words.ts';
import type { DataLine } from '#core/prompt/prompt.ts';
import { cutText } from '#core/text/cut-text.ts';
import { moveWords, tacticLimits } from './aims.ts';
import { caseOf, keyOf, knownFor, lastAnswer, questionInTheAir, sideBySide, soughtBy } from './brief.ts';
import { mayReword } from './may-reword.ts';
import { type RetryReason, reasonInWords } from './retry-reasons.ts';
import type { SharedPerson } from './cards.ts';
import type { ConductorState } from '#core/interview/state.ts';

/** Why the words for a turn are asked for again: what was wrong, and what of them was already said. */
export type Retry = { reason: RetryReason; detail: string; said: string };

/** The one turn to be worded: a brief in our own words, and the lines of data its ids stand for. */
type UtterTask = { lines: readonly DataLine[]; input: OwnJson };

const questionsShown = 20;
const longestSpot = 120;

/** Lines of data, each under an id of its own. */
class NamedLines {
  readonly lines: DataLine[] = [];
  readonly #hide: SharedPerson['hide'];

  constructor({ hide }: SharedPerson) {
    this.#hide = hide;
  }

  /** Adds a line of somebody's words, from a turn or a fact where it is from one; gives its id. */
  add(says: string, from: { turn?: string; fact?: string } = {}): Own {
    return this.#push(this.#hide(says), from);
  }

  /** The same, cut to so many characters once the person is taken out of it. */
  addCut(says: string, most: number): Own {
    const hidden = this.#hide(says);
    return this.#push(hidden.length > most ? `${cutText(hidden, most - 1)}…` : hidden, {});
  }

  #push(says: string, from: object): Own {
    const id = idOf(`L${this.lines.length + 1}`);
    this.lines.push({ id, ...from, says });
    return id;
  }
}

function speakerOf({ panel }: ConductorState, speakerId: string) {
  const member = panel.find((m) => m.id === speakerId);
  return member ? { seat: member.seat, agenda: member.agenda, voice: joined(member.voice, ', ') } : {};
}

/** What not to ask: the last questions, but for one that is put again. */
function notToBeAsked({ turns, asked, utteredTurnIds }: ConductorState, { turnId }: SpeakDirective) {
  const inTheAir = asked?.turnIds.includes(turnId) ? asked.turnIds : [];
  const at = turns.findIndex((turn) => turn.id === turnId);
  const questions = turns
    .slice(0, at < 0 ? turns.length : at)
    .filter(({ id, role, move }) => role === 'panel' && move && move in moveWords && !inTheAir.includes(id))
    .filter(({ id }) => utteredTurnIds.includes(id));
  return { asked: questions.slice(-questionsShown).map(({ id }) => idOf(id)) };
}

/** What one turn is to do: who speaks, what it seeks, and what it rests on. A follow-up that is free to go on goes for whatever the answer holds. */
function briefOf(state: ConductorState, planned: SpeakDirective, said: NamedLines, isFree = false) {
  const { gap, ...open } = planned;
  const directive = isFree || !gap ? open : planned;
  const { move, tactic, topicId, maxWords, interjects } = directive;
  const topic = topicName(topicId, state.setting?.profile ?? 'experienced');
  const speaker = speakerOf(state, directive.speakerId);
  if (mayReword(directive) !== 'free')
    return {
      speaker,
      topic,
      isWritten: true,
      words: said.add(directive.draft),
      ...(mayReword(directive) === 'as_reviewed' && !directive.asWritten ? { leadsOver: true } : {}),
    };
  const colleague = state.panel.find((m) => m.id === interjects?.on);
  const question = questionInTheAir(state, directive);
  const situation = caseOf(state, directive);
  const statements = sideBySide(directive);
  const key = isFree ? [] : keyOf(state, directive);
  const known = knownFor(state, directive);
  return {
    speaker,
    move: filled`${own(move)}: ${moveWords[move] ?? own('say it')}`,
    seeks: soughtBy(state, directive),
    topic,
    ...(tactic ? { tactic: filled`${own(tactic)}: ${own(tacticLimits[tactic])}` } : {}),
    ...(question ? { question: said.add(question) } : {}),
    ...(situation ? { case: said.add(situation) } : {}),
    ...(statements.length > 0 ? { sideBySide: statements.map((one) => said.add(one)) } : {}),
    ...(key.length > 0 ? { within: key.map((point) => said.add(point)) } : {}),
    ...(known.length > 0 ? { known: known.map(({ says, ...from }) => said.add(says, from)) } : {}),
    maxWords,
    ...(interjects && colleague ? { interjects: { on: colleague.seat } } : {}),
  };
}

const inMinutes = (ms: number): number => Math.max(0, Math.round(ms / 60_000));

/** How the interview stands, for whoever chooses: the minutes left, what is still to come, and how long this thread has run (rule PACE-7). */
function standing({ nowMs, setting, agenda, thread, topics }: ConductorState) {
  if (!setting) return {};
  const profile = setting.profile;
  return {
    minutesLeft: inMinutes(interviewClockOf(setting).wrapFromMs - nowMs),
    stillToCome: agenda.map(({ topicId, budgetMs, mustCover }) => ({
      topic: topicName(topicId, profile),
      minutes: inMinutes(budgetMs),
      ...(mustCover ? { must: true } : {}),
    })),
    ...(thread
      ? {
          thread: {
            topic: topicName(thread.topicId, profile),
            questions: thread.followUps,
            minutesOnTopic: inMinutes(topics[thread.topicId]?.spentMs ?? 0),
          },
        }
      : {}),
  };
}

/** What the room is like now, where it is not as the style has it (rule TACTIC-6). */
const roomNow = ({ softened }: ConductorState): { room?: Own } =>
  softened
    ? {
        room: own(
          'The applicant asked for a gentler tone or was under strain. Whatever the style card says: kind, slow, no pressing.',
        ),
      }
    : {};

/** The ways on among which the words choose, each with what it is to do. */
function choice(state: ConductorState, directive: SpeakDirective, said: NamedLines) {
  const { other } = directive;
  const then = state.otherWay?.state;
  if (!other || !then) return null;
  const stays = wayOf(directive) === 'stay';
  const [staying, going] = stays ? [state, then] : [then, state];
  const [stay, go] = stays ? [directive, other] : [other, directive];
  return {
    choose: { stay: briefOf(staying, stay, said, true), go: briefOf(going, go, said) },
    ...standing(staying),
  };
}

/** The last part of a request for words: the one turn to be worded, or the two between which its words choose; a brief, not a draft (rule ENGINE-6). */
export function utterTask(
  state: ConductorState,
  directive: SpeakDirective,
  person: SharedPerson,
  retry?: Retry,
): UtterTask {
  const said = new NamedLines(person);
  const follows = wayOf(directive) === 'stay' || directive.other !== undefined;
  const answer = follows ? lastAnswer(state, directive.turnId) : undefined;
  const input = trusted({
    ...((!retry && choice(state, directive, said)) || briefOf(state, directive, said)),
    ...(answer ? { answer: idOf(answer.id) } : {}),
    ...roomNow(state),
    mustNotAsk: notToBeAsked(state, directive),
    ...(retry
      ? {
          wrongBefore: reasonInWords[retry.reason],
          ...(retry.detail ? { spot: said.addCut(retry.detail, longestSpot) } : {}),
        }
      : {}),
    ...(retry?.said ? { alreadySaid: said.add(retry.said) } : {}),
  });
  // What the candidate denied changes during an interview, so it stands with the task and not in the file (rule DENY-1).
  const denied = state.denied.map((words) => person.hide(words));
  return { lines: [...said.lines, ...(denied.length > 0 ? [{ nobodySays: denied }] : [])], input };
}

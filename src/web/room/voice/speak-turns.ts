import type { SpokenInto } from '#contract/transcript.ts';
import type { Playback, Voice } from '#web/lib/voices/voice.ts';
import { type Sentence, sentencesOf } from '#web/lib/voices/sentences.ts';

/** What the panel says, as far as it has arrived. */
export type SpokenTurn = { id: string; speakerId?: string | undefined; text: string; finished: boolean };

export type Speaker = {
  /** Takes the turns to be said, in order; what is known of them may grow. The same again changes nothing. */
  offer: (turns: readonly SpokenTurn[]) => void;
  /** How many words of a turn have been said; null when it is not said aloud, so that all may be read. */
  saidWords: (turnId: string) => number | null;
  isSpeaking: () => boolean;
  /** Where the panel was silenced, as long as that turn is offered; null when all was said. */
  spokenInto: () => SpokenInto | null;
  /** Falls silent: what was offered by now is no longer said. */
  hush: () => void;
  end: () => void;
};

type Said = { sentences: number; words: number; isOver: boolean };

const tellMs = 80;

/** A voice whose sentence has not begun, or not ended, by then says neither yes nor no, as one does that the browser holds back. */
const beginsWithinMs = 25_000;
const endsWithinMs = ({ words }: Sentence): number => 5_000 + 1_500 * words;

/**
 * Says turns sentence by sentence in the panel's voices, but not those that were read already; the next sentence is made ready while one is said. `onChange` is called while
 * words are being said and after each change; `onFailure` once, when there is no sound to be had: everything may be read then (rule VOICE-5).
 */
export function speakTurns(
  voice: Voice,
  readTurnIds: readonly string[],
  onChange: () => void,
  onFailure: () => void,
): Speaker {
  const said = new Map<string, Said>(readTurnIds.map((id) => [id, { sentences: 0, words: 0, isOver: true }]));
  let turns: readonly SpokenTurn[] = [];
  let current: { turnId: string; words: number; playback: Playback } | null = null;
  let isGoing = false;
  let isEnded = false;
  let spokenInto: SpokenInto | null = null;
  const ticking = setInterval(() => current && onChange(), tellMs);

  const next = (): { turn: SpokenTurn; sentence: Sentence } | null => {
    if (isEnded) return null;
    for (const turn of turns) {
      const known = said.get(turn.id) ?? { sentences: 0, words: 0, isOver: false };
      if (known.isOver) continue;
      const sentences = sentencesOf(turn.text, turn.finished);
      const sentence = sentences[known.sentences];
      if (sentence) return { turn, sentence };
      if (!turn.finished) return null;
    }
    return null;
  };

  const go = async (): Promise<void> => {
    isGoing = true;
    try {
      for (let due = next(); due; due = next()) await say(due);
    } catch {
      isEnded = true;
      onFailure();
    }
    isGoing = false;
    onChange();
  };

  const say = async ({ turn, sentence }: NonNullable<ReturnType<typeof next>>): Promise<void> => {
    const speakerId = turn.speakerId ?? '';
    const coming = voice.speak(sentence.text, speakerId);
    const playback = await within(beginsWithinMs, coming, () => {
      coming.then(({ stop }) => stop()).catch(() => undefined);
    });
    if (said.get(turn.id)?.isOver || isEnded) return playback.stop();
    current = { turnId: turn.id, words: sentence.words, playback };
    const known = said.get(turn.id) ?? { sentences: 0, words: 0, isOver: false };
    said.set(turn.id, { ...known, sentences: known.sentences + 1 });
    const following = next();
    if (following) voice.prepare(following.sentence.text, following.turn.speakerId ?? '');
    onChange();
    await within(endsWithinMs(sentence), playback.over, () => {
      current = null;
      playback.stop();
    });
    current = null;
    const now = said.get(turn.id);
    if (now && !now.isOver) said.set(turn.id, { ...now, words: sentence.wordsBefore + sentence.words });
  };

  const firstUnsaid = (): SpokenInto | null => {
    for (const { id, text, finished } of turns) {
      const known = said.get(id) ?? { sentences: 0, words: 0, isOver: false };
      if (known.isOver) continue;
      const isWhole = finished && known.sentences >= sentencesOf(text, true).length;
      if (!isWhole || current?.turnId === id) return { turnId: id, words: known.words };
    }
    return null;
  };

  const hush = (): void => {
    spokenInto ??= firstUnsaid();
    for (const turn of turns) said.set(turn.id, { sentences: 0, words: 0, isOver: true });
    current?.playback.stop();
    onChange();
  };

  return {
    offer: (offered) => {
      turns = offered;
      if (turns.every(({ id }) => id !== spokenInto?.turnId)) spokenInto = null;
      if (!isGoing && next()) void go();
    },
    saidWords: (turnId) => {
      const known = said.get(turnId) ?? { words: 0, isOver: false };
      if (isEnded || known.isOver) return null;
      const now = current?.turnId === turnId ? Math.ceil(current.playback.share() * current.words) : 0;
      return known.words + now;
    },
    isSpeaking: () => current !== null,
    spokenInto: () => spokenInto,
    hush,
    end: () => {
      isEnded = true;
      clearInterval(ticking);
      hush();
      voice.end();
    },
  };
}

/** What is promised, or, after `ms`, `onLate` and a rejection. */
async function within<T>(ms: number, promised: Promise<T>, onLate: () => void): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    onLate();
    reject(new Error('the voice says neither yes nor no'));
  }, ms);
  try {
    return await Promise.race([promised, late]);
  } finally {
    clearTimeout(timer);
  }
}

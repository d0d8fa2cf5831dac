import { type ReactNode, useEffect, useState } from 'react';
import { silenceSteps } from '#contract/interview-events.ts';
import { floorNow, type RoomTurn } from '../room-state.ts';
import { readingMs } from '../silence-count.ts';
import type { Answers } from '../use-answers.ts';
import type { ArrivingTable } from '../use-arriving.ts';
import type { useDraft } from '../use-draft.ts';
import type { Interview } from '../use-interview.ts';
import { useReadAgain } from '../use-read-again.ts';
import { fitAnswer, lastAnswerWords } from '../last-answer.ts';
import { useLastAnswer } from '../use-last-answer.ts';
import { useSilence } from '../use-silence.ts';
import type { EarControl } from '../voice/use-ear.ts';
import type { PanelVoice } from '../voice/use-panel-voice.ts';
import { SpeakingSide } from '../voice/speaking-side.tsx';
import { useSpokenAnswer } from '../voice/use-spoken-answer.ts';
import { stretchesSince } from '../voice/stretches-since.ts';
import { isAloud, type VoiceChoice } from '../voice/voice-choice.ts';
import { Composer } from '#web/ui/room/composer.tsx';

type AnsweringProps = {
  interview: Interview;
  draft: ReturnType<typeof useDraft>;
  answers: Answers;
  table: ArrivingTable;
  transcript: readonly RoomTurn[];
  ear: EarControl;
  voice: VoiceChoice;
  chooseVoice: (change: Partial<VoiceChoice>) => void;
  panelVoice: PanelVoice;
  onTranscript: () => void;
  /** What is written was sent because the time was up. */
  onSentForThem: () => void;
};

/** The time to think that silence does not break into. */
const thinkMs = 30_000;

/** The candidate's side: the composer, and what one may do besides answering. */
export function Answering({
  interview,
  draft,
  answers,
  table,
  transcript,
  ear,
  voice,
  chooseVoice,
  panelVoice,
  onTranscript,
  onSentForThem,
}: AnsweringProps) {
  const { room, writable, sessionId } = interview;
  const floor = floorNow(room);
  const awaitedId = floor.kind === 'awaiting' && !answers.sending && writable ? floor.turnId : null;
  const spoken = (table.after ?? table.question)?.turn.text ?? '';
  const isRead = useRead(
    awaitedId !== null && table.whole ? `${awaitedId} ${spoken}` : '',
    readingMs(spoken),
  );
  const [acts, setActs] = useState(0);
  const thinking = useThinking(draft.draft !== '');

  const questionEnd = useSince(awaitedId !== null && table.whole ? awaitedId : '');
  const isSpeaking = voice.by === 'speaking';
  const mayTalk = writable && (awaitedId !== null || panelVoice.speaking);
  const answer = useSpokenAnswer({
    sessionId,
    ear,
    choice: voice,
    mayTalk,
    mayEnd: awaitedId !== null && table.whole && !thinking.on,
    draft,
    onVoice: panelVoice.hush,
    send: () => send(),
    onPause: () => {
      if (awaitedId && room.snapshot.engine === 'model')
        answers.prepare(awaitedId, draft.draft.trim(), speech());
    },
  });
  // Rule VOICE-4.
  const isHeard = ear.speaking || ear.pending > 0;
  const lastMinutes = useLastAnswer({
    room,
    awaitedId,
    send: () => {
      if (isSpeaking && isHeard) answer.end();
      else send();
    },
  });
  const isClosed = lastMinutes === 0;
  useReadAgain(isClosed ? 'closed' : null, interview.refresh);
  const waiting = awaitedId !== null && !isClosed && isRead && draft.draft === '' && !thinking.on && !isHeard;
  const since = `${lastAsked(transcript)} ${acts} ${draft.draft === ''}`;
  const after = transcript.findLast((turn) => turn.role === 'panel')?.id ?? '';
  const steps = silenceSteps[room.softened ? 'chill' : (room.snapshot.style ?? 'chill')];
  useSilence({ waiting, since, after, steps }, (seconds) => answers.signal({ kind: 'silence', seconds }));

  const act = (kind: 'think' | 'ask_again' | 'soften' | 'move_on'): void => {
    setActs((count) => count + 1);
    if (kind === 'think') thinking.begin();
    else thinking.end();
    void answers.signal({ kind });
  };
  const speech = () => ({
    heard: stretchesSince(answer.stretches, questionEnd),
    spokenInto: panelVoice.spokenInto() ?? undefined,
  });
  const send = (): void => {
    const { text, rest } = fitAnswer(draft.draft);
    if (!awaitedId || text === '') return;
    draft.write(rest);
    answer.clear();
    thinking.end();
    answers.answer(awaitedId, text, speech());
    if (isClosed) onSentForThem();
  };

  if (!writable) return <ReadingAlong onTranscript={onTranscript} />;
  return (
    <Composer
      draft={draft.draft}
      wordsComing={isSpeaking && isHeard}
      onWrite={(text) => {
        answer.stay();
        if (text === '') answer.clear();
        draft.write(text);
      }}
      awaited={awaitedId !== null && !isClosed}
      closed={isClosed}
      onSend={isSpeaking ? answer.end : send}
      status={statusOf(answers, thinking.on, lastMinutes)}
      {...(isSpeaking && {
        speaking: (
          <SpeakingSide
            ear={ear}
            choice={voice}
            answer={answer}
            mayTalk={mayTalk}
            draft={draft.draft}
            onMend={(text) => {
              answer.stay();
              draft.write(text);
            }}
            panel={room.snapshot.panel}
            onType={() => {
              const type = (): void => {
                ear.stop();
                chooseVoice({ by: 'typing', aloud: isAloud(voice) });
              };
              // What was said but is not understood yet comes along.
              void ear.finish().finally(type);
            }}
          />
        ),
      })}
    >
      {!isSpeaking && (
        <Act
          off={false}
          onClick={() => {
            chooseVoice({ by: 'speaking' });
            ear.start(voice.deviceId);
          }}
        >
          Speak instead
        </Act>
      )}
      <Act onClick={() => act('think')} off={awaitedId === null || thinking.on}>
        Let me think
      </Act>
      <Act onClick={() => act('ask_again')} off={awaitedId === null || !room.mayAskAgain.value}>
        {awaitedId === null || room.mayAskAgain.value || room.clock.value.frozen
          ? 'Ask again'
          : 'Asked as often as it can be'}
      </Act>
      {isOffered(transcript) && (
        <Act onClick={() => act('move_on')} off={awaitedId === null}>
          Next question
        </Act>
      )}
      {room.snapshot.style === 'grill' &&
        (room.softened ? (
          <span className="softened-note">Softened</span>
        ) : (
          <Act onClick={() => act('soften')} off={transcript.length === 0}>
            Soften
          </Act>
        ))}
      <button type="button" className="quiet drawer-only" onClick={onTranscript}>
        Transcript
      </button>
    </Composer>
  );
}

function Act({ onClick, off, children }: { onClick: () => void; off: boolean; children: ReactNode }) {
  return (
    <button type="button" className="quiet" aria-disabled={off} onClick={() => off || onClick()}>
      {children}
    </button>
  );
}

function ReadingAlong({ onTranscript }: { onTranscript: () => void }) {
  return (
    <section className="seat" aria-label="Your answer">
      <div className="reading-along">
        <p className="small">The composer is in the other tab.</p>
        <button type="button" className="quiet drawer-only" onClick={onTranscript}>
          Transcript
        </button>
      </div>
    </section>
  );
}

function statusOf({ sending, trouble }: Answers, isThinking: boolean, lastMinutes: number | null): ReactNode {
  const deadline = lastMinutes === null ? null : lastAnswerWords(lastMinutes);
  if (trouble)
    return (
      <>
        <span className="said-wrong">{trouble}</span> {deadline}
      </>
    );
  if (sending?.status === 'late')
    return 'Not saved yet. We wait and try again by ourselves; your answer is kept here.';
  if (sending) return sending.status === 'saving' ? 'Saving your answer' : 'Your answer is saved';
  if (deadline) return deadline;
  return isThinking ? 'Think. The panel waits; the clock runs on.' : null;
}

/** The question silence is counted from. A nudge or a repeat that silence brought does not begin the count anew. */
function lastAsked(transcript: readonly RoomTurn[]): string {
  const asked = transcript.findLast(
    (turn) => turn.role === 'panel' && turn.move !== 'nudge' && turn.move !== 'repeat',
  );
  return asked?.id ?? '';
}

/** Whether the panel has offered to leave the question: it nudged twice since it asked. */
function isOffered(transcript: readonly RoomTurn[]): boolean {
  const from = transcript.findIndex(({ id }) => id === lastAsked(transcript));
  return transcript.slice(from).filter(({ move }) => move === 'nudge').length > 1;
}

/** When the key came to be what it is, in milliseconds since 1970; null without one. */
function useSince(key: string): number | null {
  const [since, setSince] = useState<{ key: string; atMs: number } | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSince({ key, atMs: Date.now() }));
    return () => clearTimeout(timer);
  }, [key]);
  return key !== '' && since?.key === key ? since.atMs : null;
}

/** True once the words under this key have stood there long enough to be read; the empty key stands for none. */
function useRead(key: string, afterMs: number): boolean {
  const [readKey, setReadKey] = useState('');
  useEffect(() => {
    if (key === '') return undefined;
    const timer = setTimeout(() => setReadKey(key), afterMs);
    return () => clearTimeout(timer);
  }, [key, afterMs]);
  return key !== '' && readKey === key;
}

/** Time to think was asked for; it ends with the first word typed, or when it is over. */
function useThinking(typing: boolean): { on: boolean; begin: () => void; end: () => void } {
  const [begun, setBegun] = useState(false);
  const on = begun && !typing;
  useEffect(() => {
    if (!begun) return undefined;
    const timer = setTimeout(() => setBegun(false), typing ? 0 : thinkMs);
    return () => clearTimeout(timer);
  }, [begun, typing]);
  return { on, begin: () => setBegun(true), end: () => setBegun(false) };
}

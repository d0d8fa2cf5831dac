import './sitting.css';
import './transcript-rail.css';
import { useEffect, useState } from 'react';
import type { Panellist } from '#contract/panellists.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { isFramed } from '../frame-parent.ts';
import { onTheTable } from '../on-the-table.ts';
import { fictionNote, speakerName } from '#web/ui/room/panellist-names.ts';
import { floorNow, type RoomState, transcriptOf } from '../room-state.ts';
import { useAnswers } from '../use-answers.ts';
import { arrivingTurns, useArriving } from '../use-arriving.ts';
import type { EarControl } from '../voice/use-ear.ts';
import { useEarAgain } from '../voice/use-ear-again.ts';
import { usePanelVoice } from '../voice/use-panel-voice.ts';
import { isAloud, useVoiceChoice } from '../voice/voice-choice.ts';
import { useDraft } from '../use-draft.ts';
import { useQuestionInView } from '../use-question-in-view.ts';
import type { Interview } from '../use-interview.ts';
import { Answering } from './answering.tsx';
import { Banners } from './banners.tsx';
import { Care } from './care.tsx';
import { EndDialog } from './end-dialog.tsx';
import { Question } from '#web/ui/room/question.tsx';
import { PanelTable } from '#web/ui/room/panel-table.tsx';
import { lastAnswerTimes } from '../last-answer.ts';
import { noteSentForThem, sentForThemWords, wasSentForThem } from '../unsent-words.ts';
import { TopBar } from './top-bar.tsx';
import { TranscriptRail } from './transcript-rail.tsx';
import { whatRuns } from './what-runs.ts';
import { useNoticed } from '../school/use-noticed.ts';

/** The interview while it runs: the panel, its question, the candidate's side of the table and the transcript. */
export function Sitting({ interview, ear }: { interview: Interview; ear: EarControl }) {
  const { room, sessionId, writable } = interview;
  const { panel, style, engine, lengthMs, comesBack } = room.snapshot;
  const what = whatRuns(room.snapshot);
  const clock = room.clock.value;
  const transcript = transcriptOf(room);
  const calm =
    transcript.at(-1)?.move === 'care' || (clock.frozen && transcript.some(({ move }) => move === 'care'));
  const [voice, chooseVoice] = useVoiceChoice(sessionId);
  useEarAgain(voice, ear);
  const lying = onTheTable(transcript, calm);
  const panelVoice = usePanelVoice(isAloud(voice) && writable && !calm, panel, arrivingTurns(lying));
  const table = useArriving(lying, panelVoice.saidWords);
  const draft = useDraft(sessionId);
  const answers = useAnswers(interview, transcript, draft.giveBack);
  const [sentForThem, setSentForThem] = useState(() => wasSentForThem(sessionId));
  const [drawer, setDrawer] = useState(false);
  const ending = useEnding(interview);
  useQuestionInView(calm || !table.question ? '' : `${table.question.turn.id} ${table.whole}`);
  useLeavingAsks(writable && !isFramed());
  useNoticed(interview);

  const manner = style ?? 'chill';
  const typing = draft.draft === '' ? '' : 'typing';
  const speakerId = table.newest?.speakerId ?? null;
  // What waits to be saved nobody has heard.
  const isOnItsWay = answers.sending !== null && answers.sending.status !== 'late';
  const thinkerId = thinkingPanellist(room, isOnItsWay, speakerId);

  return (
    <div className={`room ${manner} ${calm ? 'calm' : ''} ${room.softened ? 'softened' : ''} ${typing}`}>
      <TopBar
        style={manner}
        note={fictionNote(panel, engine)}
        clock={clock}
        lengthMs={lengthMs}
        answersUntilMs={lastAnswerTimes(room.snapshot).sendAtMs}
        aloud={isAloud(voice)}
        onAloud={(aloud) => chooseVoice({ aloud })}
        onEnd={writable && !calm ? ending.ask : null}
        what={what}
      />
      <main aria-label="Interview room" className="hot" inert={drawer}>
        <Banners interview={interview} notice={sentForThem ? sentForThemWords : panelVoice.notice} />
        <PanelTable
          panel={panel}
          style={manner}
          litId={calm ? null : (thinkerId ?? speakerId)}
          pose={thinkerId !== null ? 'looking_down' : table.whole ? 'listening' : 'speaking'}
        />
        {calm ? (
          <Care
            text={table.question?.turn.text ?? ''}
            comesBack={comesBack}
            what={what}
            busy={ending.busy || !writable || !clock.frozen}
            trouble={ending.failure ?? answers.trouble}
            onStop={ending.end}
            onContinue={() => void answers.signal({ kind: 'resume_clock' })}
          />
        ) : (
          <>
            <Question
              table={table}
              panel={panel}
              thinking={thinkingWords(thinkerId, panel, transcript.length === 0)}
            />
            <Answering
              interview={interview}
              draft={draft}
              answers={answers}
              table={table}
              transcript={transcript}
              ear={ear}
              voice={voice}
              chooseVoice={chooseVoice}
              panelVoice={panelVoice}
              onTranscript={() => setDrawer(true)}
              onSentForThem={() => {
                noteSentForThem(sessionId);
                setSentForThem(true);
              }}
            />
          </>
        )}
      </main>
      <TranscriptRail
        transcript={transcript}
        panel={panel}
        engine={engine}
        sending={answers.sending}
        clock={clock}
        open={drawer}
        onClose={() => setDrawer(false)}
      />
      <EndDialog
        open={ending.asking}
        what={what}
        transcript={transcript}
        comesBack={comesBack}
        busy={ending.busy}
        failure={ending.failure}
        onEnd={ending.end}
        onStay={ending.stay}
      />
    </div>
  );
}

function thinkingWords(
  thinkerId: string | null,
  panel: readonly Panellist[],
  isOpening: boolean,
): string | null {
  if (thinkerId === null) return null;
  return isOpening ? 'The panel sits down' : `${speakerName(panel, thinkerId)} is thinking`;
}

/** Who looks down and thinks: from the moment an answer is sent until the panel speaks again. */
function thinkingPanellist(room: RoomState, sending: boolean, speakerId: string | null): string | null {
  const floor = floorNow(room);
  const asker = speakerId ?? room.snapshot.panel[0]?.id ?? null;
  if (sending) return asker;
  return floor.kind === 'thinking' ? (floor.speakerId ?? asker) : null;
}

function useEnding(interview: Interview) {
  const { sessionId, refresh } = interview;
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const end = (): void => {
    setBusy(true);
    setFailure(null);
    callEndpoint('POST /api/interviews/:sessionId/end', { params: { sessionId }, body: {} })
      .then(async () => {
        setAsking(false);
        await refresh();
      })
      .catch((error: unknown) => setFailure(wordsFor(error)))
      .finally(() => setBusy(false));
  };
  const stay = (): void => setAsking(false);
  const ask = (): void => {
    setFailure(null);
    setAsking(true);
    void refresh();
  };
  return { asking, busy, failure, end, stay, ask };
}

/** Closing or reloading the tab in the middle of an interview asks first. Around a frame the interview page asks; a browser asks once. */
function useLeavingAsks(asks: boolean): void {
  useEffect(() => {
    if (!asks) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asks]);
}

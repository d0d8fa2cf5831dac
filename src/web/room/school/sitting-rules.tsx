import type { InterviewSnapshot } from '#contract/interview-events.ts';
import type { SittingInRoom } from '#contract/schools/sitting-in-room.ts';
import { StepFoot } from '../setup/step-foot.tsx';

/** The rules of a school's interview in plain words, and the start. */
export function SittingRules({
  sitting: { kind, school, style, minutes, panel },
  engine,
  starting,
  trouble,
  onBack,
  onStart,
}: {
  sitting: SittingInRoom;
  engine: InterviewSnapshot['engine'];
  starting: boolean;
  trouble: string | null;
  onBack: () => void;
  onStart: () => Promise<void>;
}) {
  const isPractice = kind === 'warm_up';
  return (
    <form
      className="step"
      onSubmit={(event) => {
        event.preventDefault();
        if (!starting) void onStart();
      }}
    >
      <h1 tabIndex={-1}>{isPractice ? 'Two questions to warm up' : 'Before you sit down'}</h1>
      <p className="lead">
        {isPractice
          ? `Five minutes at most, in the style of the interview for ${school}. Nothing is scored and nothing is kept.`
          : `${minutes} minutes, once they start, are ${minutes} minutes.`}
      </p>
      <ul className="rules">
        {!isPractice && (
          <li>
            <b>{minutes} minutes, no pause.</b> Find a quiet place now. If you leave or lose the network, the
            clock runs on and you come back to the same question.
          </li>
        )}
        <li>
          <b>Who asks.</b> {isPractice ? whoAsks[engine] : `${panelWords(panel)}. ${whoAsks[engine]}`}{' '}
          {style === 'grill' ? 'They press where an answer leaves something open.' : 'Nobody presses.'}
        </li>
        {kind === 'sitting' && (
          <>
            <li>
              <b>Who reads it.</b> People at {school}, before they see our marks. No software rejects anybody,
              and no score is shown to you here.
            </li>
            <li>
              <b>What is noted beside your answers.</b> How often this tab is left, how much text is pasted,
              and whether it is opened in a second tab. You see it at the end; it lowers no mark.
            </li>
            <li>
              <b>You can stop at any time.</b> “End the interview” is in the menu above the panel
              {style === 'grill' && ', and “Soften” is on the screen'}. Once you have answered, this attempt
              is used.
            </li>
          </>
        )}
        {kind === 'try' && (
          <li>
            <b>This is your own try.</b> It holds no seat, is not scored, and is in no figure of the school.
          </li>
        )}
        {isPractice && (
          <li>
            <b>It can be taken once.</b> The questions are ours: none of them is one of the school’s.
          </li>
        )}
      </ul>
      {trouble && (
        <p className="said-wrong" role="alert">
          {trouble}
        </p>
      )}
      <StepFoot onBack={onBack}>
        <button type="submit" className="btn" disabled={starting}>
          {starting ? 'The panel is coming in...' : isPractice ? 'Start the practice' : 'Start the interview'}
        </button>
      </StepFoot>
    </form>
  );
}

/** What stands behind the panel, said before anybody sits down (rule PANEL-3). */
const whoAsks: Readonly<Record<InterviewSnapshot['engine'], string>> = {
  offline:
    'The panellists are played by plain rules; no AI model is used, and no real person asks or listens.',
  model: 'The panellists are AI personas, worded by a language model; no real person asks or listens.',
};

const panelWords = (panel: SittingInRoom['panel']): string =>
  new Intl.ListFormat('en-IN').format(panel.map(({ name, role }) => `${name} (${role})`));

import './microphone-check.css';
import { useEffect, useId, useState } from 'react';
import type { SpeechPlaces } from '#contract/speech.ts';
import { Check } from '#web/ui/check.tsx';
import { endings, type Ending, type VoiceChoice } from './voice-choice.ts';
import { endingWords } from './ending-words.ts';
import { LevelMeter } from './level-meter.tsx';
import type { Fetched } from './fetch-models.ts';
import type { InputDevice } from './microphone.ts';
import { speechPlaces } from './speech-places.ts';
import { troubleWords } from './trouble.ts';
import type { EarControl } from './use-ear.ts';

type MicrophoneCheckProps = {
  ear: EarControl;
  choice: VoiceChoice;
  choose: (change: Partial<VoiceChoice>) => void;
  /** How many voices the panel needs. */
  panellists: number;
};

/** The microphone before the interview: its loudness, which one it is, a sentence to try, and how an answer will end. */
export function MicrophoneCheck({ ear, choice, choose, panellists }: MicrophoneCheckProps) {
  const { stage } = ear;
  if (stage === 'off') return <Closed ear={ear} deviceId={choice.deviceId} />;
  return (
    <section className="microphone" aria-label="Microphone">
      <LevelMeter ear={ear} />
      {stage === 'on' ? (
        <>
          <DeviceChoice
            ear={ear}
            onChoose={(deviceId) => {
              choose({ deviceId });
              ear.start(deviceId);
            }}
          />
          <TryASentence ear={ear} />
          <EndingChoice ending={choice.ending} onChoose={(ending) => choose({ ending })} />
          <PanelAloud
            aloud={choice.aloud ?? true}
            onAloud={(aloud) => choose({ aloud })}
            panellists={panellists}
          />
        </>
      ) : (
        <Starting ear={ear} />
      )}
      {ear.trouble && <p className="said-wrong">{troubleWords[ear.trouble]}</p>}
    </section>
  );
}

function Closed({ ear, deviceId }: { ear: EarControl; deviceId: string | null }) {
  return (
    <section className="microphone" aria-label="Microphone">
      <WhereItGoes />
      {ear.trouble && (
        <p className="said-wrong" role="alert">
          {troubleWords[ear.trouble]}
        </p>
      )}
      <button type="button" className="btn" onClick={() => ear.start(deviceId)}>
        {ear.trouble ? 'Try the microphone again' : 'Turn on the microphone'}
      </button>
    </section>
  );
}

/** Says, before the microphone is asked for, where the voice goes. */
function WhereItGoes() {
  const [places, setPlaces] = useState<SpeechPlaces | null>(null);
  useEffect(() => {
    let isLeft = false;
    void speechPlaces().then((found) => isLeft || setPlaces(found));
    return () => {
      isLeft = true;
    };
  }, []);
  if (places?.hearing)
    return (
      <p>
        Your voice is turned into words by {places.hearing}. It passes through our service, which keeps
        nothing of the sound. Should that fail, this computer does it. Knowing when you speak takes a download
        of 5 MB, once.
      </p>
    );
  return (
    <p className={places ? undefined : 'not-yet'}>
      Understanding speech takes a download of 25 MB, once. Your voice stays on this computer: it is turned
      into words here, and nothing of the sound is sent or kept.
    </p>
  );
}

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0);

function Starting({ ear: { stage, fetched, stop } }: { ear: EarControl }) {
  const isFetching = stage === 'fetching' && fetched !== null;
  return (
    <div className="microphone-start">
      {isFetching ? (
        <>
          <progress value={fetched.doneBytes} max={fetched.allBytes} aria-label="Download" />
          <p className="small">
            {megabytes(fetched.doneBytes)} of {megabytes(fetched.allBytes)} MB
          </p>
        </>
      ) : (
        <output className="small">
          {stage === 'asking' ? 'The browser asks for the microphone.' : 'Getting ready to listen.'}
        </output>
      )}
      <button type="button" className="quiet" onClick={stop}>
        Cancel
      </button>
    </div>
  );
}

function DeviceChoice({ ear, onChoose }: { ear: EarControl; onChoose: (deviceId: string) => void }) {
  const [devices, setDevices] = useState<readonly InputDevice[]>([]);
  const id = useId();
  useEffect(() => {
    const read = (): void =>
      void import('./microphone.ts').then(async ({ inputDevices }) => setDevices(await inputDevices()));
    read();
    navigator.mediaDevices.addEventListener('devicechange', read);
    return () => navigator.mediaDevices.removeEventListener('devicechange', read);
  }, []);
  if (devices.length < 2) return null;
  return (
    <p className="field">
      <label htmlFor={id}>Microphone</label>
      <select id={id} value={ear.deviceId ?? ''} onChange={(event) => onChoose(event.target.value)}>
        {devices.map((device) => (
          <option key={device.id} value={device.id}>
            {device.name}
          </option>
        ))}
      </select>
    </p>
  );
}

const sentence = 'Good morning. I took this decision because the numbers were on my side.';

/** What is tried again and again shall not fill the page. */
const keptChars = 240;

function TryASentence({ ear: { attend, listen, pending, speaking } }: { ear: EarControl }) {
  const [heard, setHeard] = useState('');
  useEffect(() => {
    attend(true);
    const leave = listen({
      onHeard: ({ text }) => setHeard((now) => `${now} ${text}`.trim().slice(-keptChars)),
      onVoice: () => undefined,
    });
    return () => {
      leave();
      attend(false);
    };
  }, [attend, listen]);
  return (
    <div className="try-sentence">
      <p>
        Say, as you would to a panel: <q>{sentence}</q>
      </p>
      <p className="small" id="heard-label">
        {speaking
          ? 'Listening'
          : pending > 0
            ? 'Understanding'
            : heard === ''
              ? 'Waiting for your voice'
              : 'Heard'}
      </p>
      <output className="heard" aria-labelledby="heard-label">
        {heard}
      </output>
    </div>
  );
}

function EndingChoice({ ending, onChoose }: { ending: Ending; onChoose: (ending: Ending) => void }) {
  const id = useId();
  return (
    <fieldset className="endings">
      <legend>What ends an answer?</legend>
      {endings.map((each) => (
        <div key={each}>
          <input
            type="radio"
            name="ending"
            id={`${id}-${each}`}
            aria-describedby={`${id}-${each}-means`}
            checked={each === ending}
            onChange={() => onChoose(each)}
          />
          <label htmlFor={`${id}-${each}`}>{endingWords[each].name}</label>
          <p id={`${id}-${each}-means`}>{endingWords[each].means}</p>
        </div>
      ))}
    </fieldset>
  );
}

type PanelAloudProps = { aloud: boolean; onAloud: (aloud: boolean) => void; panellists: number };

/** Whether the panel is heard; where this browser has too few voices they are fetched here. */
function PanelAloud({ aloud, onAloud, panellists }: PanelAloudProps) {
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!aloud) return undefined;
    const leaving = new AbortController();
    import('./open-voice.ts')
      .then(({ fetchVoices }) => fetchVoices(panellists, setFetched, leaving.signal))
      .catch(() => leaving.signal.aborted || setFailed(true));
    return () => leaving.abort();
  }, [aloud, panellists]);
  return (
    <>
      <Check checked={aloud} onChange={onAloud}>
        I want to hear the panel
      </Check>
      {aloud && fetched && fetched.doneBytes < fetched.allBytes && (
        <div className="microphone-start">
          <progress value={fetched.doneBytes} max={fetched.allBytes} aria-label="Download of the voices" />
          <p className="small">
            Voices: {megabytes(fetched.doneBytes)} of {megabytes(fetched.allBytes)} MB
          </p>
        </div>
      )}
      {aloud && failed && (
        <p className="said-wrong">The voices could not be fetched. The panel’s words will be shown.</p>
      )}
    </>
  );
}

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { QueuePlace } from '#contract/endpoints/resumes.ts';
import { type Resume, resumeLimits } from '#contract/resume.ts';
import { formatDateTime } from '#contract/time.ts';
import { Failure } from '#web/ui/failure.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { PasteResume } from './paste-resume.tsx';
import { StepFoot } from './step-foot.tsx';
import { type Bringing, useBringResume } from './use-bring-resume.ts';
import { useFileDrop } from './use-file-drop.ts';
import { useQueuePlace } from './use-queue-place.ts';

type ResumeChoiceProps = {
  latest: Resume | null;
  /** What stands in place of the last one where it could not be had. */
  unread: ReactNode;
  onBack: () => void;
  onResume: (resume: Resume) => void;
  /** The last one, with what was written beside it. */
  onAgain: (resume: Resume) => void;
  /** Whether one of our fictional ones will do: not where a school asks. */
  takesSample: boolean;
};

/** Drop or choose a file, paste text, take the last one again, or try with a fictional one. */
export function ResumeChoice({ latest, unread, onBack, onResume, onAgain, takesSample }: ResumeChoiceProps) {
  const { bringing, upload, paste, sample, cancel, retry } = useBringResume(onResume);
  const [pasting, setPasting] = useState(false);
  const busy = bringing.kind === 'sending' || bringing.kind === 'reading';
  return (
    <div className="step">
      <h1 tabIndex={-1}>What shall they read?</h1>
      <p className="lead">
        The panel asks from your resume. You see what it reads, and correct it, before anyone sits down.
      </p>
      {!busy && !pasting && unread}
      {latest && !busy && (
        <div className="last-resume">
          <div>
            <b>{latest.fileName}</b>
            <span className="small">Read on {formatDateTime(latest.uploadedAt)}</span>
          </div>
          <button type="button" className="btn line" onClick={() => onAgain(latest)}>
            Use this one again
          </button>
        </div>
      )}
      <DropSheet bringing={bringing} onFile={upload} onCancel={cancel} />
      {bringing.kind === 'refused' && (
        <Refused words={bringing.words} onRetry={bringing.mayRetry ? retry : null} />
      )}
      {pasting ? (
        <PasteResume busy={busy} onPaste={paste} onCancel={() => setPasting(false)} />
      ) : (
        <dl className="other-ways">
          <div>
            <dt>No file at hand?</dt>
            <dd>
              <button type="button" className="go" disabled={busy} onClick={() => setPasting(true)}>
                Paste the text instead
              </button>
            </dd>
          </div>
          {takesSample && (
            <div>
              <dt>Or a fictional resume</dt>
              <dd>
                <button type="button" className="go" disabled={busy} onClick={() => sample('experienced')}>
                  An engineer with work experience
                </button>
                <button type="button" className="go" disabled={busy} onClick={() => sample('fresher')}>
                  A fresher
                </button>
              </dd>
            </div>
          )}
        </dl>
      )}
      <StepFoot onBack={onBack}>{null}</StepFoot>
    </div>
  );
}

function Refused({ words, onRetry }: { words: string; onRetry: (() => void) | null }) {
  if (onRetry) return <Failure message={words} onAgain={onRetry} />;
  return (
    <p className="said-wrong" role="alert">
      {words}
    </p>
  );
}

type DropSheetProps = { bringing: Bringing; onFile: (file: File) => void; onCancel: () => void };

/** A sheet of paper to drop a file on, which may miss it; it is also the button that opens the file dialog. */
function DropSheet({ bringing, onFile, onCancel }: DropSheetProps) {
  const busy = bringing.kind === 'sending' || bringing.kind === 'reading';
  const over = useFileDrop(!busy, onFile);
  const id = useId();
  const wasCancelled = useRef(false);
  if (busy) {
    const cancel = (): void => {
      wasCancelled.current = true;
      onCancel();
    };
    return <OnItsWay bringing={bringing} onCancel={cancel} />;
  }
  return (
    <label className={over ? 'drop over' : 'drop'} htmlFor={id}>
      <input
        id={id}
        ref={(input) => {
          // The button that had the focus has gone.
          if (wasCancelled.current) input?.focus();
          wasCancelled.current = false;
        }}
        type="file"
        accept=".pdf,.docx,.txt,application/pdf,text/plain"
        className="vh"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
          event.target.value = '';
        }}
      />
      <b>Drop your resume here, or choose a file</b>
      <span className="small">PDF (best), Word (.docx) or text, up to 5 MB and 15 pages</span>
    </label>
  );
}

const textReadMs = 3_000;

type OnItsWayProps = {
  bringing: Extract<Bringing, { kind: 'sending' | 'reading' }>;
  onCancel: () => void;
};

function OnItsWay({ bringing, onCancel }: OnItsWayProps) {
  const [long, setLong] = useState(false);
  const isReading = bringing.kind === 'reading';
  const place = useQueuePlace(isReading);
  const isWaiting = place?.state === 'waiting';
  useEffect(() => {
    if (!isReading || isWaiting) return undefined;
    const timer = setTimeout(() => setLong(true), textReadMs);
    return () => clearTimeout(timer);
  }, [isReading, isWaiting]);
  const percent = bringing.kind === 'sending' ? Math.round(bringing.share * 100) : undefined;
  return (
    <div className="drop on-its-way">
      <output>
        <b>{bringing.name}</b>
        <Meter label="Upload" max={100} value={percent} />
        <span className="small">
          {percent === undefined ? readingWords(place, long) : `${percent} % sent`}
        </span>
      </output>
      <button type="button" className="go" onClick={onCancel}>
        Cancel
      </button>
    </div>
  );
}

/** Only a scan takes longer than a few seconds once it is being read. */
function readingWords(place: QueuePlace | null, long: boolean): string {
  if (place?.state === 'waiting')
    return place.ahead === 0 ? 'Yours is next' : `Reading resumes: ${place.ahead} ahead of you`;
  if (!long) return 'Reading it, line by line';
  return `Reading a scan takes up to ${resumeLimits.scanSeconds + resumeLimits.textSeconds} seconds`;
}

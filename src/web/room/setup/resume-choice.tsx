import { type ReactNode, useEffect, useId, useState } from 'react';
import { type Resume, resumeLimits } from '#contract/resume.ts';
import { formatDateTime } from '#contract/time.ts';
import { Meter } from '#web/ui/meter.tsx';
import { PasteResume } from './paste-resume.tsx';
import { StepFoot } from './step-foot.tsx';
import { type Bringing, useBringResume } from './use-bring-resume.ts';
import { useFileDrop } from './use-file-drop.ts';

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
  const { bringing, upload, paste, sample } = useBringResume(onResume);
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
      <DropSheet bringing={bringing} onFile={upload} />
      {bringing.kind === 'refused' && (
        <p className="said-wrong" role="alert">
          {bringing.words}
        </p>
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

/** A sheet of paper to drop a file on, which may miss it; it is also the button that opens the file dialog. */
function DropSheet({ bringing, onFile }: { bringing: Bringing; onFile: (file: File) => void }) {
  const busy = bringing.kind === 'sending' || bringing.kind === 'reading';
  const over = useFileDrop(!busy, onFile);
  const id = useId();
  if (busy) return <OnItsWay bringing={bringing} />;
  return (
    <label className={over ? 'drop over' : 'drop'} htmlFor={id}>
      <input
        id={id}
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

function OnItsWay({ bringing }: { bringing: Extract<Bringing, { kind: 'sending' | 'reading' }> }) {
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (bringing.kind !== 'reading') return undefined;
    const timer = setTimeout(() => setLong(true), textReadMs);
    return () => clearTimeout(timer);
  }, [bringing.kind]);
  const percent = bringing.kind === 'sending' ? Math.round(bringing.share * 100) : 100;
  return (
    <output className="drop on-its-way">
      <b>{bringing.name}</b>
      <Meter label="Upload" max={100} value={bringing.kind === 'sending' ? percent : undefined} />
      <span className="small">{bringing.kind === 'sending' ? `${percent} % sent` : readingWords(long)}</span>
    </output>
  );
}

/** What takes longer than text does is a scan, or waits behind one. */
function readingWords(long: boolean): string {
  if (!long) return 'Reading it, line by line';
  return `Reading a scan takes up to ${resumeLimits.scanSeconds + resumeLimits.textSeconds} seconds`;
}

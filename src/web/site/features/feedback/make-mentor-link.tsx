import { useEffect, useRef, useState } from 'react';
import { type MentorLinkDays, mentorLimits } from '#contract/mentor-limits.ts';
import type { MentorShows } from '#contract/mentors.ts';
import { paths } from '#contract/paths.ts';
import { inWords } from '#web/content/number-words.ts';
import { localTime } from '#web/content/unbroken-words.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { Check } from '#web/ui/check.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Field } from '#web/ui/field.tsx';

const choices: readonly (readonly [keyof MentorShows, string])[] = [
  ['name', 'My name'],
  ['resumeFacts', 'The facts of my resume'],
  ['scores', 'Hotseat’s scores, after theirs are sent'],
  ['feedbackText', 'Hotseat’s feedback in words, after theirs are sent'],
];
const nothingMore: MentorShows = { name: false, resumeFacts: false, scores: false, feedbackText: false };
type Made = { address: string; expiresAt: string };

/** Makes a link: for whom, for how long, what it shows. The address is shown once, to be copied. */
export function MakeMentorLink({
  sessionId,
  full,
  onMade,
}: {
  sessionId: string;
  /** As many links work as may. */
  full: boolean;
  onMade: () => Promise<void>;
}) {
  const [forWhom, setForWhom] = useState('');
  const [days, setDays] = useState<MentorLinkDays>(14);
  const [shows, setShows] = useState<MentorShows>({ ...nothingMore, scores: true });
  const [helps, setHelps] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [made, setMade] = useState<Made | null>(null);
  const make = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const body = { days, forWhom, shows, helps };
      const { token, expiresAt } = await callEndpoint('POST /api/interviews/:sessionId/mentor-links', {
        params: { sessionId },
        body,
      });
      setMade({ address: `${window.location.origin}${paths.mentor}#${token}`, expiresAt });
      setForWhom('');
      await onMade();
    } catch (error) {
      setFailure(wordsFor(error));
    }
    setBusy(false);
  };
  if (made) return <MadeLink made={made} onDone={() => setMade(null)} />;
  if (full)
    return (
      <p className="small">
        {inWords(mentorLimits.active)} links of this interview work, which is the most there can be. Revoke
        one to make another.
      </p>
    );
  return (
    <form
      className="make-link"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <h4>Make a link</h4>
      <Field label="For whom? Only you see this" hint="For example: Prof. Rao">
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete="off"
            maxLength={mentorLimits.forWhomChars}
            value={forWhom}
            onChange={(event) => setForWhom(event.target.value)}
          />
        )}
      </Field>
      <fieldset>
        <legend>It works for</legend>
        <div className="days">
          {mentorLimits.days.map((each) => (
            <label key={each}>
              <input type="radio" name="link-days" checked={days === each} onChange={() => setDays(each)} />
              <span>{each} days</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>Besides the transcript it shows</legend>
        {choices.map(([id, words]) => (
          <Check key={id} checked={shows[id]} onChange={(on) => setShows({ ...shows, [id]: on })}>
            {words}
          </Check>
        ))}
        <p className="small">
          Your e-mail and phone are never shown. Without your name we take it out of what was said; who knows
          you may still know you by your story.
        </p>
      </fieldset>
      <Check
        checked={helps}
        onChange={setHelps}
        text="Only if the mentor agrees too: pairs of levels, without names, answers or notes. Revoking the link takes it back."
      >
        Their levels may help Hotseat to check its own scoring
      </Check>
      {failure && (
        <p className="said-wrong" role="alert">
          {failure}
        </p>
      )}
      <button type="submit" className="btn line" disabled={busy}>
        {busy ? 'Making...' : 'Make the link'}
      </button>
    </form>
  );
}

/** The address, once: it is kept nowhere it could be read again. */
function MadeLink({ made, onDone }: { made: Made; onDone: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  // The button that was pressed is gone; the address is what comes next.
  useEffect(() => field.current?.focus(), []);
  return (
    <div className="made-link">
      <h4>Your link is ready</h4>
      <Field
        label="Copy it now: it is shown this once"
        hint={`Whoever has it can read this interview until ${localTime(made.expiresAt)}, or until you revoke it.`}
      >
        {(control) => (
          <input
            {...control}
            ref={field}
            readOnly
            value={made.address}
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      <p className="ways">
        <CopyButton text={made.address} shownIn={field} className="btn">
          Copy the link
        </CopyButton>
        <button type="button" className="go" onClick={onDone}>
          I have it
        </button>
      </p>
    </div>
  );
}

import { useCallback, useEffect, useState } from 'react';
import type { Feedback } from '#contract/feedback.ts';
import type { ReplyOf } from '#contract/endpoints.ts';
import type { MentorLink } from '#contract/mentors.ts';
import { mentorLimits } from '#contract/mentor-limits.ts';
import { localTime } from '#web/content/unbroken-words.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { feedbackRefusals } from '#web/lib/refusals/feedback-refusals.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Failure } from '#web/ui/failure.tsx';
import { Comparison } from '#web/ui/mentor/comparison.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { MakeMentorLink } from './make-mentor-link.tsx';
import { shownWords, stateWords } from './mentor-link-words.ts';
import './mentor-links.css';

/** The links of one interview: how each stands, what its mentor judged beside our scores, and the way to make another. */
export function MentorLinkList({ feedback }: { feedback: Feedback }) {
  const { sessionId } = feedback;
  const [kept, setKept] = useState<ReplyOf<'listMentorLinks'> | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const load = useCallback(
    (): Promise<void> =>
      callEndpoint('GET /api/interviews/:sessionId/mentor-links', { params: { sessionId } }).then(
        (found) => {
          setKept(found);
          setFailure(null);
        },
        (error: unknown) => setFailure(wordsFor(error)),
      ),
    [sessionId],
  );
  useEffect(() => void load(), [load]);
  const unread = failure && <Failure message={failure} onAgain={() => void load()} />;
  if (!kept && unread) return unread;
  if (!kept) return <Skeleton shape="list" label="Looking for your links..." />;
  const { links, hasLog } = kept;
  const active = links.filter(({ state }) => ['waiting', 'opened', 'scored'].includes(state)).length;
  return (
    <div className="mentor-links">
      {links.length === 0 ? (
        <p>You have asked nobody yet.</p>
      ) : (
        <ul>
          {links.map((link) => (
            <OneLink key={link.linkId} link={link} feedback={feedback} onChanged={load} />
          ))}
        </ul>
      )}
      {/* Above what stays: the address of a link that was just made is shown this once. */}
      {unread}
      {hasLog ? (
        <MakeMentorLink sessionId={sessionId} full={active >= mentorLimits.active} onMade={load} />
      ) : (
        <p className="small">{feedbackRefusals.interview_words_gone}</p>
      )}
    </div>
  );
}

function OneLink({
  link,
  feedback,
  onChanged,
}: {
  link: MentorLink;
  feedback: Feedback;
  onChanged: () => Promise<void>;
}) {
  const names = new Map(feedback.topics.map(({ topicId, name }) => [topicId, name]));
  const who = link.forWhom || 'A mentor';
  return (
    <li>
      <h4>{who}</h4>
      <p className="small">{stateWords(link, localTime)}</p>
      <p className="small">{shownWords(link.shows)}</p>
      {link.helps && <p className="small">Its levels help us to check our scoring.</p>}
      {link.result && (
        <details className="their-scores">
          <summary>Their scores beside ours</summary>
          <Comparison
            comparison={link.result.comparison}
            scores={link.result.scores}
            nameOf={(topicId) => names.get(topicId) ?? topicId}
            mentor="Mentor"
          />
        </details>
      )}
      {link.revocable && <Revoke link={link} who={who} onRevoked={onChanged} />}
    </li>
  );
}

function Revoke({ link, who, onRevoked }: { link: MentorLink; who: string; onRevoked: () => Promise<void> }) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const revoke = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await callEndpoint('POST /api/mentor-links/:linkId/revoke', {
        params: { linkId: link.linkId },
        body: {},
      });
      setAsking(false);
      await onRevoked();
    } catch (error) {
      setFailure(wordsFor(error));
    }
    setBusy(false);
  };
  return (
    <>
      <button type="button" className="go" data-removes onClick={() => setAsking(true)}>
        Revoke<span className="vh"> the link for {who}</span>
      </button>
      <Dialog
        open={asking}
        title="Revoke this link?"
        text="It stops working at once, for good. Scores that were sent stay with you, and no longer help us to check ours."
        confirmLabel={busy ? 'Revoking...' : 'Revoke it'}
        cancelLabel="Keep it"
        busy={busy}
        failure={failure}
        onConfirm={() => void revoke()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

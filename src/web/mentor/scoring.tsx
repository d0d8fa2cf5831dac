import { useEffect, useRef, useState } from 'react';
import type { MentorPage } from '#contract/mentors.ts';
import { type CriterionId, criterionIds } from '#contract/feedback.ts';
import type { TopicId } from '#contract/topics.ts';
import { callEndpoint, EndpointError, wordsFor } from '#web/lib/call-endpoint.ts';
import { Check } from '#web/ui/check.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { MarginNote, Section } from '#web/ui/page.tsx';
import { criterionWords } from '#web/ui/report/feedback-words.ts';
import {
  countGiven,
  type Draft,
  firstOpen,
  forgetDrafts,
  keepDraft,
  readDraft,
  scoresOf,
  topicDraft,
  withLevel,
  withNote,
} from './draft.ts';
import { Levels, levelFieldId } from './levels.tsx';
import { Rubric } from './rubric.tsx';
import { topicParts } from './topic-parts.ts';
import { Turns } from './turns.tsx';

type Reading = MentorPage['reading'];

/** The transcript topic by topic, each with its levels and a note, and the one button that sends them. */
export function Scoring({
  token,
  reading,
  onScored,
  onPast,
}: {
  token: string;
  reading: Reading;
  onScored: (page: MentorPage) => void;
  onPast: () => void;
}) {
  const topicIds = reading.topics.map(({ topicId }) => topicId);
  const [draft, setDraft] = useState<Draft>(() => readDraft(reading.linkId, topicIds));
  const [helps, setHelps] = useState(false);
  const [unsaid, setUnsaid] = useState<string | null>(null);
  const send = useSending({ token, reading, draft, helps, onScored, onPast });
  const changed = useRef(false);
  useEffect(() => {
    if (changed.current) keepDraft(reading.linkId, draft, reading.expiresAt);
  }, [draft, reading]);
  const change = (next: Draft): void => {
    changed.current = true;
    setUnsaid(null);
    setDraft(next);
  };
  const ask = (): void => {
    const open = firstOpen(draft, topicIds);
    if (!open) return send.ask();
    setUnsaid(unsaidWords(reading, open.topicId, open.criterion));
    document.getElementById(levelFieldId(open.topicId, open.criterion))?.querySelector('input')?.focus();
  };
  const [given, all] = [countGiven(draft, topicIds), topicIds.length * criterionIds.length];
  return (
    <>
      <Section className="tight" aria-labelledby="rubric">
        <h2 id="rubric">What the levels mean</h2>
        <Rubric rubric={reading.rubric} />
      </Section>
      {topicParts(reading).map(({ topicId, name, turns, scored }) => (
        <Section key={topicId} className="tight part" aria-labelledby={`part-${topicId}`}>
          <h2 id={`part-${topicId}`}>{name}</h2>
          <Turns turns={turns} />
          {scored ? (
            <Levels
              topicId={topicId}
              name={name}
              draft={topicDraft(draft, topicId)}
              disabled={reading.own}
              onLevel={(criterion, level) => change(withLevel(draft, topicId, criterion, level))}
              onNote={(note) => change(withNote(draft, topicId, note))}
            />
          ) : (
            <p className="small">Nothing is scored here: too little was asked or said.</p>
          )}
        </Section>
      ))}
      <Section
        className="tight send"
        aria-labelledby="send"
        margin={<MarginNote>once, and for good</MarginNote>}
      >
        <h2 id="send">Send your scores</h2>
        <p>
          You have given {given} of {all} levels. “Cannot say” counts as given. Sent, they cannot be changed,
          and the candidate reads them with your notes.
        </p>
        {reading.asksConsent && (
          <Check
            checked={helps}
            disabled={reading.own}
            onChange={setHelps}
            text="The candidate has agreed. Only levels are used, without your notes, names or the answers."
          >
            My levels may help Hotseat to check its own scoring
          </Check>
        )}
        {unsaid && (
          <p className="said-wrong" role="alert">
            {unsaid}
          </p>
        )}
        <p className="ways">
          <button type="button" className="btn" disabled={reading.own} onClick={ask}>
            Send my scores
          </button>
        </p>
      </Section>
      <Dialog
        open={send.asking}
        title="Send your scores?"
        text="They go to the candidate, with your notes. This link takes scores once: they cannot be changed after."
        confirmLabel={send.busy ? 'Sending...' : 'Send them'}
        cancelLabel="Look again"
        busy={send.busy}
        failure={send.failure}
        onConfirm={() => void send.confirm()}
        onCancel={send.cancel}
      />
    </>
  );
}

function unsaidWords({ topics }: Reading, topicId: TopicId, criterion: CriterionId): string {
  const name = topics.find((one) => one.topicId === topicId)?.name ?? topicId;
  return `“${criterionWords[criterion]}” in “${name}” has no level yet. Choose one, or “Cannot say”.`;
}

/** Asking before scores are sent, and sending them. */
function useSending({
  token,
  reading,
  draft,
  helps,
  onScored,
  onPast,
}: {
  token: string;
  reading: Reading;
  draft: Draft;
  helps: boolean;
  onScored: (page: MentorPage) => void;
  onPast: () => void;
}) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    const topicIds = reading.topics.map(({ topicId }) => topicId);
    try {
      const body = { token, scores: scoresOf(draft, topicIds), helps };
      const page = await callEndpoint('POST /api/mentor/scores', { body });
      forgetDrafts(reading.linkId, new Date());
      onScored(page);
    } catch (error) {
      // Sent before, from here or elsewhere, or the link is over: what it leads to now is shown.
      const isPast = error instanceof EndpointError && ['already_scored', 'not_found'].includes(error.code);
      if (isPast) return onPast();
      setFailure(wordsFor(error));
    }
    setBusy(false);
  };
  return {
    asking,
    busy,
    failure,
    ask: () => {
      setFailure(null);
      setAsking(true);
    },
    cancel: () => setAsking(false),
    confirm,
  };
}

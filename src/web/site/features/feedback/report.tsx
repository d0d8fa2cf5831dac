import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ReplyOf } from '#contract/endpoints.ts';
import type { Feedback } from '#contract/feedback.ts';
import type { TopicId } from '#contract/topics.ts';
import { MarkSheet } from '#web/ui/report/mark-sheet.tsx';
import { AnswerAgain } from './answer-again.tsx';
import { Colophon } from './colophon.tsx';
import { DeleteThis } from './delete-this.tsx';
import { Drills } from './drills.tsx';
import { HowItSounded } from './how-it-sounded.tsx';
import { Again } from './ledger-again.tsx';
import { Overall } from './overall.tsx';
import { TakeFurther } from './take-further.tsx';
import { Things } from './things.tsx';
import { thingsToFix } from './things-to-fix.ts';
import { Topics } from './topics.tsx';
import { revealTurn, Transcript } from './transcript.tsx';
import { useTelling } from './use-telling.ts';
import { useTopicRead } from './use-topic-read.ts';
import { WhatTheyWrote } from './what-they-wrote.tsx';
import './report.css';
import './print.css';
import './print-words.css';

/** The whole feedback: what to fix first, then the topics, notes and mark sheet; the marked transcript beside them, or folded after them. */
export function Report({
  feedback: opened,
  candidate,
  previous,
  delivery,
  onDeleted,
}: {
  feedback: Feedback;
  candidate: string;
  previous: ReplyOf<'readFeedback'>['previous'];
  delivery: ReplyOf<'readFeedback'>['delivery'];
  onDeleted: () => void;
}) {
  const [feedback, setFeedback] = useState(opened);
  const tell = useTelling(opened.sessionId, setFeedback);
  const things = useMemo(() => thingsToFix(feedback), [feedback]);
  const [open, setOpen] = useState<ReadonlySet<TopicId>>(new Set());
  const [read, setRead] = useTopicRead(open);
  const [transcriptOpen, setTranscriptOpen] = useState(false);
  const [jumped, setJumped] = useState<{ turnId: string } | null>(null);

  const fold = useCallback(
    (topicIds: readonly TopicId[], opens: boolean) => {
      setOpen((before) => {
        const after = new Set(before);
        for (const topicId of topicIds) {
          if (opens) after.add(topicId);
          else after.delete(topicId);
        }
        return after;
      });
      if (opens && topicIds[0]) setRead(topicIds[0]);
    },
    [setRead],
  );
  const jump = useCallback((turnId: string) => {
    setTranscriptOpen(true);
    setJumped({ turnId });
  }, []);
  // Only once the transcript stands there: what is folded away has no place to jump to.
  useEffect(() => {
    if (jumped) revealTurn(jumped.turnId);
  }, [jumped]);
  return (
    <div className="book report">
      <div className="findings">
        <Overall
          feedback={feedback}
          candidate={candidate}
          previous={previous}
          onTranscript={() => setTranscriptOpen(true)}
        />
        <Things things={things} onJump={jump} />
        <AnswerAgain sessionId={feedback.sessionId} transcript={feedback.transcript} onJump={jump} />
        <Topics feedback={feedback} open={open} onFold={fold} onJump={jump} onTell={tell} />
        <WhatTheyWrote feedback={feedback} onJump={jump} />
        <Again feedback={feedback} onJump={jump} />
        <Drills feedback={feedback} onJump={jump} />
        <MarkSheet
          feedback={feedback}
          previous={previous?.topics ?? null}
          compared={previous?.change.change !== null}
          onRead={(topicId) => fold([topicId], true)}
        />
        <HowItSounded delivery={delivery} before={previous?.delivery ?? null} />
        <TakeFurther feedback={feedback} />
        <Colophon feedback={feedback} />
        <DeleteThis feedback={feedback} onDeleted={onDeleted} />
      </div>
      <Transcript
        feedback={feedback}
        highlighted={jumped?.turnId ?? null}
        read={read}
        open={transcriptOpen}
        onFold={setTranscriptOpen}
      />
    </div>
  );
}

import { useCallback, useState } from 'react';
import type { ReplyOf } from '#contract/endpoints.ts';
import type { Feedback } from '#contract/feedback.ts';
import { MarkSheet } from '#web/ui/report/mark-sheet.tsx';
import { Overall } from './overall.tsx';
import { Colophon } from './colophon.tsx';
import { Drills } from './drills.tsx';
import { WhatTheyWrote } from './what-they-wrote.tsx';
import { NotAssessed } from '#web/ui/report/not-assessed.tsx';
import { TopicArticle } from '#web/ui/report/topic-article.tsx';
import { turnElementId } from '#web/ui/report/turn-link.tsx';
import { Transcript } from './transcript.tsx';
import './report.css';
import './print.css';

/** The whole feedback: mark sheet and topics on the left, the marked transcript beside them. */
export function Report({
  feedback,
  previous,
}: {
  feedback: Feedback;
  previous: ReplyOf<'readFeedback'>['previous'];
}) {
  const [jumpedTo, setJumpedTo] = useState<string | null>(null);
  const jump = useCallback((turnId: string) => {
    setJumpedTo(turnId);
    const turn = document.getElementById(turnElementId(turnId));
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    turn?.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
    turn?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="book report">
      <div className="findings">
        <Overall feedback={feedback} previous={previous?.avgScore ?? null} />
        <MarkSheet feedback={feedback} previous={previous?.topics ?? null} />
        <div className="topics">
          {feedback.topics
            .filter(({ score }) => score !== null)
            .map((topic) => (
              <TopicArticle key={topic.topicId} topic={topic} feedback={feedback} onJump={jump} />
            ))}
          <NotAssessed topics={feedback.topics.filter(({ score }) => score === null)} />
        </div>
        <WhatTheyWrote feedback={feedback} onJump={jump} />
        <Drills feedback={feedback} onJump={jump} />
        <Colophon feedback={feedback} />
      </div>
      <Transcript feedback={feedback} highlighted={jumpedTo} />
    </div>
  );
}

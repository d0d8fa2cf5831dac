import type { Feedback } from '#contract/feedback.ts';
import { addressOf } from '#web/lib/endpoint-address.ts';
import { MarginNote } from '#web/ui/page.tsx';
import { FoldedPart, type Part } from './folded-part.tsx';
import './take-further.css';

type Given = { feedback: Feedback };

const parts: readonly Part<Given>[] = [
  {
    title: 'Ask a mentor',
    about:
      'Somebody you trust reads this interview and scores it by the same rubric, before seeing our scores. You choose what they see, and for how long.',
    load: async () => (await import('./mentor-link-list.tsx')).MentorLinkList,
  },
  {
    title: 'A card to share',
    about:
      'A picture that says you practised, made in your browser. Your score is not on it unless you choose so.',
    load: async () => (await import('./share-card-picture.tsx')).ShareCardPicture,
  },
  {
    title: 'Through a school’s eyes',
    about: 'What schools weigh, and what you showed of what their panels ask.',
    load: async () => (await import('./school-lens.tsx')).SchoolLens,
  },
];

/** What can be done with this interview besides reading it: to a mentor, to friends, beside a school, onto paper. Not on paper itself. */
export function TakeFurther({ feedback }: Given) {
  const report = addressOf('GET /api/feedback/:sessionId/report.pdf', {
    params: { sessionId: feedback.sessionId },
  });
  return (
    <section className="after further" aria-labelledby="further">
      <div className="mg">
        <MarginNote>show somebody</MarginNote>
      </div>
      <div className="bd">
        <h2 id="further">Take it further</h2>
        {parts.map((part) => (
          <FoldedPart key={part.title} part={part} given={{ feedback }} />
        ))}
        <div className="on-a-page">
          <a className="go" href={report.url} download>
            Download the report (PDF)
          </a>
          <button type="button" className="go" onClick={() => window.print()}>
            Print this page
          </button>
        </div>
      </div>
    </section>
  );
}

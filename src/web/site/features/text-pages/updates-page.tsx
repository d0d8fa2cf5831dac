import { useEffect, useRef, useState } from 'react';
import { longDate } from '#web/content/long-date.ts';
import { updates, updatesShownFirst } from '#web/content/updates.ts';
import { MarginNote, Section } from '#web/ui/page.tsx';
import './text-page.css';

/** What changed, newest first: three entries, then the rest on request. All of them are in the page as served; without JavaScript all are shown. */
export function UpdatesPage() {
  const [shown, setShown] = useState(updatesShownFirst);
  const firstNew = useRef<HTMLHeadingElement>(null);
  // The button goes away; whoever used it goes on reading at the first entry it brought.
  useEffect(() => {
    if (shown > updatesShownFirst) firstNew.current?.focus();
  }, [shown]);
  return (
    <div className="book">
      <Section className="first" margin={<MarginNote>newest first</MarginNote>}>
        <h1 className="page-title">Latest Updates</h1>
        <p className="lead">What is new at Hotseat, and what got better.</p>
      </Section>
      <div className="articles">
        <ol className="timeline">
          {updates.map((update, number) => (
            <li key={update.title} className={number < shown ? undefined : 'later'}>
              <Section
                className="article"
                margin={
                  <p className="when">
                    <time dateTime={update.day}>{longDate(update.day)}</time>
                    <span className="kind">{update.kind}</span>
                  </p>
                }
              >
                <h2 ref={number === updatesShownFirst ? firstNew : undefined} tabIndex={-1}>
                  {update.title}
                </h2>
                <p>{update.description}</p>
              </Section>
            </li>
          ))}
        </ol>
        {shown < updates.length && (
          <Section className="article more">
            <button type="button" className="btn line" onClick={() => setShown(updates.length)}>
              Load More Updates
            </button>
          </Section>
        )}
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { longDate } from '#web/content/long-date.ts';
import { type Policy, policiesUpdated } from '#web/content/policies.ts';
import { MarginNote, Section } from '#web/ui/page.tsx';
import { anchorOf } from './anchor.ts';
import { Contents } from './contents.tsx';
import { KeptTable } from './kept-table.tsx';
import { WhoWeAre } from './who-we-are.tsx';
import './text-page.css';

const endTitle = 'Who we are';

/** A policy, section by section, and who answers for it; `end` is the link to write to us. */
export function PolicyPage({ policy, end }: { policy: Policy; end: ReactNode }) {
  return (
    <div className="book policy">
      <Section className="first" margin={<MarginNote>{policy.note}</MarginNote>}>
        <h1 className="page-title">{policy.title}</h1>
        <p className="lead">{policy.lead}</p>
        <p className="small updated">
          Last updated <time dateTime={policiesUpdated}>{longDate(policiesUpdated)}</time>
        </p>
        <Contents titles={policy.sections.map((section) => section.title)} numbered />
      </Section>
      <div className="articles">
        {policy.sections.map((section, number) => (
          <Section
            key={section.title}
            className="article"
            aria-labelledby={anchorOf(section.title)}
            margin={
              <span className="count" aria-hidden="true">
                {number + 1}
              </span>
            }
          >
            <h2 id={anchorOf(section.title)}>{section.title}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {section.withKeptTable && <KeptTable />}
          </Section>
        ))}
        <Section className="article" aria-labelledby={anchorOf(endTitle)}>
          <h2 id={anchorOf(endTitle)}>{endTitle}</h2>
          <WhoWeAre />
          <p className="in-page">{end}</p>
        </Section>
      </div>
    </div>
  );
}

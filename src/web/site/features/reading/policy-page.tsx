import type { ReactNode } from 'react';
import type { Policy } from '#web/content/policies.ts';
import { MarginNote, Section } from '#web/ui/page.tsx';
import './reading.css';

/** A policy, section by section; `end` stands under the last one, for links. */
export function PolicyPage({
  policy,
  numbered = false,
  end,
}: {
  policy: Policy;
  numbered?: boolean;
  end?: ReactNode;
}) {
  return (
    <div className="book">
      <Section className="first" margin={<MarginNote>{policy.note}</MarginNote>}>
        <h1 className="page-title">{policy.title}</h1>
        <p className="lead">{policy.lead}</p>
      </Section>
      <div className="articles">
        {policy.sections.map((section, number) => (
          <Section
            key={section.title}
            className="article"
            margin={numbered && <span className="count">{number + 1}</span>}
          >
            <h2>{section.title}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Section>
        ))}
        {end && <Section className="article">{end}</Section>}
      </div>
    </div>
  );
}

import { enterpriseFeatures } from '#web/content/enterprise.ts';
import { MarginNote, Section } from '#web/ui/page.tsx';
import './reading.css';

/** What schools can have. `supportEmail` is null until the service has named it. */
export function EnterprisePage({ supportEmail }: { supportEmail: string | null }) {
  return (
    <div className="book">
      <Section className="first" margin={<MarginNote>for schools</MarginNote>}>
        <h1 className="page-title">Enterprise Solutions</h1>
        <p className="lead">
          The same panel, put to work for a school: first interviews for every applicant, each with a
          transcript your faculty can read and a score they can question.
        </p>
      </Section>
      <Section className="tight" aria-labelledby="features" margin={<MarginNote>what you get</MarginNote>}>
        <h2 id="features">What a school gets</h2>
        <ul className="features-list">
          {enterpriseFeatures.map((feature) => (
            <li key={feature.title}>
              <h3>{feature.title}</h3>
              <p className="small">{feature.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section aria-labelledby="talk" margin={<MarginNote>no forms</MarginNote>}>
        <h2 id="talk">Talk to our team</h2>
        <p className="lead">
          Tell us how many applicants you see and what your panels look for. We answer with a plan.
        </p>
        <p className="in-page">
          {supportEmail ? (
            <a className="btn" href={`mailto:${supportEmail}?subject=Enterprise`}>
              Contact our team
            </a>
          ) : (
            <span className="small">The e-mail address appears here as soon as the service answers.</span>
          )}
        </p>
        {supportEmail && <p className="small">{supportEmail}</p>}
      </Section>
    </div>
  );
}

import { enterpriseFeatures, enterpriseSteps } from '#web/content/enterprise.ts';
import { paths } from '#contract/paths.ts';
import { siteSettings } from '#web/lib/site-settings.ts';
import { MarginNote, Section } from '#web/ui/page.tsx';
import { SchoolPictures } from './school-pictures.tsx';
import { MailLink } from './who-we-are.tsx';
import './text-page.css';

/** What schools can have, how it begins, and where they write to. */
export function EnterprisePage() {
  const { enterpriseEmail } = siteSettings;
  return (
    <div className="book">
      <Section className="first" margin={<MarginNote>for schools</MarginNote>}>
        <h1 className="page-title">Enterprise Solutions</h1>
        <p className="lead">
          The same panel, put to work for a school: a first interview for every applicant, each with a
          transcript your faculty can read and a score they can question.
        </p>
        <p className="in-page">
          <a className="btn" href={`mailto:${enterpriseEmail}?subject=Enterprise`}>
            Contact our team
          </a>
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
      <SchoolPictures />
      <Section className="tight" aria-labelledby="begin" margin={<MarginNote>small first</MarginNote>}>
        <h2 id="begin">How it begins</h2>
        <ol className="steps">
          {enterpriseSteps.map((step, number) => (
            <li key={step.title}>
              <span className="count" aria-hidden="true">
                {number + 1}
              </span>
              <div>
                <h3>{step.title}</h3>
                <p className="small">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section aria-labelledby="talk" margin={<MarginNote>no forms</MarginNote>}>
        <h2 id="talk">Talk to our team</h2>
        <p className="lead">
          Tell us how many applicants you see and what your panels look for. We answer with a plan and a
          price.
        </p>
        <p className="in-page">
          <a className="btn" href={`mailto:${enterpriseEmail}?subject=Enterprise`}>
            Contact our team
          </a>
        </p>
        <p className="small">
          Or write to <MailLink address={enterpriseEmail} />.
        </p>
        <p className="small">
          For schools that work with us: <a href={paths.schools}>open your school’s pages</a>.
        </p>
      </Section>
    </div>
  );
}

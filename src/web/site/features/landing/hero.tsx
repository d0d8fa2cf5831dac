import type { ReactNode } from 'react';
import { catalogue, interviewsPerPack } from '#contract/catalogue.ts';
import { formatRupees } from '#contract/money.ts';
import { paths } from '#contract/paths.ts';
import { inWordsCapital } from '#web/content/number-words.ts';
import { Island } from '#web/ui/island.tsx';
import { MarginNote, Section } from '#web/ui/page.tsx';
import { MarkedResume } from './marked-resume.tsx';
import { TypedEnding } from './typed-ending.tsx';
import './hero.css';

/** The first screen: what they will ask about, beside a resume that the panel has marked. `start` is the Get Started link. */
export function Hero({ start }: { start: ReactNode }) {
  return (
    <Section className="hero" margin={<MarginNote>the evening before</MarginNote>}>
      <div>
        <h1>
          <span className="vh">
            They will ask about your third semester, those six sites, why you would leave, the subject you
            like least.
          </span>
          <span aria-hidden="true">
            They will ask about <TypedEnding />
          </span>
        </h1>
        <p className="lead">
          Hotseat is a mock interview for MBA admissions. A panel reads your resume, asks for half an hour
          without a pause, and then shows you, in your own words, what held and what did not.
        </p>
        <div className="cta">
          {start}
          <a className="go" href="#framework">
            How the panel thinks
          </a>
        </div>
        <p className="small">
          Sign in with Google. {inWordsCapital(interviewsPerPack)} interviews for{' '}
          {formatRupees(catalogue.premium.pricePaise)}.
        </p>
      </div>
      <Island page={paths.landing} name="resume">
        {(import.meta.env.SSR || import.meta.env.DEV) && <MarkedResume />}
      </Island>
    </Section>
  );
}

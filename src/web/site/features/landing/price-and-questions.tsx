import type { ReactNode } from 'react';
import { catalogue, interviewsPerPack, recommendedInterviews, validityDays } from '#contract/catalogue.ts';
import { paths } from '#contract/paths.ts';
import { faqStructuredData } from '#web/content/faq-structured-data.ts';
import { faq } from '#web/content/faq.ts';
import { inWords, inWordsCapital } from '#web/content/number-words.ts';
import { Island } from '#web/ui/island.tsx';
import { MarginNote, Section } from '#web/ui/page.tsx';
import { Price } from '#web/ui/price.tsx';
import { Questions } from '#web/ui/questions.tsx';
import './price-and-questions.css';

/** What it costs, before the fair questions. `plans` is the link to the pricing page. */
export function PriceTeaser({ plans }: { plans: ReactNode }) {
  return (
    <Section aria-labelledby="price" margin={<MarginNote>what it costs</MarginNote>}>
      <div className="price-teaser">
        <p className="big">
          <Price paise={catalogue.premium.pricePaise} />
        </p>
        <div>
          <h2 id="price">
            {inWordsCapital(interviewsPerPack)} interviews, valid {validityDays} days.
          </h2>
          <p className="lead">
            We recommend at least {inWords(recommendedInterviews)}: one to find out, one to fix, one to be
            sure. The rest is for the night before.
          </p>
          {plans}
        </div>
      </div>
    </Section>
  );
}

export function FairQuestions() {
  return (
    <Section aria-labelledby="faq" margin={<MarginNote>fair questions</MarginNote>}>
      <h2 id="faq">Before you sit down</h2>
      <Island page={paths.landing} name="faq">
        {(import.meta.env.SSR || import.meta.env.DEV) && <Answered />}
      </Island>
    </Section>
  );
}

/** The questions with their answers, for readers and, as a data block, for search engines. */
function Answered() {
  const data = JSON.stringify(faqStructuredData(faq)).replaceAll('<', '\\u003c');
  return (
    <>
      <Questions items={faq} />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
    </>
  );
}

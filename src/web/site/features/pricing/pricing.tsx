import { type ComponentProps, useEffect, useRef } from 'react';
import {
  catalogue,
  interviewsPerPack,
  refundDays,
  refundDuration,
  validityDays,
} from '#contract/catalogue.ts';
import { formatRupees } from '#contract/money.ts';
import { inWords } from '#web/content/number-words.ts';
import { MarginNote, Section } from '#web/ui/page.tsx';
import { scrollOnceUnlessMoved } from './auto-scroll.ts';
import { Plans } from './plans.tsx';
import './pricing.css';

const paiseEach = catalogue.premium.pricePaise / catalogue.premium.interviews;
const priceEach =
  paiseEach % 100 === 0 ? formatRupees(paiseEach) : `under ${formatRupees(Math.ceil(paiseEach / 100) * 100)}`;

const story = [
  {
    word: 'Better',
    first: 'People who like you make poor panellists.',
    rest: 'Friends go easy, and coaches have their favourite questions. This panel has only your resume and your last sentence, and every score is pinned to words you spoke. Where you said nothing, it says “not assessed”.',
  },
  {
    word: 'Faster',
    first: 'No slot to book, no one to chase.',
    rest: 'Begin at eleven at night if that is when the room is quiet. Feedback is written topic by topic as the panel closes, while you still remember why you said it.',
  },
  {
    word: 'Cheaper',
    first: `${formatRupees(catalogue.premium.pricePaise)} for ${inWords(interviewsPerPack)}, which is ${priceEach} an interview.`,
    rest: 'There is nothing to upgrade to in the middle of one. You pay once, the clock starts when you sit, and an interview that breaks on our side comes back to you.',
  },
];

/** Why it costs what it costs, and the two plans. */
export function Pricing(shop: ComponentProps<typeof Plans>) {
  const plans = useRef<HTMLDivElement>(null);
  useEffect(() => (plans.current ? scrollOnceUnlessMoved(plans.current) : undefined), []);
  return (
    <div className="book">
      <Section className="phil" aria-labelledby="philosophy" margin={<MarginNote>why this price</MarginNote>}>
        <p className="label">Pricing Philosophy</p>
        <h1 id="philosophy">
          Better, faster, and cheaper than <span className="pen">another year.</span>
        </h1>
        <p className="lead">
          We asked what an honest practice interview needs: a panel that has read you, a clock, and someone
          who remembers what you said. Then we took out everything else.
        </p>
      </Section>
      <Section className="story">
        {story.map((chapter) => (
          <div className="chap" key={chapter.word}>
            <h2>{chapter.word}</h2>
            <div>
              <p>{chapter.first}</p>
              <p>{chapter.rest}</p>
            </div>
          </div>
        ))}
      </Section>
      <div ref={plans} className="plans-anchor" />
      <Section
        id="plans"
        className="plans"
        aria-labelledby="edge"
        margin={<MarginNote>both add {inWords(interviewsPerPack)}</MarginNote>}
      >
        <Plans {...shop} />
      </Section>
      <Section aria-labelledby="money" margin={<MarginNote>plain words about money</MarginNote>}>
        <h2 id="money" className="vh">
          Refunds and payment
        </h2>
        <div className="money">
          <div>
            <h3>Changed your mind?</h3>
            <p className="small">
              Cancel any time before your first interview for a full refund within {refundDays} days, with one
              button on your account page. After the first interview there is no refund.
            </p>
          </div>
          <div>
            <h3>Payment failed halfway?</h3>
            <p className="small">
              You come back to this page, the order stays open, and nothing is charged twice.
            </p>
          </div>
          <div>
            <h3>How long do refunds take?</h3>
            <p className="small">
              {refundDuration}, to the card or account you paid from. Unused interviews stay valid{' '}
              {validityDays} days.
            </p>
          </div>
        </div>
      </Section>
    </div>
  );
}

import type { Delivery, DeliveryMeasureId } from '#contract/feedback.ts';
import { MarginNote } from '#web/ui/page.tsx';
import './how-it-sounded.css';

type Measure = Delivery['measures'][number];

/** Each measure in words: what it is, how a value reads, and what to do where it lies outside of what is comfortable. */
const measureWords: Readonly<
  Record<DeliveryMeasureId, { name: string; shown: (value: number) => string; low: string; high: string }>
> = {
  words_per_minute: {
    name: 'Pace',
    shown: (value) => `${Math.round(value)} words a minute`,
    low: 'Slow enough to lose a listener: say the point first, then the story.',
    high: 'Fast: put a breath after each figure you want heard.',
  },
  pause_share: {
    name: 'Silence',
    shown: (value) => `${Math.round(value * 100)} % of your answers`,
    low: 'Hardly a pause: stop where a sentence ends.',
    high: 'Much silence: take your time before the answer, not inside it.',
  },
  long_pauses_per_minute: {
    name: 'Pauses of a second or more',
    shown: (value) => `${value.toFixed(1)} a minute`,
    low: '',
    high: 'Often stopped: settle the first sentence before you begin.',
  },
  seconds_to_answer: {
    name: 'Before you began',
    shown: (value) => `${value.toFixed(1)} seconds`,
    low: 'You began before the question was over, or nearly: let it end.',
    high: 'Long: “Let me think” is within reach, and costs nothing.',
  },
  fillers_per_100_words: {
    name: 'Fillers',
    shown: (value) => `at least ${Math.round(value)} in 100 words`,
    low: '',
    high: 'A silent breath does what “basically” does.',
  },
  seconds_per_answer: {
    name: 'An answer',
    shown: (value) => `${Math.round(value)} seconds`,
    low: 'Short: give the reason and the one number.',
    high: 'Long: end when the point is made.',
  },
  pace_variation: {
    name: 'Change of pace',
    shown: (value) => `${Math.round(value * 100)} %`,
    low: 'Even throughout: slow down where it matters.',
    high: 'Uneven: it hurried and it stalled.',
  },
};

/** How a spoken interview sounded, beside the scores and no part of them; nothing of one that was typed (rule VOICE-9). */
export function HowItSounded({ delivery, before }: { delivery: Delivery | null; before: Delivery | null }) {
  if (!delivery) return null;
  return (
    <section className="after sounded" aria-labelledby="sounded">
      <div className="mg">
        <MarginNote>not in the score</MarginNote>
      </div>
      <div className="bd">
        <h2 id="sounded">How it sounded</h2>
        <p className="small">
          From {Math.round(delivery.speechSeconds / 60)}{' '}
          {Math.round(delivery.speechSeconds / 60) === 1 ? 'minute' : 'minutes'} of your voice, by the times
          of your microphone. It counts for no score. Accents are not measured.
        </p>
        <dl>
          {delivery.measures.map((measure) => (
            <Row
              key={measure.id}
              measure={measure}
              before={before?.measures.find(({ id }) => id === measure.id)?.value ?? null}
            />
          ))}
        </dl>
      </div>
    </section>
  );
}

function Row({ measure: { id, value, low, high }, before }: { measure: Measure; before: number | null }) {
  const { name, shown, ...advice } = measureWords[id];
  const outside = value < low ? advice.low : value > high ? advice.high : '';
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b className="num">{shown(value)}</b>
        {before !== null && <span className="small num"> Last time: {shown(before)}.</span>}
        {outside !== '' && <span className="advice"> {outside}</span>}
      </dd>
    </div>
  );
}

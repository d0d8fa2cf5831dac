import type { SchoolFigures, ShownDistribution } from '#contract/schools/analytics.ts';
import { Table } from '../parts.tsx';
import { besideFunnel, oneDigit, percent, stepWords, twoDigits, wholeWords } from './analytics-words.ts';
import { Bars } from './bars.tsx';
import { Figure, TooFew } from './figure.tsx';

/** How many got how far. */
export function FunnelFigure({ funnel }: { funnel: SchoolFigures['funnel'] }) {
  const invited = Math.max(1, funnel.steps[0]?.applicants ?? 0);
  return (
    <Figure
      title="How far they came"
      tells="It shows where applicants stop. It does not say why: a late deadline, a mail in the wrong folder and a change of mind look the same here."
      table={
        <Table
          name="How far they came"
          rows={funnel.steps}
          keyOf={({ step }) => step}
          columns={[
            { name: 'Step', render: ({ step }) => stepWords[step] },
            { name: 'Applicants', render: ({ applicants }) => wholeWords(applicants) },
            { name: 'Of those invited', render: ({ ofInvited }) => percent(ofInvited) },
            { name: 'Of the step before', render: ({ ofPrevious }) => percent(ofPrevious) },
          ]}
        />
      }
    >
      <ol className="funnel">
        {funnel.steps.map(({ step, applicants, ofInvited }) => (
          <li key={step}>
            <span>{stepWords[step]}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(applicants / invited) * 100} height="10" />
            </svg>
            <b className="num">
              {wholeWords(applicants)} <span className="small">{percent(ofInvited)}</span>
            </b>
          </li>
        ))}
      </ol>
      <p className="small">{besideFunnel(funnel)}</p>
    </Figure>
  );
}

/** How a score is spread over the applicants. */
export function SpreadFigure({
  title,
  tells,
  few,
  spread,
}: {
  title: string;
  tells: string;
  few: string;
  spread: ShownDistribution | null;
}) {
  if (!spread)
    return (
      <Figure title={title} tells={tells}>
        <TooFew>{few}</TooFew>
      </Figure>
    );
  const { count, mean, standardDeviation, quartiles, bands } = spread;
  return (
    <Figure
      title={title}
      tells={tells}
      table={
        <Table
          name={title}
          rows={bands}
          keyOf={({ from }) => String(from)}
          columns={[
            { name: 'From', render: ({ from }) => oneDigit(from) },
            { name: 'To', render: ({ to }) => oneDigit(to) },
            { name: 'Applicants', render: (band) => wholeWords(band.count) },
          ]}
        />
      }
    >
      <Bars bands={bands} mean={mean} />
      <p className="small">
        {wholeWords(count)} applicants. Mean {twoDigits(mean ?? 0)} (the line), spread{' '}
        {twoDigits(standardDeviation ?? 0)}.
        {quartiles &&
          ` The middle half lies from ${twoDigits(quartiles.low)} to ${twoDigits(quartiles.high)}.`}
      </p>
    </Figure>
  );
}

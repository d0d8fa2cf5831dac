import type { SchoolFigures } from '#contract/schools/analytics.ts';
import { topicName } from '#contract/topics.ts';
import { Table } from '../parts.tsx';
import { counted } from '../school-words.ts';
import {
  agreementWords,
  hoursWords,
  questionWords,
  severityWords,
  signed,
  twoDigits,
  wholeWords,
} from './analytics-words.ts';
import { Figure, TooFew } from './figure.tsx';
import { reachOf, SeverityChart } from './severity-chart.tsx';

const marks = [1, 2, 3, 4, 5];

/** How often each mark was given in each topic; the deeper, the more often. */
export function TopicFigure({ topics }: { topics: SchoolFigures['topics'] }) {
  const most = Math.max(1, ...topics.flatMap(({ counts }) => counts));
  return (
    <Figure
      title="Marks by topic"
      tells="It shows which topics reviewers use the whole scale for, and in which nearly everybody gets the same. A low mean can be a hard topic or a strict habit."
    >
      {topics.length === 0 ? (
        <TooFew>Here stands each topic that was marked for ten applicants.</TooFew>
      ) : (
        <div className="heat">
          <Table
            name="How often each mark was given, by topic"
            rows={topics}
            keyOf={({ topicId }) => topicId}
            columns={[
              { name: 'Topic', render: ({ topicId }) => topicName(topicId, 'experienced') },
              ...marks.map((mark) => ({
                name: String(mark),
                render: ({ counts }: { counts: number[] }) => {
                  const given = counts[mark - 1] ?? 0;
                  return (
                    <span className="cell" style={{ '--part': given / most } as object}>
                      {wholeWords(given)}
                    </span>
                  );
                },
              })),
              { name: 'Mean', render: ({ mean }) => (mean === null ? '' : twoDigits(mean)) },
            ]}
          />
        </div>
      )}
    </Figure>
  );
}

/** How mild or strict each reviewer is, with how sure that is. */
export function SeverityFigure({ reviewers }: { reviewers: SchoolFigures['reviewers'] }) {
  const known = reviewers.flatMap(({ severity }) => (severity ? [severity] : []));
  const reach = reachOf(known);
  const split = new Set(reviewers.filter(({ severity }) => severity).map(({ group }) => group)).size > 1;
  return (
    <Figure
      title="Mild and strict reviewers"
      tells={
        <>
          It compares marks for the same applicants only, so nobody is called strict for having read the
          weaker ones. The bar is where the truth lies in 95 of 100 cases: where it crosses the middle line,
          there is no difference to talk about.
        </>
      }
    >
      {known.length === 0 ? (
        <TooFew>It needs reviewers with ten reviews each who read some of the same applicants.</TooFew>
      ) : (
        <Table
          name="Reviewers, strict to the left and mild to the right"
          rows={reviewers}
          keyOf={({ name, group, reviews }) => `${name} ${group} ${reviews}`}
          columns={[
            { name: 'Reviewer', render: ({ name }) => name },
            {
              name: 'Reviews',
              render: ({ reviews }) => (reviews === null ? 'under 10' : wholeWords(reviews)),
            },
            ...(split ? [{ name: 'Set', render: ({ group }: { group: number }) => group + 1 }] : []),
            {
              name: 'Strict · mild',
              render: ({ severity }) => severity && <SeverityChart severity={severity} reach={reach} />,
            },
            {
              name: 'In marks',
              render: ({ severity }) =>
                severity ? (
                  <>
                    {signed(severity.leniency)}
                    {severity.standardError !== null && ` ± ${twoDigits(1.96 * severity.standardError)}`}
                    <span className="small">{severityWords(severity)}</span>
                  </>
                ) : (
                  'too little to say'
                ),
            },
          ]}
        />
      )}
      {split && <p className="small">Sets read no applicants in common: compare within a set only.</p>}
    </Figure>
  );
}

/** How well reviewers agree, and how we stand beside them. */
export function AgreementFigure({ agreement, comparison }: Pick<SchoolFigures, 'agreement' | 'comparison'>) {
  return (
    <>
      <Figure
        title="Do reviewers agree?"
        tells="1 is full agreement, 0 is what chance would give. Reviewers who agree can still all be wrong; a low number says that one review more would change the order."
      >
        {agreement ? (
          <dl className="told">
            <Told
              name="Weighted kappa"
              value={agreement.kappa}
              note={`one topic, two reviewers; ${counted(agreement.applicants, 'applicant')}`}
            />
            {agreement.icc && (
              <>
                <Told name="ICC, one reviewer" value={agreement.icc.single} note="the mean of one review" />
                <Told
                  name={`ICC, ${agreement.icc.reviewers} reviewers`}
                  value={agreement.icc.panel}
                  note={`their mean together; the ${counted(agreement.icc.applicants, 'applicant')} that the same ${agreement.icc.reviewers} read`}
                />
              </>
            )}
          </dl>
        ) : (
          <TooFew>It needs ten applicants whom two reviewers read.</TooFew>
        )}
      </Figure>
      <Figure
        title="Our score beside yours"
        tells="Both on your scale from 1 to 5. It shows whether we are milder or stricter than your reviewers and how far we lie apart. It does not show who is right."
      >
        {comparison ? (
          <>
            <p>
              Over {counted(comparison.pairs, 'applicant')} ours is {signed(comparison.bias)} beside your
              reviewers’ mean; 95 of 100 differences lie from {signed(comparison.limits.low)} to{' '}
              {signed(comparison.limits.high)}.
            </p>
            {comparison.correlation !== null && (
              <p className="small">
                Correlation {twoDigits(comparison.correlation)}
                {comparison.rankCorrelation !== null &&
                  `, of the order ${twoDigits(comparison.rankCorrelation)}`}
                .
              </p>
            )}
          </>
        ) : (
          <TooFew>It needs ten applicants with our score and a review.</TooFew>
        )}
      </Figure>
    </>
  );
}

function Told({ name, value, note }: { name: string; value: number | null; note: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b className="num">{value === null ? 'none' : twoDigits(value)}</b>{' '}
        {value === null ? 'all marks are the same' : agreementWords(value)}
        <span className="small">{note}</span>
      </dd>
    </div>
  );
}

/** What the questions that everybody is asked tell. */
export function QuestionFigure({ questions }: { questions: SchoolFigures['questions'] }) {
  if (questions.length === 0) return null;
  return (
    <Figure
      title="What your questions tell"
      tells={
        <>
          Reviewers mark topics, not questions: this is how the marks of a question’s topic go with those of
          the other topics. Two questions of one topic cannot be told apart, and a question that goes its own
          way may be a good one.
        </>
      }
    >
      <Table
        name="Questions everybody is asked"
        rows={questions}
        keyOf={({ questionId, text }) => `${questionId} ${text}`}
        columns={[
          {
            name: 'Question',
            render: ({ text, topicId }) => (
              <>
                {text}
                <span className="small">{topicName(topicId, 'experienced')}</span>
              </>
            ),
          },
          {
            name: 'Applicants',
            render: ({ applicants }) => (applicants === null ? 'under 10' : wholeWords(applicants)),
          },
          {
            name: 'Tells',
            render: ({ correlation }) => (
              <>
                {correlation !== null && <span className="num">{twoDigits(correlation)} </span>}
                {questionWords(correlation)}
              </>
            ),
          },
        ]}
      />
    </Figure>
  );
}

/** How long reviews take, and how long those wait that are not in. */
export function TimesFigure({ times }: { times: SchoolFigures['times'] }) {
  return (
    <Figure
      title="How long reviews take"
      tells="From when a review was assigned to when it was submitted. What still waits is said beside it, since the quick ones are in first."
    >
      {times.hours ? (
        <p>
          Half were in after {hoursWords(times.hours.median)}, three of four after{' '}
          {hoursWords(times.hours.in75)}, nine of ten after {hoursWords(times.hours.in90)}.
        </p>
      ) : (
        <TooFew>It needs ten reviews.</TooFew>
      )}
      <p className="small">
        {counted(times.reviewed, 'review')} in, {wholeWords(times.waiting)} waiting
        {times.longestWaitHours !== null && `, the longest for ${hoursWords(times.longestWaitHours)}`}.
      </p>
    </Figure>
  );
}

import { useCallback, useState } from 'react';
import type { ReplyOf } from '#contract/endpoints.ts';
import type { TopicId } from '#contract/topics.ts';
import { callEndpoint } from '#web/lib/call-endpoint.ts';
import { Check } from '#web/ui/check.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { Read, type Reading } from '#web/ui/read.tsx';
import { useSchool } from '../school-context.ts';
import { counted, roleWords } from '../school-words.ts';
import { useReading } from '../use-reading.ts';
import { scopeWords } from '../review-words.ts';

type Props = {
  season: string;
  /** The sittings that were ticked; none means all that have fewer readers. */
  chosen: readonly string[];
  /** The topics that those were asked about. */
  chosenTopics: readonly TopicId[];
  onDone: (outcome: ReplyOf<'assignReviews'>) => void;
  onClose: () => void;
};

/** Who is to read, how many each sitting gets, and whether one reads all of it or a topic. */
export function AssignDialog({ season, chosen, chosenTopics, onDone, onClose }: Props) {
  const { orgId } = useSchool().school;
  const reading = useReviewers(orgId, season);
  const [memberIds, setMemberIds] = useState<readonly string[]>([]);
  const [each, setEach] = useState(2);
  const [topics, setTopics] = useState<readonly TopicId[] | null>(null);
  const [tried, setTried] = useState(false);
  const topicsMissing = topics !== null && topics.length === 0;
  const send = (): Promise<unknown> | null => {
    setTried(true);
    if (memberIds.length === 0 || topicsMissing) return null;
    return callEndpoint('POST /api/schools/:orgId/reviews/assign', {
      params: { orgId },
      body: {
        intakeId: season,
        memberIds: [...memberIds],
        reviewersEach: each,
        ...(topics && { topicIds: [...topics] }),
        ...(chosen.length > 0 && { sittingIds: [...chosen] }),
      },
    }).then(onDone);
  };
  const count =
    chosen.length > 0 ? counted(chosen.length, 'chosen sitting') : 'Every sitting with fewer readers';
  return (
    <FormDialog
      title="Assign reviews"
      text={`${count}, shared out so that loads are even. Nobody gets an applicant whom they know, have read or saw marks of.`}
      send="Assign"
      onSend={send}
      onClose={onClose}
    >
      {(busy) => (
        <>
          <Members
            reading={reading}
            chosen={memberIds}
            disabled={busy}
            error={tried && memberIds.length === 0 ? 'Choose who is to read.' : undefined}
            onChoose={setMemberIds}
          />
          <Field label="Readers for each sitting">
            {(control) => (
              <select
                {...control}
                value={each}
                disabled={busy}
                onChange={(event) => setEach(Number(event.target.value))}
              >
                {[1, 2, 3, 4, 5].map((n) => (
                  <option key={n}>{n}</option>
                ))}
              </select>
            )}
          </Field>
          <Check
            checked={topics !== null}
            disabled={busy}
            text="Each reader then marks one topic over many applicants."
            onChange={(ticked) => setTopics(ticked ? [] : null)}
          >
            By topic
          </Check>
          {topics && (
            <Topics
              reading={reading}
              offered={chosen.length > 0 ? chosenTopics : null}
              chosen={topics}
              disabled={busy}
              error={tried && topicsMissing ? 'Choose the topics.' : undefined}
              onChoose={setTopics}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}

/** Who may read in a season, and the topics it was asked about. */
function useReviewers(orgId: string, season: string): Reading<ReplyOf<'listReviewers'>> {
  const load = useCallback(
    (signal: AbortSignal) =>
      callEndpoint('GET /api/schools/:orgId/reviewers', {
        params: { orgId },
        query: { intakeId: season },
        signal,
      }),
    [orgId, season],
  );
  return useReading(load);
}

function Members({
  reading,
  chosen,
  disabled,
  error,
  onChoose,
}: {
  reading: Reading<ReplyOf<'listReviewers'>>;
  chosen: readonly string[];
  disabled: boolean;
  error: string | undefined;
  onChoose: (chosen: readonly string[]) => void;
}) {
  return (
    <Read reading={reading} what="who may read">
      {({ reviewers }) => (
        <ChoiceGroup className="pick-members" legend="Who reads" error={error}>
          {reviewers.map(({ memberId, name, role, open }) => (
            <Check
              key={memberId}
              checked={chosen.includes(memberId)}
              disabled={disabled}
              onChange={(ticked) =>
                onChoose(ticked ? [...chosen, memberId] : chosen.filter((one) => one !== memberId))
              }
            >
              {name}{' '}
              <span className="small">
                {roleWords[role]}, {open === 0 ? 'nothing waiting' : `${open} waiting`}
              </span>
            </Check>
          ))}
        </ChoiceGroup>
      )}
    </Read>
  );
}

/** The topics that the sittings were asked about, and no other. */
function Topics({
  reading,
  offered,
  chosen,
  disabled,
  error,
  onChoose,
}: {
  reading: Reading<ReplyOf<'listReviewers'>>;
  /** Null for those of the whole season. */
  offered: readonly TopicId[] | null;
  chosen: readonly TopicId[];
  disabled: boolean;
  error: string | undefined;
  onChoose: (chosen: readonly TopicId[]) => void;
}) {
  return (
    <Read reading={reading} what="the topics">
      {({ topicIds }) => (
        <ChoiceGroup legend="Topics" error={error}>
          {(offered ?? topicIds).map((topicId) => (
            <Check
              key={topicId}
              checked={chosen.includes(topicId)}
              disabled={disabled}
              onChange={(ticked) =>
                onChoose(ticked ? [...chosen, topicId] : chosen.filter((one) => one !== topicId))
              }
            >
              {scopeWords(topicId)}
            </Check>
          ))}
        </ChoiceGroup>
      )}
    </Read>
  );
}

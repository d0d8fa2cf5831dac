import { scenarioLimits, scenarioTopics } from '#contract/schools/scenario.ts';
import { Check } from '#web/ui/check.tsx';
import { Field } from '#web/ui/field.tsx';
import { Part } from '../parts.tsx';
import { MoveButtons, moved } from './move-buttons.tsx';
import { NumberField } from './number-field.tsx';
import { Of } from './of.tsx';
import { nameOfTopic, sumsOf } from './scenario-words.ts';
import type { Draft } from './use-draft.ts';

const mostTopicMinutes = scenarioLimits.mostMinutes;

/** The topics in their order, each with its weight and minutes, and what they come to. */
export function AgendaPart({ draft }: { draft: Draft }) {
  const { draft: rules, set, wrongAt } = draft;
  const { topics, oursOffIn } = rules;
  const change = (at: number, part: Partial<(typeof topics)[number]>): void =>
    set({ topics: topics.map((one, place) => (place === at ? { ...one, ...part } : one)) });
  const free = scenarioTopics.filter((id) => topics.every(({ topicId }) => topicId !== id));
  return (
    <Part title="The agenda">
      <ol className="agenda">
        {topics.map(({ topicId, weightPercent, minutes }, at) => (
          <li key={topicId}>
            <b>{nameOfTopic(topicId)}</b>
            <NumberField
              label={<Of what={nameOfTopic(topicId)}>Weight, %</Of>}
              least={0}
              most={100}
              value={weightPercent}
              onChange={(weight) => change(at, { weightPercent: weight })}
            />
            <NumberField
              label={<Of what={nameOfTopic(topicId)}>Minutes</Of>}
              least={1}
              most={mostTopicMinutes}
              step={0.5}
              value={minutes}
              error={wrongAt(`topics.${at}.minutes`)}
              onChange={(given) => change(at, { minutes: given })}
            />
            <Check
              checked={oursOffIn.includes(topicId)}
              onChange={(ticked) =>
                set({
                  oursOffIn: ticked ? [...oursOffIn, topicId] : oursOffIn.filter((one) => one !== topicId),
                })
              }
            >
              Only our own questions<span className="vh"> on {nameOfTopic(topicId)}</span>
            </Check>
            <span className="row-ways">
              <MoveButtons
                at={at}
                of={topics.length}
                what={nameOfTopic(topicId)}
                onMove={(to) => set({ topics: moved(topics, at, to) })}
              />
              {topics.length > 2 && (
                <button
                  type="button"
                  className="go"
                  onClick={() =>
                    set({
                      topics: topics.filter((_, place) => place !== at),
                      oursOffIn: oursOffIn.filter((one) => one !== topicId),
                    })
                  }
                >
                  Remove<span className="vh"> {nameOfTopic(topicId)}</span>
                </button>
              )}
            </span>
            {(wrongAt(`topics.${at}.topicId`) ?? wrongAt(`topics.${at}.weightPercent`)) && (
              <p className="said-wrong">
                {wrongAt(`topics.${at}.topicId`) ?? wrongAt(`topics.${at}.weightPercent`)}
              </p>
            )}
          </li>
        ))}
      </ol>
      <Sums draft={draft} />
      {wrongAt('topics') && <p className="said-wrong">{wrongAt('topics')}</p>}
      {free.length > 0 && (
        <Field label="Add a topic" className="add-topic">
          {(control) => (
            <select
              {...control}
              value=""
              onChange={(event) => {
                const topicId = free.find((id) => id === event.target.value);
                if (topicId) set({ topics: [...topics, { topicId, weightPercent: 0, minutes: 2 }] });
              }}
            >
              <option value="">Choose...</option>
              {free.map((id) => (
                <option key={id} value={id}>
                  {nameOfTopic(id)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </Part>
  );
}

function Sums({ draft }: { draft: Draft }) {
  const { weight, given, share } = sumsOf(draft.draft);
  return (
    <output className="sums">
      <span className={weight === 100 ? '' : 'off'}>Weights: {weight} of 100</span>
      <span className={given <= share && given >= share / 2 ? '' : 'off'}>
        Minutes: {given} of {share}; the rest is the opening and the closing
      </span>
    </output>
  );
}

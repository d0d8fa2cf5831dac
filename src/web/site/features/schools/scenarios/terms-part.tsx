import { useState } from 'react';
import { scenarioLimits } from '#contract/schools/scenario.ts';
import type { ScenarioDraft } from '#contract/schools/scenario-shown.ts';
import { Check } from '#web/ui/check.tsx';
import { Field } from '#web/ui/field.tsx';
import { Part } from '../parts.tsx';
import { NumberField } from './number-field.tsx';
import { Of } from './of.tsx';
import { nameOfTopic } from './scenario-words.ts';
import type { Draft } from './use-draft.ts';

type Anchor = ScenarioDraft['anchors'][number];

/** What is not said, what marks look like, and the terms of sitting it. */
export function TermsPart({ draft }: { draft: Draft }) {
  return (
    <>
      <Part title="Banned phrases">
        <BannedPhrases draft={draft} />
      </Part>
      <Part title="What marks look like">
        <p className="marks-lead">For your reviewers, in your words. Leave empty what needs none.</p>
        <Anchors draft={draft} />
      </Part>
      <Part title="The terms">
        <Terms draft={draft} />
      </Part>
    </>
  );
}

function BannedPhrases({ draft }: { draft: Draft }) {
  const { draft: rules, set, wrongAt } = draft;
  const [typed, setTyped] = useState(rules.banned.join('\n'));
  return (
    <Field
      label="One a line"
      hint="Nobody at the table says these, besides what our panel never says."
      error={wrongAt('banned', true)}
    >
      {(control) => (
        <textarea
          {...control}
          rows={4}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            const lines = event.target.value.split('\n').map((line) => line.trim());
            set({ banned: [...new Set(lines.filter(Boolean))] });
          }}
        />
      )}
    </Field>
  );
}

function Anchors({ draft }: { draft: Draft }) {
  const { draft: rules, set, wrongAt } = draft;
  const wordsAt = (topicId: Anchor['topicId'], mark: Anchor['mark']): string =>
    rules.anchors.find((one) => one.topicId === topicId && one.mark === mark)?.words ?? '';
  const write = (topicId: Anchor['topicId'], mark: Anchor['mark'], words: string): void => {
    const others = rules.anchors.filter((one) => one.topicId !== topicId || one.mark !== mark);
    set({ anchors: words.trim() === '' ? others : [...others, { topicId, mark, words }] });
  };
  const strays = rules.anchors.filter(({ topicId }) =>
    rules.topics.every((topic) => topic.topicId !== topicId),
  );
  return (
    <>
      {rules.topics.map(({ topicId }) => (
        <fieldset key={topicId} className="anchors">
          <legend>{nameOfTopic(topicId)}</legend>
          {([1, 3, 5] as const).map((mark) => (
            <Field key={mark} label={<Of what={nameOfTopic(topicId)}>Mark {mark}</Of>}>
              {(control) => (
                <textarea
                  {...control}
                  rows={2}
                  maxLength={400}
                  value={wordsAt(topicId, mark)}
                  onChange={(event) => write(topicId, mark, event.target.value)}
                />
              )}
            </Field>
          ))}
        </fieldset>
      ))}
      {strays.length > 0 && (
        <p>
          There are descriptions of topics that are no longer on the agenda.{' '}
          <button
            type="button"
            className="go"
            onClick={() => set({ anchors: rules.anchors.filter((one) => !strays.includes(one)) })}
          >
            Remove them
          </button>
        </p>
      )}
      {wrongAt('anchors', true) && <p className="said-wrong">{wrongAt('anchors', true)}</p>}
    </>
  );
}

function Terms({ draft }: { draft: Draft }) {
  const { draft: rules, set, wrongAt } = draft;
  return (
    <div className="scenario-fields">
      <NumberField
        label="Attempts"
        least={1}
        most={scenarioLimits.attempts}
        value={rules.attempts}
        error={wrongAt('attempts')}
        onChange={(attempts) => set({ attempts })}
      />
      <NumberField
        label="Days to the deadline"
        hint="Counted from the invitation."
        least={1}
        most={120}
        value={rules.deadlineDays}
        error={wrongAt('deadlineDays')}
        onChange={(deadlineDays) => set({ deadlineDays })}
      />
      <Field label="Language of the notice">
        {(control) => (
          <select
            {...control}
            value={rules.noticeLanguage}
            onChange={(event) => set({ noticeLanguage: event.target.value === 'hi' ? 'hi' : 'en' })}
          >
            <option value="en">English</option>
            <option value="hi">Hindi</option>
          </select>
        )}
      </Field>
      <Check
        checked={rules.practiceAllowed}
        text="A warm-up that nobody scores."
        onChange={(practiceAllowed) => set({ practiceAllowed })}
      >
        Applicants may practise first
      </Check>
    </div>
  );
}

import { useState } from 'react';
import { scenarioLimits } from '#contract/schools/scenario.ts';
import { Part } from '../parts.tsx';
import { MoveButtons, moved } from './move-buttons.tsx';
import { QuestionPicker } from './question-picker.tsx';
import { nameOfTopic } from './scenario-words.ts';
import type { Draft } from './use-draft.ts';

const lists = [
  {
    list: 'mustAsk',
    title: 'Asked of everybody',
    none: 'Nothing yet: the panel chooses.',
    most: scenarioLimits.mustAsk,
  },
  {
    list: 'mayAsk',
    title: 'May be asked',
    none: 'Nothing yet: the panel draws from our questions.',
    most: scenarioLimits.mayAsk,
  },
] as const;

/** The questions of the bank that everybody is asked, and those that are drawn from. */
export function QuestionsPart({ draft }: { draft: Draft }) {
  const [picking, setPicking] = useState<'mustAsk' | 'mayAsk' | null>(null);
  const { draft: rules, set, know } = draft;
  return (
    <>
      {lists.map(({ list, title, none, most }) => (
        <Part
          key={list}
          title={title}
          ways={
            rules[list].length < most && (
              <button type="button" className="btn line slim" onClick={() => setPicking(list)}>
                Choose from the bank<span className="vh">: {title.toLowerCase()}</span>
              </button>
            )
          }
        >
          {rules[list].length === 0 ? <p className="none">{none}</p> : <Chosen draft={draft} list={list} />}
        </Part>
      ))}
      {picking && (
        <QuestionPicker
          topicIds={rules.topics.map(({ topicId }) => topicId)}
          taken={[...rules.mustAsk, ...rules.mayAsk]}
          onPick={(question) => {
            know(question);
            set({ [picking]: [...rules[picking], question.questionId] });
          }}
          room={
            (picking === 'mustAsk' ? scenarioLimits.mustAsk : scenarioLimits.mayAsk) - rules[picking].length
          }
          onClose={() => setPicking(null)}
        />
      )}
    </>
  );
}

function Chosen({ draft, list }: { draft: Draft; list: 'mustAsk' | 'mayAsk' }) {
  const { draft: rules, known, set, wrongAt } = draft;
  const ids = rules[list];
  return (
    <ol className="chosen">
      {ids.map((id, at) => {
        const question = known.get(id);
        const wrong = wrongAt(`${list}.${at}`, true);
        return (
          <li key={id}>
            <div>
              <p>{question?.text}</p>
              <p className="small">{question && nameOfTopic(question.topicId)}</p>
              {wrong && <p className="said-wrong">{wrong}</p>}
            </div>
            <span className="row-ways">
              <MoveButtons
                at={at}
                of={ids.length}
                what={question?.text ?? ''}
                onMove={(to) => set({ [list]: moved(ids, at, to) })}
              />
              <button
                type="button"
                className="go"
                onClick={() => set({ [list]: ids.filter((one) => one !== id) })}
              >
                Remove<span className="vh"> “{question?.text}”</span>
              </button>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

import { useRef, useState } from 'react';
import { type Relevance, relevances, type TopicFeedback } from '#contract/feedback.ts';
import { wordsFor } from '#web/lib/call-endpoint.ts';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import type { Tell } from './use-telling.ts';
import './tell-relevance.css';

const words: Readonly<Record<Relevance, string>> = { yes: 'Yes', partly: 'Partly', no: 'No' };

/** What a choice did, for who cannot see the number change. */
const counted: Readonly<Record<Relevance, string>> = {
  yes: 'Saved. The score stands.',
  partly: 'Saved. The score stops at 5.',
  no: 'Saved. The score stops at 2.',
};

/**
 * Asks the one thing that plain code cannot know of a topic: whether the answers met the question (rule TOLD-1). Another choice takes the first back;
 * of quick choices the last one counts, and a choice that could not be saved is taken back and said so.
 */
export function TellRelevance({
  topic,
  told,
  onTell,
}: {
  topic: TopicFeedback;
  told: Relevance | null;
  onTell: Tell;
}) {
  const { topicId, name } = topic;
  const [saving, setSaving] = useState<Relevance | null>(null);
  const [said, setSaid] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const choices = useRef(0);
  const choose = (relevance: Relevance): void => {
    choices.current += 1;
    const choice = choices.current;
    setSaving(relevance);
    setSaid('');
    setError(undefined);
    const end = (then: () => void): void => {
      if (choice !== choices.current) return;
      setSaving(null);
      then();
    };
    onTell(topicId, relevance).then(
      () => end(() => setSaid(counted[relevance])),
      (failure: unknown) => end(() => setError(`Not saved. ${wordsFor(failure)}`)),
    );
  };
  return (
    <div className={told === null ? 'tell-relevance untold' : 'tell-relevance'}>
      <ChoiceGroup
        legend={
          <>
            Read your answer as the panel would. Did it answer the question?
            <span className="vh"> ({name})</span>
          </>
        }
        error={error}
      >
        <div className="choices" aria-busy={saving !== null}>
          {relevances.map((relevance) => (
            <label key={relevance}>
              <input
                type="radio"
                name={`relevance-${topicId}`}
                checked={(saving ?? told) === relevance}
                onChange={() => choose(relevance)}
              />
              <span>{words[relevance]}</span>
            </label>
          ))}
          <output className="small">{saving === null ? said : 'Saving…'}</output>
        </div>
      </ChoiceGroup>
    </div>
  );
}

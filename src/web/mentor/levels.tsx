import { type CriterionId, criterionIds } from '#contract/feedback.ts';
import { mentorLimits } from '#contract/mentor-limits.ts';
import type { TopicId } from '#contract/topics.ts';
import { Field } from '#web/ui/field.tsx';
import { criterionWords } from '#web/ui/report/feedback-words.ts';
import type { TopicDraft } from './draft.ts';

const choices = [0, 1, 2, 3, 4, null] as const;

/** Where the levels of a criterion stand, so that the one that is missing can be gone to. */
export const levelFieldId = (topicId: TopicId, criterion: CriterionId): string => `${topicId}-${criterion}`;

/** Five rows of levels and a note: each row is one stop of the tabulator, its levels are chosen with the arrows. */
export function Levels({
  topicId,
  name,
  draft,
  disabled,
  onLevel,
  onNote,
}: {
  topicId: TopicId;
  name: string;
  draft: TopicDraft;
  disabled: boolean;
  onLevel: (criterion: CriterionId, level: number | null) => void;
  onNote: (note: string) => void;
}) {
  const left = mentorLimits.noteChars - draft.note.length;
  return (
    <div className="levels">
      {criterionIds.map((criterion) => (
        <fieldset key={criterion} id={levelFieldId(topicId, criterion)} disabled={disabled}>
          <legend>{criterionWords[criterion]}</legend>
          <div className="choices">
            {choices.map((level) => (
              <label key={level ?? 'none'} className={level === null ? 'unsaid' : 'num'}>
                <input
                  type="radio"
                  name={levelFieldId(topicId, criterion)}
                  checked={draft.levels[criterion] === level}
                  onChange={() => onLevel(criterion, level)}
                />
                <span>{level ?? 'Cannot say'}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <Field
        label={`A note on ${name}, if you like`}
        hint={left < 100 ? `${left} characters left.` : 'What would have made it better?'}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={mentorLimits.noteChars}
            disabled={disabled}
            value={draft.note}
            onChange={(event) => onNote(event.target.value)}
          />
        )}
      </Field>
    </div>
  );
}

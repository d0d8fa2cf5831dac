import type { MentorPage } from '#contract/mentors.ts';

/** What was said on one topic, question and answer in turn. */
export function Turns({ turns }: { turns: MentorPage['reading']['turns'] }) {
  return (
    <ol className="turns">
      {turns.map(({ id, role, speaker, text, keptBack }) => (
        <li key={id} className={role === 'panel' ? 'asked' : 'answered'}>
          <p className="who-said">{speaker}</p>
          <p className="words">
            {keptBack ? <i>kept back: not a part of what is scored</i> : text || <i>no answer</i>}
          </p>
        </li>
      ))}
    </ol>
  );
}

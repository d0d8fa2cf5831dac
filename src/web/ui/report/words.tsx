import { Fragment } from 'react';
import type { Segment } from './quote-places.ts';
import './words.css';

/** Spoken words with the ones a score rests on underlined by the pen. */
export function Words({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ text, marked }, place) => {
    const key = `${place} ${text}`;
    return marked ? (
      <mark className="pen" key={key}>
        {text}
      </mark>
    ) : (
      <Fragment key={key}>{text}</Fragment>
    );
  });
}

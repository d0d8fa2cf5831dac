import { useId } from 'react';
import type { BrandingWords } from '#contract/schools/branding.ts';

/** What an applicant reads of the school at the top of their page, as they read it. */
export function BrandingPreview({ words, fallback }: { words: BrandingWords; fallback: string }) {
  const id = useId();
  const { shownName, welcome, consentText } = words;
  return (
    <section className="branding-preview" aria-labelledby={id}>
      <h2 id={id}>What an applicant reads</h2>
      <div className="sheet-of-applicant">
        <p className="title">An interview for {shownName || fallback}</p>
        {welcome && <p className="lead">{welcome}</p>}
        <p className="heading">What the school will see</p>
        <p className="small">Our notice stands here, in the language of the scenario.</p>
        {consentText && <p>{consentText}</p>}
      </div>
    </section>
  );
}

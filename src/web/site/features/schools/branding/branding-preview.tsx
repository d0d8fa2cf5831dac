import { useId } from 'react';
import type { BrandingWords, KeptLogo, Tints } from '#contract/schools/branding.ts';
import { brandStyle } from '#web/ui/school/brand-style.ts';
import { SchoolMark } from '#web/ui/school/school-mark.tsx';

const themes = [
  ['light', 'By day'],
  ['dark', 'By night'],
] as const;

/** What an applicant reads of the school at the top of their page, as they read it by day and by night. */
export function BrandingPreview({
  words,
  fallback,
  logo,
  picture,
  main,
  accent,
}: {
  words: BrandingWords;
  fallback: string;
  logo: KeptLogo | null;
  /** A logo that is not kept yet. */
  picture: string | undefined;
  main: Tints | null;
  accent: Tints | null;
}) {
  const id = useId();
  return (
    <section className="branding-preview" aria-labelledby={id}>
      <h2 id={id}>What an applicant reads</h2>
      {themes.map(([theme, when]) => (
        <figure key={theme}>
          <figcaption className="small">{when}</figcaption>
          <div className="sheet-of-applicant" data-theme={theme} style={brandStyle({ main, accent })}>
            <SchoolMark logo={logo} picture={picture} />
            <Sheet words={words} fallback={fallback} />
          </div>
        </figure>
      ))}
    </section>
  );
}

function Sheet({ words, fallback }: { words: BrandingWords; fallback: string }) {
  const { shownName, welcome, consentText } = words;
  return (
    <>
      <p className="title">An interview for {shownName || fallback}</p>
      {welcome && <p className="lead">{welcome}</p>}
      <p className="heading">What the school will see</p>
      <div className="notice-of-applicant">
        <p className="small">Our notice stands here, in the language of the scenario.</p>
        {consentText && <p>{consentText}</p>}
      </div>
      <p>
        <span className="btn slim">Go on</span>
      </p>
    </>
  );
}

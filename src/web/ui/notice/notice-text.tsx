import type { NoticeLanguage } from '#contract/consents.ts';
import { noticeInEnglish } from './notice-english.ts';
import { noticeInHindi } from './notice-hindi.ts';
import type { NoticeFacts, NoticeWords, SchoolFacts } from './notice-words.ts';
import { sittingNoticeInEnglish } from './sitting-notice-english.ts';
import { sittingNoticeInHindi } from './sitting-notice-hindi.ts';
import './notice.css';

/** The words of the notice in a language. */
export const noticeIn: Readonly<Record<NoticeLanguage, (facts: NoticeFacts) => NoticeWords>> = {
  en: noticeInEnglish,
  hi: noticeInHindi,
};

/** The words of the notice before an interview for a school in a language (rule CONSENT-6). */
export const sittingNoticeIn: Readonly<
  Record<NoticeLanguage, (facts: NoticeFacts, school: SchoolFacts) => NoticeWords>
> = {
  en: sittingNoticeInEnglish,
  hi: sittingNoticeInHindi,
};

/** How a language calls itself, and how a page names it to who reads the other. */
const languages: readonly { language: NoticeLanguage; name: string }[] = [
  { language: 'en', name: 'English' },
  { language: 'hi', name: 'हिन्दी' },
];

/** What a document says of its language in India. */
export const langOf: Readonly<Record<NoticeLanguage, string>> = { en: 'en-IN', hi: 'hi' };

/** One press to the other language; each is written in itself. */
export function LanguageChoice({
  language,
  onLanguage,
}: {
  language: NoticeLanguage;
  onLanguage: (language: NoticeLanguage) => void;
}) {
  return (
    <fieldset className="notice-language">
      <legend className="vh">Language of the notice</legend>
      {languages.map((each) => (
        <button
          key={each.language}
          type="button"
          lang={langOf[each.language]}
          aria-pressed={each.language === language}
          onClick={() => onLanguage(each.language)}
        >
          {each.name}
        </button>
      ))}
    </fieldset>
  );
}

/** The notice, item by item. Its headings are of `level`, below that of the page or section it stands in. */
export function NoticeText({ words, level: Heading }: { words: NoticeWords; level: 'h2' | 'h3' | 'h4' }) {
  return (
    <div className="notice-parts">
      {words.parts.map(({ title, lines }) => (
        <section key={title}>
          <Heading>{title}</Heading>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

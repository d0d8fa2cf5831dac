import { linesInEnglish, noticeInEnglish } from './notice-english.ts';
import type { NoticeFacts, NoticeWords, SchoolFacts } from './notice-words.ts';

/** The notice before an interview for a school, in English. Its words and those of the other language change together, with `noticeVersion`. */
export function sittingNoticeInEnglish(facts: NoticeFacts, { school, keptDays }: SchoolFacts): NoticeWords {
  const { model, firstName } = facts.notice;
  const lines = linesInEnglish(facts);
  return {
    ...noticeInEnglish(facts),
    lead: `Before an interview for ${school}: what we take, what for, who gets it, and how you take it back. It goes with the school’s own notice.`,
    parts: [
      {
        title: 'What we take, and what for',
        lines: [
          lines.resume,
          `Your answers, to go on asking and to write our marks of them for ${school}. You get no marks and no feedback from us.`,
          `What is noticed beside your answers, for ${school}: how often the tab is left, how much text is pasted, and whether it is opened in a second tab. You are shown the same.`,
          lines.voice,
        ],
      },
      {
        title: 'Who gets it',
        lines: [
          `For ${school}: your name and the address it wrote to, every question and answer, our marks with the quotes they rest on, and what was noticed. The resume itself it does not get; of a practice before the interview, or a member’s own try, it gets nothing.`,
          model
            ? `A language model at ${model} gets the facts you confirmed and your answers, to word the questions and to read for the marks. We do not know in which country it works on them; take it that this is outside India.`
            : 'Nobody else. The panel is plain code on our own server, and no AI model reads your resume and your answers.',
          ...lines.speech,
        ],
      },
      {
        title: 'What is not sent',
        lines: [
          `Nothing of your own practice goes to ${school}. No resume and no answer trains a model of ours.`,
          ...(model
            ? [
                `Your e-mail address and your phone number are taken out before anything goes to the model, and so is your name${firstName ? ', but for the first name, so that the panel can address you' : ''}.`,
              ]
            : []),
        ],
      },
      {
        title: 'How long',
        lines: [
          keptDays === null
            ? 'The school’s record: for as long as the school’s own notice says.'
            : `The record of ${school}: ${keptDays} days after your interview was read.`,
          `Your resume and what was said, in your account: ${lines.kept}`,
        ],
      },
      {
        title: 'Your rights',
        lines: [
          lines.rights,
          `What ${school} has you take back on the page of your invitation, until it has decided: its record is then deleted at once. Deleting your account does not delete it.`,
          'This consent you withdraw on your account page, as easily as you give it here: an interview for a school that is prepared, runs or is being read is thrown away, and your resume is deleted. Your account stays.',
          lines.complaints,
        ],
      },
    ],
    tooYoungText:
      'Thank you for saying so. Below 18 the law asks for a parent’s verified consent, and we cannot take that yet. We keep nothing of you for this but that we said no. No attempt of yours is used; please tell the school.',
  };
}

import { isSwept, keptDays, type NoticeFacts, type NoticeWords } from './notice-words.ts';

/** The notice in English. Its words and those of the other language change together, with `noticeVersion`. */
export function noticeInEnglish({ notice, contact }: NoticeFacts): NoticeWords {
  const { model, firstName, hearing, speaking } = notice;
  const lines = linesInEnglish({ notice, contact });
  return {
    title: 'What you agree to',
    lead: 'Before you give us a resume: what we take, what for, who gets it, and how you take it back.',
    parts: [
      {
        title: 'What we take, and what for',
        lines: [
          lines.resume,
          'Your answers, and what you write beside the resume, to go on asking and to write your scores and your feedback.',
          lines.voice,
        ],
      },
      {
        title: 'Who gets it',
        lines: [
          model
            ? `A language model at ${model} gets the facts you confirmed, what you wrote beside them and your answers, to word the questions and to read for the scores. We do not know in which country it works on them; take it that this is outside India.`
            : 'Your resume and your answers: nobody outside, unless you show them to a mentor. The panel is plain code on our own server, and no AI model reads them.',
          ...lines.speech,
          'A mentor, only if you make a link for one: whoever holds it reads that interview, and besides it what you tick. It ends after the days you choose, or when you revoke it.',
        ],
      },
      {
        title: 'What is not sent',
        lines: [
          model
            ? `Your e-mail address and your phone number are taken out before anything goes to the model, and so is your name${firstName ? ', but for the first name, so that the panel can address you' : ''}. No resume and no answer trains a model of ours.`
            : `Your e-mail address and your phone number${hearing ? '' : ', and your name too,'} stay with us. No resume and no answer trains a model of ours.`,
        ],
      },
      {
        title: 'How long',
        lines: [`Resume, answers and feedback: ${lines.kept}`],
      },
      {
        title: 'Your rights',
        lines: [
          lines.rights,
          'You may withdraw each consent on your account page with one press, as easily as you give it here. Without resume and answers there are no further interviews; your account stays.',
          lines.complaints,
        ],
      },
    ],
    choices: {
      adult: { name: 'Age', label: 'I am 18 or older.', text: 'Needed: below 18 the law asks for a parent.' },
      interview: {
        name: 'Resume and answers',
        label: 'Use my resume and my answers to interview me and to write my feedback.',
        text: model
          ? `Needed for an interview. Goes to ${model}.`
          : 'Needed for an interview. Stays on our server.',
      },
      school: {
        name: 'Interviews for a school',
        label:
          'Use my resume and my answers to interview me for the school that invited me, and give it the interview and your marks.',
        text: model
          ? `Needed for this interview. Goes to the school, and to ${model}.`
          : 'Needed for this interview. Goes to the school; otherwise it stays on our server.',
      },
      voice: {
        name: 'Voice',
        label: voiceLabel(hearing, speaking),
        text: 'Your choice. Without it you type, or your own device listens and speaks.',
      },
      mail: {
        name: 'E-mail updates',
        label: 'Write to me when my feedback is ready.',
        text: 'Your choice. Receipts and word about payments come in any case.',
      },
    },
    yourChoices: 'Your choices',
    tickFirst: 'Tick the boxes marked as needed first.',
    agree: 'I agree to what I ticked',
    agreeing: 'One moment...',
    goOn: 'Continue',
    back: 'Back',
    tooYoung: 'I am under 18',
    tooYoungTitle: 'Please come back when you are 18',
    tooYoungText:
      'Thank you for saying so. Below 18 the law asks for a parent’s verified consent, and we cannot take that yet. We keep nothing of you for this but that we said no. The interview you began goes back to your account by itself.',
  };
}

/** What is said alike of one's own interviews and of a school's. */
export function linesInEnglish({ notice: { hearing, speaking }, contact }: NoticeFacts) {
  return {
    resume:
      'Your resume: its text and the facts you confirm, to choose what you are asked. The file itself is not kept.',
    voice:
      hearing || speaking
        ? 'Your voice, only if you speak and agree to it below, to turn it into words. The sound is kept nowhere by us.'
        : 'Your voice, only if you speak: your own device turns it into words. No sound reaches us.',
    speech: [
      ...(hearing
        ? [
            `If you agree to it, ${hearing} gets your voice as you speak, with the names in your resume to listen for, yours among them. In which country, we do not know.`,
          ]
        : []),
      ...(speaking
        ? [`If you agree to it, ${speaking} gets the sentences of the panel, to speak them.`]
        : []),
    ],
    kept: `${keptDays} days from your purchase, or from the day they came where none was valid.${isSwept ? ' Then they are deleted by themselves.' : ' After that they go when you ask, or when we delete them; no program does it by the clock yet.'} Sooner, if you ask.`,
    rights:
      'You may see and copy what we hold about you, have it corrected or deleted, and name somebody who does so when you cannot.',
    complaints: `Complaints go to ${contact.officer}, ${contact.email}: you hear from us within 48 hours and have an answer within a month. If that does not put it right, you may complain to the Data Protection Board of India.`,
  };
}

function voiceLabel(hearing: string | null, speaking: string | null): string {
  if (hearing === null && speaking === null) return 'Send my voice to a speech service.';
  if (hearing === null) return `Send the sentences of the panel to ${speaking}, to speak them.`;
  if (speaking === null) return `Send my voice to ${hearing}, to turn it into words.`;
  return hearing === speaking
    ? `Send my voice and the sentences of the panel to ${hearing}.`
    : `Send my voice to ${hearing}, and the sentences of the panel to ${speaking}.`;
}

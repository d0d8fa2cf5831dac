import type { MailWords } from '#server/mail/letter.ts';

/** What the mails of an invitation are made of. */
export type InvitationWords = {
  /** The school as its applicants know it. */
  school: string;
  name: string;
  minutes: number;
  practice: boolean;
  deadlineAt: Date;
  language: 'en' | 'hi';
};

/** Who of the school answers questions. */
export type Asked = { name: string; email: string };

const timeIn = (language: 'en' | 'hi'): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(`${language}-IN`, {
    timeZone: 'Asia/Kolkata',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
/** Making one takes longer than all else of a mail. */
const made = new Map<string, Intl.DateTimeFormat>();
const by = ({ deadlineAt, language }: InvitationWords): string => {
  const format = made.get(language) ?? timeIn(language);
  made.set(language, format);
  return `${format.format(deadlineAt)} IST`;
};
const onOneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
const written = (paragraphs: string[]): string => `${paragraphs.join('\n\n')}\n`;

/** The mail with the personal link: what it is, how long, by when, whom to ask (rule SCHOOL-25). */
export function invitationMail(
  words: InvitationWords,
  { link, ask }: { link: string; ask: Asked },
): MailWords {
  const school = onOneLine(words.school);
  const name = onOneLine(words.name);
  if (words.language === 'hi')
    return {
      subject: `${school}: आपका इंटरव्यू`,
      text: written([
        `नमस्ते ${name},`,
        `${school} आपको Hotseat पर एक इंटरव्यू के लिए बुलाता है। एक पैनल आपसे सवाल पूछेगा; आप लिखकर या बोलकर जवाब दे सकते हैं। इसमें लगभग ${words.minutes} मिनट लगते हैं और इसका कोई शुल्क नहीं है।`,
        ...(words.practice ? ['चाहें तो पहले बिना अंकों का एक छोटा अभ्यास कर सकते हैं।'] : []),
        `कृपया इसे ${by(words)} तक पूरा करें। यह लिंक केवल आपके लिए है, इसे किसी और को न दें:`,
        link,
        `कोई सवाल हो तो ${onOneLine(ask.name)} को लिखें: ${ask.email}`,
        `${school}, Hotseat के माध्यम से`,
      ]),
    };
  return {
    subject: `${school}: your interview`,
    text: written([
      `Hello ${name},`,
      `${school} invites you to an interview on Hotseat. A panel asks you questions and you answer by typing or speaking. It takes about ${words.minutes} minutes and costs you nothing.`,
      ...(words.practice ? ['Before it you can take a short practice that nobody marks.'] : []),
      `Please take it by ${by(words)}. This link is yours alone; do not pass it on:`,
      link,
      `Questions? Write to ${onOneLine(ask.name)}: ${ask.email}`,
      `${school}, by Hotseat`,
    ]),
  };
}

/** The mail before the deadline. It holds no link: the secret is kept nowhere, and a new one would end the link in the first mail (rule SCHOOL-26). */
export function reminderMail(words: InvitationWords): MailWords {
  const school = onOneLine(words.school);
  const name = onOneLine(words.name);
  if (words.language === 'hi')
    return {
      subject: `${school}: आपका इंटरव्यू अभी बाकी है`,
      text: written([
        `नमस्ते ${name},`,
        `${school} का आपका इंटरव्यू अभी बाकी है। इसमें लगभग ${words.minutes} मिनट लगते हैं। कृपया इसे ${by(words)} तक पूरा करें।`,
        `आपका लिंक हमारे पहले मेल में है, जिसका विषय है “${school}: आपका इंटरव्यू”। न मिले तो उस मेल में बताए व्यक्ति से नया लिंक माँगें।`,
        `${school}, Hotseat के माध्यम से`,
      ]),
    };
  return {
    subject: `${school}: your interview is still to be taken`,
    text: written([
      `Hello ${name},`,
      `Your interview for ${school} is still to be taken. It takes about ${words.minutes} minutes. Please take it by ${by(words)}.`,
      `Your link is in our first mail, called “${school}: your interview”. If you cannot find it, ask the school for a new one.`,
      `${school}, by Hotseat`,
    ]),
  };
}

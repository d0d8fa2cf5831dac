import { letter, type MailWords, type Reader } from '#server/mail/letter.ts';

/** Tells that a complaint has arrived and which number it bears. */
export function acknowledgedMail(mail: Reader & { ticket: string; about: string; endBy: string }): MailWords {
  return {
    subject: `Your grievance ${mail.ticket} has arrived`,
    text: letter(mail, [
      `We have your grievance and are looking into it. Its number is ${mail.ticket}; please name it when you write.`,
      `What it is about: ${mail.about}`,
      `You have an answer by ${mail.endBy} at the latest.`,
    ]),
  };
}

/** Tells what a complaint came to. */
export function closedMail(mail: Reader & { ticket: string; about: string; outcome: string }): MailWords {
  return {
    subject: `Your grievance ${mail.ticket} is answered`,
    text: letter(mail, [
      `This is our answer to your grievance ${mail.ticket} (${mail.about}).`,
      mail.outcome,
      'If this does not put it right, write to us again with the number. About your personal data you may also complain to the Data Protection Board of India.',
    ]),
  };
}

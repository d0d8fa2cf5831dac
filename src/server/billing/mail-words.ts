import { refundDays, refundDuration } from '#contract/catalogue.ts';
import { formatIndiaTime } from '#contract/india-time.ts';
import { formatRupees } from '#contract/money.ts';
import { paths } from '#contract/paths.ts';
import { letter, type MailWords, type Reader } from '#server/mail/letter.ts';

/** Tells of a purchase that is paid; its receipt is attached. */
export function receiptMail(
  mail: Reader & {
    /** What was bought, as the receipt says it. */
    description: string;
    amountPaise: number;
    interviews: number;
    expiresAt: Date;
    /** The receipt's number. */
    number: string;
  },
): MailWords {
  const until = formatIndiaTime(mail.expiresAt.toISOString());
  return {
    subject: `Your Hotseat receipt ${mail.number}`,
    text: letter(mail, [
      `Thank you. Your payment of ${formatRupees(mail.amountPaise)} for ${mail.description} has arrived.`,
      `${interviewsOf(mail.interviews)} can be begun until ${until}.`,
      `The receipt ${mail.number} is attached. You find it, and what is left of your interviews, on your account page:`,
      `${mail.publicUrl}${paths.account}`,
      `You may ask for your money back there within ${refundDays} days of paying, as long as none of these interviews was used.`,
    ]),
  };
}

/** Tells that a refund was asked for and is on its way to the gateway. */
export function refundRequestedMail(mail: Reader & { description: string; amountPaise: number }): MailWords {
  return {
    subject: 'Your Hotseat refund has been requested',
    text: letter(mail, [
      `We have your request to refund ${formatRupees(mail.amountPaise)} for ${mail.description}, and are asking the payment gateway to send it back.`,
      `Its interviews cannot be begun any more. We write again when the refund is confirmed; the money then reaches you within ${refundDuration}, the way you paid.`,
      'You can follow it on your account page:',
      `${mail.publicUrl}${paths.account}`,
    ]),
  };
}

/** Tells that the gateway has confirmed a refund; its credit note is attached where there is one. */
export function refundProcessedMail(
  mail: Reader & { description: string; amountPaise: number; creditNote: string | null },
): MailWords {
  return {
    subject: 'Your Hotseat refund is on its way',
    text: letter(mail, [
      `The refund of ${formatRupees(mail.amountPaise)} for ${mail.description} is confirmed. The money reaches you within ${refundDuration}, the way you paid.`,
      ...(mail.creditNote ? [`The credit note ${mail.creditNote} is attached.`] : []),
      'Your payments and documents are on your account page:',
      `${mail.publicUrl}${paths.account}`,
    ]),
  };
}

/** Tells that a refund did not go through, and that the interviews are there again. */
export function refundFailedMail(mail: Reader & { description: string; amountPaise: number }): MailWords {
  return {
    subject: 'Your Hotseat refund did not go through',
    text: letter(mail, [
      `The refund of ${formatRupees(mail.amountPaise)} for ${mail.description} could not be made: the bank or the payment gateway did not accept it. We are sorry.`,
      'Its interviews are yours again, for as long as they were valid before. You can ask for the refund once more on your account page while the purchase can be refunded:',
      `${mail.publicUrl}${paths.account}`,
      'If it fails again, or its time is over, write to the address below and we will see to it.',
    ]),
  };
}

/** How many interviews, in words: "1 interview", "4 interviews". */
export function interviewsOf(count: number): string {
  return `${count} ${count === 1 ? 'interview' : 'interviews'}`;
}

import type { StoppableMail } from '#contract/unsubscribe.ts';

type Words = { what: string; stopped: string; otherwise: string };

/** What a link in a mail stops, before and after, and where it is turned on again. */
export const mailWords: Readonly<Record<StoppableMail, Words>> = {
  feedback: {
    what: 'This link is for mails that tell you the feedback of an interview is ready.',
    stopped: 'Mails that tell you your feedback is ready are stopped.',
    otherwise:
      'Receipts and word about your payments come in any case. You can turn these on again under Settings on your account page.',
  },
  reminders: {
    what: 'This link is for mails that remind you of your interview: 7 days, 3 days and 1 day before.',
    stopped: 'Mails that remind you of your interview are stopped.',
    otherwise:
      'Your date and your plan stay as they are. You can turn these on again beside the date on your account page.',
  },
};

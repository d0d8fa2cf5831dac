import { interviewsPerPack, refundDays, refundDuration, validityDays } from '#contract/catalogue.ts';
import { inWords } from './number-words.ts';
import { keptSentences } from './retention-words.ts';

type PolicySection = {
  title: string;
  paragraphs: readonly string[];
  /** The retention table stands under the paragraphs. */
  withKeptTable?: true;
};
export type Policy = { title: string; lead: string; note: string; sections: readonly PolicySection[] };

/** The day these words were last changed, YYYY-MM-DD. */
export const policiesUpdated = '2026-11-22';

export const terms: Policy = {
  title: 'Terms and Conditions',
  lead: 'What you agree to when you use Hotseat, in plain words.',
  note: 'seven short sections',
  sections: [
    {
      title: 'Acceptance of these terms',
      paragraphs: [
        'By signing in or taking an interview you accept these terms. If you do not accept them, please do not use Hotseat.',
        'You must be 18 years or older to take an interview.',
      ],
    },
    {
      title: 'Use of the service',
      paragraphs: [
        'Hotseat is for practising admission interviews. The panellists are fictional and played by software, with a language model where the service has one. The score is an indicator, not a guarantee of admission anywhere.',
        'Please do not try to break, overload or copy the service, use it in somebody else’s name, or upload what you have no right to upload.',
      ],
    },
    {
      title: 'User accounts',
      paragraphs: [
        'You sign in with your own Google account and answer for what is done with it. Interviews belong to the account that bought them and cannot be passed on.',
        'You may delete your account and what we hold about you at any time, on your account page.',
      ],
    },
    {
      title: 'Intellectual property',
      paragraphs: [
        'Your resume and your answers stay yours. You allow us to process them only to conduct your interviews and write your feedback.',
        'The questions, the design, the drawings and the software of Hotseat stay ours. Your feedback is for you; you may show it to whom you like.',
      ],
    },
    {
      title: 'Limitation of liability',
      paragraphs: [
        'We do our work with care, but we do not answer for the decisions of schools, nor for losses that follow from relying on a practice score.',
        'As far as the law allows, what we owe you is limited to what you paid for the interviews in question. Nothing here takes away rights the law gives you as a consumer.',
      ],
    },
    {
      title: 'Service availability',
      paragraphs: [
        'We aim to be there at all hours. Maintenance and faults happen; when one on our side breaks an interview, that interview comes back to you.',
      ],
    },
    {
      title: 'Amendments',
      paragraphs: [
        'We may change these terms. We announce a change that matters before it takes effect, and it does not touch what you have already bought.',
      ],
    },
  ],
};

export const privacy: Policy = {
  title: 'Privacy Policy',
  lead: 'What we keep about you, why, for how long, and how you end it.',
  note: 'not sold, not shared',
  sections: [
    {
      title: 'Information we collect',
      paragraphs: [
        'From Google when you sign in: your name, e-mail address and picture. From you: your resume, the facts you confirm, your answers, and what you write to us. From the service: your scores and feedback, what you bought, and the technical records that keep it secure.',
        ...keptSentences,
      ],
      withKeptTable: true,
    },
    {
      title: 'Sharing of information',
      paragraphs: [
        'Your personal data is not sold or shared. No school, employer or coach sees your interviews unless you show them.',
        'This site loads nothing from advertisers and follows you nowhere else. What you say in an interview trains no model of ours.',
        'Companies that work for us, such as the host, the payment gateway and, where they are connected, the providers of the language model and of the speech service, receive only what their part needs, and may not use it for themselves.',
      ],
    },
    {
      title: 'Security',
      paragraphs: [
        'Connections to the public service are encrypted. Your session can be ended by you at any time, and ends on the server too. Files you upload are read in a sealed process, and only their text is kept. We do not keep sound recordings: your voice is turned into words on your own device or, where the room says so before it asks for your microphone, by the speech service it names.',
      ],
    },
    {
      title: 'Payment information',
      paragraphs: [
        'Payments are handled by the payment gateway. We never see or keep your card number; we keep the order, the amount and the gateway’s payment number, as tax law asks. Where purchases are invoiced with tax, we also ask for your state and PIN code, for the invoice.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'You may see what we hold about you, have it corrected, take a copy with you, or have it deleted, and you may name somebody who does so when you cannot. On your account page you can download a copy of everything, and delete resumes, interviews and your account. For anything else write to us from the Contact Us page, with the address of your account. There is nothing to pay.',
        'You may withdraw a consent as easily as you gave it. Without the consent to read your resume and your answers there are no further interviews; your account and your receipts stay.',
        'If we do not put something right, tell the grievance officer below. You may also complain to the Data Protection Board of India.',
      ],
    },
  ],
};

export const shipping: Policy = {
  title: 'Shipping Policy',
  lead: 'Nothing is shipped: what you buy opens on this site.',
  note: 'no parcels',
  sections: [
    {
      title: 'When your interviews arrive',
      paragraphs: [
        'Access is normally instant after payment: the interviews stand on your account page, and nothing has to be sent or installed. In rare cases the authentication of a payment can take a few hours; your interviews appear as soon as it is done.',
      ],
    },
    {
      title: 'When the service is there',
      paragraphs: ['The service is available 24/7, with occasional maintenance.'],
    },
    {
      title: 'What we need from you',
      paragraphs: [
        'Please give a valid e-mail address and keep a stable internet connection. Receipts and news of a delay go to the address of your Google account.',
      ],
    },
    {
      title: 'If something is late',
      paragraphs: [
        'If there is a delay on our side, we notify you by e-mail, with the reason and when to expect access.',
        'If your interviews are still missing a day after the payment, write to us from the Contact Us page with the time of the payment. Nothing is charged twice.',
      ],
    },
  ],
};

export const cancellation: Policy = {
  title: 'Cancellation and Refunds',
  lead: 'Before your first interview you can change your mind. Afterwards the interviews are yours to use.',
  note: 'plain words about money',
  sections: [
    {
      title: 'Cancelling',
      paragraphs: [
        'You may cancel any time before scheduling your first interview. There is no subscription that renews itself, and no fee for cancelling.',
      ],
    },
    {
      title: 'Money back',
      paragraphs: [
        `New subscriptions have a ${refundDays}-day money-back guarantee: within ${refundDays} days of the purchase, and before your first interview, you get the full amount back.`,
        'There is no refund after the first interview. An interview counts once it is finished; one that breaks on our side comes back to you and does not count. One that you end before it can be marked comes back too, twice for each interview and three times a day; after that it counts, and we return it if you write to us with good reason. A Top-up can be given back in the same time while none of its own interviews is used.',
      ],
    },
    {
      title: 'How to ask, and how long it takes',
      paragraphs: [
        `Request a refund with the button beside the purchase on your account page, or via the Contact Us page. It is processed in ${refundDuration} to the original payment method.`,
      ],
    },
    {
      title: 'When we fail',
      paragraphs: [
        'If a session is disrupted by a technical failure on our side, it may be rescheduled free of charge after review. Where we notice it ourselves the interview returns to your account without your asking.',
      ],
    },
    {
      title: 'Unused interviews',
      paragraphs: [
        `Unused sessions stay valid for ${validityDays} days from purchase. A pack holds ${inWords(interviewsPerPack)}.`,
      ],
    },
  ],
};

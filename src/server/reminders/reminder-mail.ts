import type { DatePlan, InterviewDate } from '#contract/interview-date.ts';
import { paths } from '#contract/paths.ts';
import { letter, type MailWords, type Reader } from '#server/mail/letter.ts';

const inWords: Readonly<Record<number, string>> = { 7: 'in seven days', 3: 'in three days', 1: 'tomorrow' };

/** What the plan back says so many days before the interview, and nothing else: no praise, no count of what was not done (rule REMIND-3). */
export function reminderMail(
  mail: Reader & { date: InterviewDate; plan: DatePlan; daysBefore: number },
): MailWords {
  const { date, plan, daysBefore } = mail;
  const when = inWords[daysBefore] ?? `in ${daysBefore} days`;
  return {
    subject: `Your interview is ${when}`,
    text: letter(mail, [
      `Your interview${placeOf(date)} is ${when}, on ${dayInWords(date.day)}. What your plan says today:`,
      [
        `- Interviews left: ${interviewsLeft(plan)}`,
        `- Drills due: ${plan.drillsDue === 0 ? 'none' : plan.drillsDue}`,
        `- Topics no interview has read yet: ${plan.neverAssessed.map(({ name }) => name).join(', ') || 'none'}`,
      ].join('\n'),
      `The whole plan, and the way to change or clear the date:\n${mail.publicUrl}${paths.account}#date`,
      'You get this because you asked to be reminded: at most three mails, 7 days, 3 days and 1 day before.',
    ]),
  };
}

/** What somebody calls the school, on one line. */
function placeOf({ school }: InterviewDate): string {
  const name = school?.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return name ? ` at ${name}` : '';
}

function interviewsLeft({ interviews, beyond, outrun }: DatePlan): string {
  if (interviews + beyond === 0) return 'none';
  if (beyond === 0) return String(interviews);
  const without = interviews === 0 ? 'none has' : beyond === 1 ? 'one has not' : `${beyond} have not`;
  const rest =
    outrun === 0
      ? 'what is left stays yours until it expires'
      : `${outrun === 1 ? 'one of these expires' : `${outrun} of these expire`} before one is free`;
  return `${interviews + beyond}; ${without} a day of its own before it, and ${rest}`;
}

function dayInWords(day: string): string {
  const form = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-IN', form).format(new Date(`${day}T00:00:00Z`));
}

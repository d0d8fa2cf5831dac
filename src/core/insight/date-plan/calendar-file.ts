import type { DatePlan, InterviewDate } from '#contract/interview-date.ts';

const summaries: Readonly<Record<DatePlan['steps'][number]['kind'], string>> = {
  interview: 'Hotseat: a mock interview',
  drills: 'Hotseat: the drills that are due',
  read: 'Read your last feedback once, then rest',
  day: 'Your interview',
};
/** A line is folded before it is longer than 75 octets (RFC 5545, 3.1). */
const mostOctets = 75;
const utf8 = new TextEncoder();

/**
 * The plan as a calendar file (RFC 5545): a whole-day event each, which takes no time of the day. The same plan gives the same file but for
 * `stampedAt`, and an event the same UID, so that importing it again moves it.
 */
export function calendarFile({
  date,
  plan,
  name,
  stampedAt,
}: {
  date: InterviewDate;
  plan: DatePlan;
  /** Whose it is: it makes the UIDs. */
  name: string;
  stampedAt: Date;
}): string {
  const stamp = stampedAt.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const lines = plan.steps.flatMap(({ day, kind }, at) => {
    const school = kind === 'day' && date.school ? ` at ${date.school}` : '';
    return [
      'BEGIN:VEVENT',
      `UID:${at}-${escaped(name)}@hotseat`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
      `SUMMARY:${escaped(summaries[kind] + school)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ];
  });
  const all = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Hotseat//Plan//EN', ...lines, 'END:VCALENDAR'];
  return all.map((line) => `${folded(line)}\r\n`).join('');
}

/** A text as a value (RFC 5545, 3.3.11): nobody's words can end a line. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n|[\p{Cc}\u2028\u2029]/gu, (found) => (/[\r\n\u2028\u2029]/.test(found) ? '\n' : ' '))
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** A line in pieces of at most 75 octets, never inside a character; each piece after the first begins with a space. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const more = utf8.encode(character).length;
    if (octets + more > mostOctets) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += character;
    octets += more;
  }
  return [...pieces, piece].join('\r\n');
}

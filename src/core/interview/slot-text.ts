import type { ResumeFact } from '#contract/resume.ts';
import { findBannedTopic } from './banned-topics.ts';
import type { Slot } from './question.ts';

const longestWords = 14;
const everydayHobby =
  /^(chess|reading|cycling|cooking|running|playing|watching|badminton|cricket|football|photography|painting|trekking|travelling|traveling|gardening|writing|blogging|swimming|yoga|music|sketching|singing|dancing|volunteering|learning|solving|quizzing|kabaddi|long|long-distance|table|listening|baking|debating|theatre|poetry|drawing|calligraphy|hiking|astronomy|bird|birdwatching|origami|pottery|public|street|classical|film|films|movies|stargazing|surfing|fitness|gym|classical|collecting|competitive|creative|amateur|marathon|wildlife|mountain|rock|stand-up|table-tennis|tennis|volleyball|basketball|hockey|carrom|sudoku|crosswords|puzzles|strategy|board|teaching)\b/i;
const connector =
  /,\s+|;\s+|\s[-–—]\s|\s(?=(?:through|by|using|via|while|resulting|leading|and|across|for|with|which|thereby|in order)\s)/i;
const steering =
  /\b(ignore|disregard|forget)\b.{0,30}\b(instruction|previous|above|prompt|rule)|system prompt|language model|\bas an ai\b|full marks|\b10\s*\/\s*10 score|award.{0,20}score/i;

const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;

function plainText(value: string): string {
  return value
    .replace(/\s*(?:->|→|⇒|➔)\s*/g, ' to ')
    .replace(/["“”«»{}<>[\]\\`|?!*_#]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Without brackets, and without punctuation hanging at either end. */
function trimmed(value: string): string {
  return value
    .replace(/\s*\([^)]*\)?/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:.•\-–—]+|[\s,;:•\-–—]+$/g, '')
    .replace(/(?<![A-Z]|\b(?:Ltd|Inc|Co|No|Dr|Tech|Com|Sc|Hons))\.$/, '')
    .trim();
}

/** The longest head of the value that ends where a clause ends and has at most `most` words; null if there is none. */
function headOf(value: string, most: number, mustHold?: RegExp): string | null {
  const splitter = new RegExp(connector.source, 'gi');
  const ends = [value.length, ...Array.from(value.matchAll(splitter), (match) => match.index)];
  for (const end of ends.toSorted((a, b) => b - a)) {
    const head = trimmed(value.slice(0, end));
    if (head && wordCount(head) <= most && (!mustHold || mustHold.test(head))) return head;
  }
  return null;
}

const firstPart = (value: string, cut: RegExp): string => trimmed(value.split(cut)[0] ?? '');
const withoutYears = (value: string): string =>
  trimmed(value.replace(/[,\s-]*(?:\(?\b(?:19|20)\d{2}\b(?:\s?[-–]\s?(?:\d{2,4}|present))?\)?)\s*$/i, ''));

function metricText(fact: ResumeFact, value: string): string | null {
  const clauses = value.split(/;\s+|\.\s+(?=[A-Z])/).filter((clause) => /\d/.test(clause));
  const clause = clauses.find((part) => /\bfrom\b.+\bto\b/i.test(part)) ?? clauses[0];
  const short = clause ? headOf(clause, longestWords, /\d/) : null;
  if (short && wordCount(short) >= 3) return short;
  const { number, noun } = fact.attributes;
  return number && noun ? headOf(plainText(`${number} ${noun}`), longestWords, /\d/) : null;
}

/** "from … to …", which a sentence can go on with; null when the value names no two ends. */
function fromTo(value: string): string | null {
  const short = headOf(value.replace(/^from\s+/i, ''), longestWords + 2, /\s(?:to)\s/);
  return short && `from ${short}`;
}

/** "Treasurer of Spandan 2024": an office with what it was held in. */
function officeText(role: string, organisation: string): string | null {
  const office = headOf(plainText(role), 6);
  const body = headOf(firstPart(plainText(organisation), /,\s|:\s/), 6);
  if (!office || !body || office.toLowerCase().includes(body.toLowerCase())) return office;
  return `${office} of ${/^\p{Ll}/u.test(body) && !/^the\b/.test(body) ? 'the ' : ''}${body}`;
}

function valueText(fact: ResumeFact): string | null {
  const value = plainText(fact.value);
  switch (fact.kind) {
    case 'name':
      return firstName(value);
    case 'metric':
      return metricText(fact, value);
    case 'project': {
      const bare = value.replace(/^(?:[a-z-]+[ -]){0,2}project\s*[:–-]\s*/i, '');
      return headOf(firstPart(bare, /:\s|,\s|;\s|\s[-–—]\s/), 12);
    }
    case 'grade_trend':
    case 'job_switch':
    case 'promotion':
      return fromTo(value);
    case 'responsibility':
      return fact.attributes.role
        ? officeText(fact.attributes.role, fact.attributes.organisation ?? '')
        : headOf(withoutYears(firstPart(value.replace(/\([^)]*\)/g, ''), /:\s|;\s|\s[-–—]\s/)), 8);
    case 'hobby': {
      const hobby = headOf(firstPart(value, /,\s|:\s|;\s|\s[-–—]\s/), 6);
      return hobby && everydayHobby.test(hobby) ? hobby.charAt(0).toLowerCase() + hobby.slice(1) : hobby;
    }
    case 'certificate':
      return headOf(withoutYears(firstPart(value, /,\s|:\s|\s[-–—]\s|\s(?:cleared|passed|completed)\b/i)), 8);
    case 'tool':
      return headOf(firstPart(value, /,\s|:\s/), 4);
    default:
      return headOf(value, longestWords);
  }
}

/** The name to call a person by: the first word that is not an initial. */
export function firstName(name: string): string | null {
  const part = name.split(/[\s.]+/).find((word) => /^\p{L}[\p{L}'-]{1,}$/u.test(word));
  return part ? part.charAt(0).toUpperCase() + part.slice(1).toLowerCase() : null;
}

function monthsText(months: number): string | null {
  if (months < 1) return null;
  if (months === 1) return 'one month';
  return months === 12 ? 'a year' : months === 24 ? 'two years' : `${months} months`;
}

function attributeText(fact: ResumeFact, attribute: keyof ResumeFact['attributes']): string | null {
  const raw = fact.attributes[attribute];
  if (raw === undefined || typeof raw === 'boolean') return null;
  if (attribute === 'months') return typeof raw === 'number' ? monthsText(raw) : null;
  const text = plainText(String(raw));
  switch (attribute) {
    case 'organisation':
      return headOf(
        firstPart(text, /,\s|\s[-–—]\s/).replace(/\s+(?:pvt\.?|private|ltd\.?|limited|llp|inc\.?)\b.*$/i, ''),
        6,
      );
    case 'number':
      return /₹|\brs\b|\binr\b|\blakhs?\b|\bcrores?\b|\brupees\b/i.test(text) ? headOf(text, 6) : null;
    case 'role':
      return headOf(
        firstPart(text.split(/,?\s+(?:later|then|promoted (?:to|as))\s+/i).at(-1) ?? '', /,\s|\s[-–—]\s/),
        6,
      );
    case 'institution':
    case 'branch':
      return headOf(firstPart(text, /,\s|\s[-–—]\s/), 6);
    case 'degree':
      return wordCount(text) <= 5 ? text : headOf(text, 5);
    default:
      return headOf(text, 8);
  }
}

/** What a fact puts into a slot: short enough to stand inside a question; null when it has nothing, or nothing the panel may say (panel.md B4.3). */
export function slotText(slot: Slot, fact: ResumeFact): string | null {
  if (steering.test(fact.value) || /@|https?:|www\./i.test(fact.value)) return null;
  const text = slot.attribute ? attributeText(fact, slot.attribute) : valueText(fact);
  if (!text || !/[\p{L}\p{N}]/u.test(text) || text.length > 110) return null;
  if (/[^\p{Script=Latin}\p{N}\p{P}\p{S}\s]/u.test(text) || steering.test(text)) return null;
  return findBannedTopic(text) ? null : text;
}

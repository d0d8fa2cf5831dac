import { oneOf, raw } from '#core/text/lexicon.ts';
import { phrases } from '#core/text/phrase-pattern.ts';

const words = (list: string): ReadonlySet<string> => new Set(phrases(list));

/** Right after a figure these make it a term of a sum, or of something that is laid out. */
export const termBefore: ReadonlySet<string> = new Set([
  ...words(`plus, minus, times, into, x, by, divided, multiplied, raised, power, squared, factorial, percent, on, against, versus, vs, each, apiece,
  left, remain, remains, remaining, more, extra, together, heavier, lighter`),
  '×',
  '*',
  '+',
  '/',
  '÷',
  '-',
  '%',
]);

/** Right before a figure these make it a label, a price, a bound or a part of something. */
export const labels: ReadonlySet<string> = new Set([
  ...words(`of, at, for, each, every, first, another, other, these, those, with, than, under, over, below, above, within, between, from, to, till, until,
  rs, rupees, inr, no, not, never, nor, neither, page, locker, platform, step, number, day, level, chapter, table, room, coin, train, person, guest, toss,
  into, per, by, on, plus, minus, times, x, multiplied, divided, power, next, all, her, his, their, see, call, dial, on, against`),
  '₹',
  '$',
  '%',
  '×',
  '*',
  '+',
  '/',
  '÷',
  '-',
]);

/** Words before "of", "at" and "to" with which the figure is what was reached. */
export const reached: ReadonlySet<string> = words(
  `answer, total, figure, result, count, value, minimum, sum, arrive, arrived, arriving, land, end, ends, stop, settle, come, comes, coming, came, equal,
  equals, amounts, adds, add, leads, reduces, changed, change, going, corrected, correct, sticking, stick, stay, go, get, ahead, differ, differs`,
);

/** What is measured: it says what the figure after it is of. */
export const measures: ReadonlySet<string> = words(
  'speed, time, distance, angle, price, cost, rate, age, weight, length, height, salary, score, marks, percentile, share, budget, average, degree',
);

/** Words that deny the figure after them, or the one before them. */
export const denyingBefore: ReadonlySet<string> = words(
  `not, never, cannot, can't, cant, couldn't, isn't, isnt, wasn't, won't, wouldn't, don't, dont, doesn't, didn't, shouldn't, neither, nor, without, instead,
  rather, other, doubt, wrong, hardly, nowhere, far, less, more, fewer, greater, below, above, beyond, impossible, except, unlike, ruled, rule, excluding, avoid`,
);
export const denyingAfter: ReadonlySet<string> = words(
  `not, never, cannot, can't, cant, couldn't, isn't, isnt, wasn't, won't, wouldn't, doesn't, didn't, shouldn't, wrong, incorrect, impossible, too, hardly, mistake,
  mistaken, false, ruled, unlikely, doubtful, fails, failed`,
);
/** Not to be sure is no denial. */
export const unsure: ReadonlySet<string> = words(
  'sure, certain, confident, know, fully, totally, very, hundred, completely, remember, mind',
);

/** Before a figure these put it as a case, or as what was held once. */
export const supposing: ReadonlySet<string> = words(
  'if, suppose, supposing, assume, assuming, imagine, whether, unless, try, tried, trying, initially, earlier, previously, originally, thought',
);
/** Who says it, when it is not the speaker. */
export const others: ReadonlySet<string> = words(
  `friend, he, she, they, you, people, someone, somebody, teacher, book, panel, google, internet, everyone, everybody, many, brother, sister, father, coach`,
);
export const saying: ReadonlySet<string> = words(
  'say, says, said, think, thinks, thought, told, tell, claims, claimed, guess, guessed, got, gets, answered, writes, gave, mention, mentioned',
);
/** Words a question begins with. */
export const asking: ReadonlySet<string> = words(
  "is, are, can, could, would, will, should, was, were, may, might, does, do, isn't, what, how, why, which",
);
/** Ends of a question that only asks for a nod. */
export const nodding: ReadonlySet<string> = words('right, correct, no, na');

/** After these and light words alone a figure is put forward as the answer. */
export const cues: ReadonlySet<string> = words(
  `so, hence, therefore, thus, answer, total, final, finally, altogether, it, it's, its, that's, this, that, comes, coming, came, equals, means, makes, get, got,
  say, stay, stick, go, settle, guess, think, believe, feel, maybe, perhaps, probably, roughly, minimum, conclude, ans, result, becomes, correction, sorry, wait, i'd, =`,
);
/** Words that may stand with a figure that is put forward and say nothing of it. */
export const light: ReadonlySet<string> = words(
  `answer, total, final, finally, comes, come, coming, came, makes, make, gets, get, got, gives, becomes, equals, equal, around, about, approximately, exactly,
  only, just, minimum, maximum, least, overall, altogether, think, say, guess, believe, feel, sir, madam, ma'am, maam, mam, ji, na, yaar, actually, basically, right,
  correct, correction, sorry, wait, um, uh, umm, hmm, okay, ok, yes, no, yeah, well, conclude, ans, result, maybe, perhaps, probably, roughly, please, stay, stick, go,
  going, settle, mean, means, exact, full, whole, itself, matlab, haan, then, now, one, shall, let, me, end, nearly, everyone, everybody, fastest, quickest,
  so, i'd, i'll, is, be, =, definitely, surely, clearly, simply, again, finish, value, see, know, figure, count`,
);
/** Marks of a guess; several figures with them are a list of guesses. */
export const guessing: ReadonlySet<string> = words(
  'or, either, maybe, perhaps, may, might, could, guess, else',
);
/** Words with which one of several is chosen. */
export const choosing: ReadonlySet<string> = words(
  'so, answer, final, finally, therefore, hence, settle, stick, stay',
);

const isNot = oneOf('is', "'s", 'was', "can(?:not|'t| not) be");
/** After an answer these take it back. */
export const withdrawing = new RegExp(
  raw`\b${oneOf(
    `(?:that|it|this|which)(?: ?${isNot})? (?:not (?:right|correct|it|possible|the answer)|wrong|incorrect|impossible|a mistake)`,
    'not possible|take (?:that|it|this) back|scratch that|forget (?:that|it)|i was wrong|ignore that|cancel that',
    "don't think so|do not think so|i withdraw",
  )}\b`,
  'i',
);

import { phrases } from './phrase-pattern.ts';

/** English words that hold a sentence together and say nothing by themselves. */
export const functionWords: ReadonlySet<string> = new Set(
  phrases(`a, an, the, this, that, these, those, some, any, each, every, no, all, both, either, neither, such, same, other, another,
  i, me, my, mine, myself, we, us, our, ours, ourselves, you, your, yours, yourself, he, him, his, himself, she, her, hers, herself, it, its, itself,
  they, them, their, theirs, themselves, who, whom, whose, which, what, where, when, why, how, there, here, then, than, as, if, unless, until, till,
  while, whereas, because, since, so, but, and, or, nor, yet, though, although, however, therefore, hence, also, too, either,
  of, in, on, at, by, for, from, to, into, onto, with, without, within, about, above, below, under, over, between, among, through, during, before, after,
  against, across, around, along, behind, beyond, near, off, out, up, down, per, via, like, upon, towards, toward,
  am, is, are, was, were, be, been, being, do, does, did, done, doing, have, has, had, having, will, would, shall, should, can, could, may, might, must,
  not, only, very, much, many, more, most, less, least, few, little, lot, lots, just, even, still, again, ever, never, always, often, now,
  i'm, i've, i'd, i'll, it's, that's, don't, didn't, doesn't, isn't, wasn't, weren't, can't, couldn't, wouldn't, won't, we're, we've, we'd, they're,
  there's, what's, he's, she's, you're, hasn't, haven't, hadn't, shouldn't, im, ive, dont, didnt, wasnt, cant,
  sir, madam, ma'am, maam, yes, yeah, no, okay, ok, well, please, thank, thanks`),
);

/** Function words that a mere list may hold as well; they do not prove syntax. */
export const listJoiners: ReadonlySet<string> = new Set([
  'and',
  'or',
  'the',
  'a',
  'an',
  'of',
  'sir',
  'yes',
  'ok',
  'okay',
]);

/** Words of everyday talk that fill an answer without telling anything about it. */
export const emptyWords: ReadonlySet<string> = new Set(
  phrases(`good, great, nice, best, better, bad, big, small, new, old, thing, things, stuff, something, anything, everything, nothing, way, ways, kind, sort,
  type, really, actually, basically, literally, honestly, obviously, simply, quite, pretty, maybe, perhaps, probably, usually, generally, mostly,
  get, got, getting, go, going, went, goes, come, came, make, makes, making, take, takes, know, think, feel, felt, say, said, see, want, like, need,
  lot, lots, etc, overall, different, various, important, interesting, nice, fine, hard, happy, proper, properly, people, person, one, ones,
  today, day, time, times, life, world, us, um, umm, uh, uhh, hmm, er, erm, ah, oh, haan, matlab, na, yaar, right, hello, hi`),
);

/** Words of every question and every answer; that two texts share one of them says nothing about what they are about. */
export const talkWords: ReadonlySet<string> = new Set(
  phrases(`own, one, two, say, says, said, saying, tell, tells, told, telling, give, gives, gave, given, giving, go, goes, gone, going, went,
  get, gets, got, getting, make, makes, made, making, let, lets`),
);

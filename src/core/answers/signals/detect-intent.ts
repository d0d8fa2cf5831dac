import { wordCount } from '#core/text/words-of.ts';
import { methodCues } from './lexicon-argument.ts';

const unknown: readonly RegExp[] = [
  /\b(?:i|i'm|honestly|sorry|sir|ma'?am|we)\b[^.!?]{0,15}\b(?:do not|don't|dont|do n't|really don't) (?:really |exactly |actually |quite )?(?:know|remember|recall)\b/iu,
  /^\s*(?:(?:sorry|sir|madam|ma'?am|honestly|actually|no|well|so|um|uh|really|okay|ok)[,.]?\s+){0,3}(?:don't|dont|do not) (?:know|remember)\b/iu,
  /\bno (?:idea|clue)\b|\bi (?:have|am having) no (?:idea|clue)\b|\bnot (?:really )?(?:aware|sure about (?:this|that|it)|familiar)\b|\bno knowledge (?:of|about)\b/iu,
  /\bi (?:can't|cannot|can not|am not able to|am unable to) (?:recall|remember|say exactly|answer)\b|\b(?:it|this) (?:is )?not coming to (?:my )?mind\b/iu,
  /\bi (?:have not|haven't|never) (?:studied|read about|heard (?:of|about)|come across|covered) (?:this|that|it|about)\b/iu,
  /\b(?:pata nahi|nahi pata|nahin pata|pata nahin|maloom nahi|nahi maloom|nahi maaloom|yaad nahi|nahi aata|idea nahi)\b|(?:पता नहीं|नहीं पता|मालूम नहीं|याद नहीं|नहीं जानत)/iu,
  /\b(?:i(?:'ll| will| would)? (?:like to )?pass|pass (?:sir|ma'?am|on this)|^\s*pass\s*[.!]?\s*$|skip this|next question)\b/iu,
];

const askingBack: readonly RegExp[] = [
  /\b(?:may|can|could|shall) (?:i|we) (?:please |just )?(?:ask|know|clarify|confirm|get|check)\b[^.!]{0,80}(?:\?|$|\bmean|\bwhat|\bwhich|\bwhether|\bif)/iu,
  /\b(?:can|could|would|will) (?:you|u)(?: please)?(?: kindly)? (?:repeat|clarify|rephrase|explain|elaborate|say that|come again|give me (?:a hint|an example)|tell me (?:what|which|whether))\b/iu,
  /\b(?:please|kindly) (?:repeat|clarify|rephrase|come again)\b|\b(?:come again|i beg your pardon|pardon me|sorry,? what was the question)\b|^\s*(?:sorry|pardon|what)\s*\?\s*$/iu,
  /\b(?:what|which)\b[^.?!]{0,40}\b(?:do|did|does|are) (?:you|the panel)\b[^.?!]{0,25}\b(?:mean|referring|looking for|want|asking|expect)/iu,
  /\b(?:do|did) you mean\b|\bare you (?:asking|referring|talking about)\b|\byou mean\b[^.]{0,60}\?/iu,
  /\b(?:i did not|i didn't|did not|didn't|couldn't|could not) (?:quite )?(?:get|understand|catch|follow|hear) (?:the question|your question|that|you|what you)/iu,
  /\b(?:kya matlab|dobara (?:bol\w*|puch\w*|pooch\w*)|phir se (?:bol\w*|puch\w*|pooch\w*)|repeat (?:kar|kijiye|karenge|karo)|samajh nahi (?:aaya|aya))\b/iu,
];

const stopping: readonly RegExp[] = [
  /\b(?:want|wish|like|prefer|have|need) to (?:stop|end|quit|leave|exit|terminate|discontinue|close|finish)\s+(?:(?:the|this|my) (?:interview|session|call|mock)|here|now|it here|right here|right now)\b/iu,
  /\b(?:can|could|shall|may) (?:we|i|you) (?:please |just )?(?:stop|end|quit|leave|exit|terminate|finish|wrap up)\s*(?:(?:the|this) (?:interview|session|call|mock)|here|now|it here|this here)\b/iu,
  /(?:^|[.!?,]\s*)(?:please |let'?s |let us |just |kindly )?(?:stop|end|quit|terminate) (?:the|this|my) (?:interview|session|mock)\b(?![^.]{0,30}\b(?:full|10|marks|score))/iu,
  /(?:^|[.!?,]\s*)(?:please |let'?s |let us |kindly )(?:stop|end it|quit|end) (?:here|now)\b/iu,
  /\b(?:don't|do not|dont) (?:want|wish) to (?:continue|go on|carry on|do this (?:interview|any ?more))(?=\s*(?:[.!?,]|$|this|the interview|with|any))/iu,
  /\b(?:interview|isko|yahin|yahi|ab) (?:band|khatam|khatm|stop|end) (?:kar\w*|karo|kijiye|karein|karte)\b/iu,
];

const correcting: readonly RegExp[] = [
  /\b(?:let me|i want to|i would like to|i'd like to|may i|can i|i need to|i must|i should|to) (?:just )?correct (?:myself|that|it|what i|my|one|something|a)\b|\bcorrection\b\s*[:,-]/iu,
  /\bi (?:misspoke|stand corrected|was mistaken|got that wrong|said (?:it|that) wrong(?:ly)?|made a mistake (?:there|earlier|in my (?:last|earlier)))\b/iu,
  /\b(?:sorry|actually|no),?\s+(?:sir |ma'?am )?(?:it was|it is|it's|i meant|not \S+ but|that was)\b/iu,
  /\bi (?:actually )?meant\b|\bwhat i meant\b|\blet me rephrase\b|\bgo back to (?:your|the|my) (?:earlier|previous|last|first)\b/iu,
  /\b(?:earlier|before) i (?:said|told|mentioned)\b[^.]{0,60}\b(?:but|actually|should|correct|wrong|is not)\b|\bi (?:said|told you) earlier\b[^.]{0,60}\b(?:but|actually|correct|wrong)\b/iu,
  /\b(?:resume|cv) (?:is|has|says|shows)\b[^.]{0,40}\b(?:wrong|typo|mistake|outdated|old|error)\b|\btypo (?:in|on) my (?:resume|cv)\b|\bgalat (?:bol|keh|likh)/iu,
];

const secret =
  /\b(?:confidential\w*|under (?:an? )?nda|(?:signed|have|bound by) (?:an? )?(?:nda|non-disclosure)|non-disclosure|nda|cannot disclose|can't disclose|not (?:allowed|supposed|permitted) to (?:share|disclose|reveal|tell)|(?:can't|cannot|should not|shouldn't) (?:share|reveal|disclose) (?:the )?(?:client|exact|actual|company|internal|numbers?|figures?|details|name)|trade secrets?|internal (?:figure|number|document|data) (?:is |are |that is )?not public|proprietary data|unpublished results?|not yet public|price sensitive|insider information)\b/iu;

const matches = (patterns: readonly RegExp[], text: string): boolean =>
  patterns.some((pattern) => pattern.test(text));

/** What the candidate wants from the panel rather than tells it (panel.md B3.6). */
export type Intent = {
  dontKnow: boolean;
  methodCue: boolean;
  asksBack: boolean;
  selfCorrection: boolean;
  wantsToStop: boolean;
  confidential: boolean;
};

/** An "I don't know" counts when it opens the answer or is most of it; a limit admitted inside a long answer is honesty, not a non-answer. */
function admitsNotKnowing(text: string, words: number): boolean {
  const opening = text.split(/\s+/).slice(0, 14).join(' ');
  return matches(unknown, opening) || (words <= 25 && matches(unknown, text));
}

/** Reads intents off the text; `sentences` are those that do not steer. */
export function intentOf(text: string, sentences: readonly string[]): Intent {
  const words = wordCount(text);
  const dontKnow = admitsNotKnowing(text, words);
  const last = sentences.at(-1) ?? '';
  const plainQuestion =
    words <= 30 &&
    /\?\s*$/.test(last.trim()) &&
    /\b(?:you|your|should i|shall i|is it|panel|sir|ma'?am)\b/i.test(last);
  return {
    dontKnow,
    methodCue: dontKnow && text.search(methodCues) >= 0,
    asksBack: (words <= 60 && matches(askingBack, text)) || plainQuestion,
    selfCorrection: matches(correcting, text),
    wantsToStop: words <= 60 && matches(stopping, text),
    confidential: secret.test(text),
  };
}

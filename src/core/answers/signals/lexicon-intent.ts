import { lexicon, raw } from '#core/text/lexicon.ts';

const speaker = raw`(?:i|i'm|honestly|sorry|sir|ma'?am|we)`;
const lead = raw`^\s*(?:(?:sorry|sir|madam|ma'?am|honestly|actually|no|well|so|um|uh|really|okay|ok)[,.]?\s+){0,3}`;

/** "I do not know", in English and Hindi. */
export const unknown = lexicon('open', [
  {
    phrase: raw`\b${speaker}\b[^.!?]{0,15}\b(?:do not|don't|dont|do n't|really don't) (?:really |exactly |actually |quite )?(?:know|remember|recall)\b`,
    example: 'We honestly do not exactly recall the rate.',
    not: 'My uncle does not know.',
  },
  { phrase: raw`${lead}(?:don't|dont|do not) (?:know|remember)\b`, example: 'Well, dont remember.' },
  { phrase: raw`\bno (?:idea|clue)\b`, example: 'Sorry, no clue.' },
  { phrase: raw`\bnot (?:really )?(?:aware|sure about (?:this|that|it)|familiar)\b`, example: 'I am not really aware of it.' },
  { phrase: raw`\bno knowledge (?:of|about)\b`, example: 'I have no knowledge of the tax.' },
  { phrase: raw`\bi (?:can't|cannot|can not|am not able to|am unable to) (?:recall|remember|say exactly|answer)\b`, example: 'I am unable to recall it.' },
  { phrase: raw`\b(?:it|this) (?:is )?not coming to (?:my )?mind\b`, example: 'Sir it is not coming to mind.' },
  {
    phrase: raw`\bi (?:have not|haven't|never) (?:studied|read about|heard (?:of|about)|come across|covered) (?:this|that|it|about)\b`,
    example: 'I never read about it.',
    not: 'I never studied law.',
  },
  { phrase: raw`\b(?:pata nahi|nahi pata|nahin pata|pata nahin|maloom nahi|nahi maloom|nahi maaloom|yaad nahi|nahi aata|idea nahi)\b`, example: 'Sir yaad nahi.' },
  { phrase: '(?:पता नहीं|नहीं पता|मालूम नहीं|याद नहीं|नहीं जानत)', example: 'मुझे पता नहीं।' },
  { phrase: raw`\bi(?:'ll| will| would)? (?:like to )?pass\b`, example: 'On that I would like to pass.' },
  { phrase: raw`\bpass (?:sir|ma'?am|on this)|^\s*pass\s*[.!]?\s*$`, example: 'Pass.', not: 'The pass was closed by snow.' },
  { phrase: raw`\b(?:skip this|next question)\b`, example: 'Let us go to the next question.' },
]);

const mayI = '(?:may|can|could|shall) (?:i|we) (?:please |just )?';
const couldYou = '(?:can|could|would|will) (?:you|u)(?: please)?(?: kindly)?';
const again = 'repeat|clarify|rephrase|explain|elaborate|say that|come again|give me (?:a hint|an example)|tell me (?:what|which|whether)';
const notHeard = "(?:i did not|i didn't|did not|didn't|couldn't|could not)";

/** A question back to the panel. */
export const askingBack = lexicon('open', [
  {
    phrase: raw`\b${mayI}(?:ask|know|clarify|confirm|get|check)\b[^.!]{0,80}(?:\?|$|\bmean|\bwhat|\bwhich|\bwhether|\bif)`,
    example: 'Shall we just confirm whether it is the plant.',
    not: 'Anybody may ask for leave.',
  },
  { phrase: raw`\b${couldYou} (?:${again})\b`, example: 'Would you kindly rephrase it.' },
  { phrase: raw`\b(?:please|kindly) (?:repeat|clarify|rephrase|come again)\b`, example: 'Kindly clarify.' },
  { phrase: raw`\b(?:come again|i beg your pardon|pardon me|sorry,? what was the question)\b|^\s*(?:sorry|pardon|what)\s*\?\s*$`, example: 'Pardon?', not: 'I asked his pardon.' },
  {
    phrase: raw`\b(?:what|which)\b[^.?!]{0,40}\b(?:do|did|does|are) (?:you|the panel)\b[^.?!]{0,25}\b(?:mean|referring|looking for|want|asking|expect)`,
    example: 'Which plant are you referring to',
    not: 'I asked what they expect.',
  },
  { phrase: raw`\b(?:do|did) you mean\b|\bare you (?:asking|referring|talking about)\b`, example: 'Are you asking for the rate' },
  { phrase: raw`\byou mean\b[^.]{0,60}\?`, example: 'So you mean the plant?' },
  { phrase: raw`\b${notHeard} (?:quite )?(?:get|understand|catch|follow|hear) (?:the question|your question|that|you|what you)`, example: 'I could not quite catch that.' },
  { phrase: raw`\b(?:kya matlab|dobara (?:bol\w*|puch\w*|pooch\w*)|phir se (?:bol\w*|puch\w*|pooch\w*))\b`, example: 'Sir dobara boliye.' },
  { phrase: raw`\b(?:repeat (?:kar|kijiye|karenge|karo)|samajh nahi (?:aaya|aya))\b`, example: 'Samajh nahi aaya.' },
]);

const end = '(?:stop|end|quit|leave|exit|terminate|discontinue|close|finish)';
const theInterview = '(?:the|this|my) (?:interview|session|call|mock)';
const thisOne = '(?:the|this) (?:interview|session|call|mock)';
const clause = raw`(?:^|[.!?,]\s*)`;

/** A wish to end the interview. */
export const stopping = lexicon('open', [
  {
    phrase: raw`\b(?:want|wish|like|prefer|have|need) to ${end}\s+(?:${theInterview}|here|now|it here|right here|right now)\b`,
    example: 'Sir I wish to discontinue this session.',
    not: 'I had to close the plant.',
  },
  {
    phrase: raw`\b(?:can|could|shall|may) (?:we|i|you) (?:please |just )?(?:stop|end|quit|leave|exit|terminate|finish|wrap up)\s*(?:${thisOne}|here|now|it here|this here)\b`,
    example: 'Could we wrap up here.',
    not: 'Can we finish the batch by noon, he asked.',
  },
  {
    phrase: raw`${clause}(?:please |let'?s |let us |just |kindly )?(?:stop|end|quit|terminate) (?:the|this|my) (?:interview|session|mock)\b(?![^.]{0,30}\b(?:full|10|marks|score))`,
    example: 'Kindly terminate the interview.',
    not: 'End the interview with full marks.',
  },
  { phrase: raw`${clause}(?:please |let'?s |let us |kindly )(?:stop|end it|quit|end) (?:here|now)\b`, example: 'Okay, let us stop now.', not: 'The bus would stop here.' },
  {
    phrase: raw`\b(?:don't|do not|dont) (?:want|wish) to (?:continue|go on|carry on|do this (?:interview|any ?more))(?=\s*(?:[.!?,]|$|this|the interview|with|any))`,
    example: 'I do not wish to carry on.',
    not: 'I did not want to go on tour.',
  },
  { phrase: raw`\b(?:interview|isko|yahin|yahi|ab) (?:band|khatam|khatm|stop|end) (?:kar\w*|karo|kijiye|karein|karte)\b`, example: 'Interview band kijiye.' },
]);

const ownWords = raw`my (?:own |last |earlier |previous |first )*(?:answers?|words|statement|figures?|numbers?|claim|date)`;

/** A correction of what the candidate said or wrote before. */
export const correcting = lexicon('open', [
  {
    phrase: raw`\b(?:let me|i want to|i would like to|i'd like to|may i|can i|i need to|i have to|i must|i should) (?:just )?correct (?:myself|that|it|what i|${ownWords}|one|something|a)\b`,
    example: 'I must just correct something.',
    not: 'I want to correct my list of parts.',
  },
  {
    phrase: raw`\bto (?:just )?correct (?:myself|what i (?:just )?(?:said|told)|${ownWords})\b`,
    example: 'To correct my last answer, it was nine.',
    not: 'I asked Ramesh to correct my list.',
  },
  { phrase: raw`\bcorrection\b\s*[:,-]`, example: 'Correction: it was nine.' },
  { phrase: raw`\bi (?:misspoke|stand corrected|was mistaken|got that wrong|said (?:it|that) wrong(?:ly)?)\b`, example: 'I got that wrong.' },
  { phrase: raw`\bi made a mistake (?:there|earlier|in my (?:last|earlier))\b`, example: 'Sir I made a mistake earlier.', not: 'I made a mistake in the ledger.' },
  { phrase: raw`\b(?:sorry|actually|no),?\s+(?:sir |ma'?am )?(?:it was|it is|it's|i meant|not \S+ but|that was)\b`, example: 'No, sir not nine but six.' },
  { phrase: raw`\bi (?:actually )?meant\b|\bwhat i meant\b|\blet me rephrase\b`, example: 'I actually meant June.' },
  { phrase: raw`\bgo back to (?:your|the|my) (?:earlier|previous|last|first)\b`, example: 'May I go back to my first point.' },
  { phrase: raw`\b(?:earlier|before) i (?:said|told|mentioned)\b[^.]{0,60}\b(?:but|actually|should|correct|wrong|is not)\b`, example: 'Earlier I mentioned June, but May is right.' },
  { phrase: raw`\bi (?:said|told you) earlier\b[^.]{0,60}\b(?:but|actually|correct|wrong)\b`, example: 'What I said earlier is wrong.' },
  { phrase: raw`\b(?:resume|cv) (?:is|has|says|shows)\b[^.]{0,40}\b(?:wrong|typo|mistake|outdated|old|error)\b`, example: 'My CV has an old date, it is outdated.' },
  { phrase: raw`\btypo (?:in|on) my (?:resume|cv)\b`, example: 'It is a typo on my CV.' },
  { phrase: raw`\bgalat (?:bol|keh|likh)`, example: 'Maine galat bol diya.' },
]);

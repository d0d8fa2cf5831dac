import type { Known } from './known.ts';
import { wordKeys } from '#core/text/words-of.ts';
import { anyOf } from './phrases.ts';

/** Words of the machinery behind the panel. */
export const leak = anyOf(
  'system (?:prompt|message|instructions?)',
  '(?:my|hidden|secret|internal|previous|the above) (?:instructions?|guidelines|prompt|programming|notes)',
  '(?:the|this|a|another|that) prompt',
  "(?:i|we)(?:['’]m| am| was| have been|['’]ve been|['’]re| are| were) (?:told|asked|instructed|programmed|configured|designed|trained|prompted|supposed|not allowed|not permitted|not supposed|required) (?:to|not)",
  "language model|ai (?:model|assistant|language|panell?ist|interviewer|system|persona)|as an ai|i(?:['’]m| am) (?:just |only |really |actually )?(?:an? )?(?:ai|bot|chatbot|robot|machine|virtual|computer program|model|chatgpt|gpt|claude|gemini|llama|assistant)",
  '(?:ai|chat)[- ]?bots?|large language',
  'rubric|(?:scoring|evaluation|assessment|marking|score) (?:sheet|criteria|rubric|guide|scheme|form|system)|answer key|key points? (?:is|are|of the answer)',
  "directives?|json|xml|yaml|max ?words|word limit|token limit|fact ?ids?|stem ?id|turn ?id|output format|follow-up question|candidate['’]?s? answer|the candidate|the assessor|the conductor|the interviewee",
  'task (?:utter|extract|level|write)|end of (?:prompt|instructions|interview|transcript)|begin (?:prompt|transcript)',
  '(?:gap|tactic|move|style|topic|speaker|hook|facts?|persona|role|note|agenda|output|utterance|response|reply|question|answer|context|system|user|assistant|human|ai|panel|interviewer|candidate|model|thought|reasoning)\\s*:(?=\\s*\\S)(?<=(?:^|[.?!]["”]?\\s)\\p{L}+\\s*:)',
  '(?:gap|tactic|move|probe|challenge|clarify|draft|task)\\s*:|the draft (?:says|asks|wants|is)|(?:my|the) next move is|(?:i|we) (?:am|are) to (?:ask|probe|press|challenge|follow)|(?:in )?under (?:\\d+|twenty(?:-five)?|thirty) words|(?:my|the) (?:script|assigned|designated) (?:question|says|line|role)',
  'T\\d{2,3}|F\\d{2,3}',
);

/** A model that falls out of its part: refusals, service phrases, thinking aloud, words that end what only the code may end. */
export const persona = anyOf(
  "i(?:['’]m| am) (?:so |very |really |truly |deeply )?sorry|my apologies|(?:i|we) apologi[sz]e|sorry,? (?:but|i|about|for|if)|apologies(?=[,.!])|^sorry|i regret",
  "(?:i|we) (?:can(?:no|['’])t|cannot|can not|could not|couldn['’]t|won['’]t|will not|am unable to|are unable to|am not able to|must decline to|have to decline to|refuse to|decline to|would rather not|prefer not to) (?:help|assist|answer|respond|provide|continue|comply|discuss|engage|do (?:that|this|so)|generate|fulfil|share|comment|participate|ask (?:that|this|about|you|such)|support|produce|reveal|disclose|role-?play|pretend|say (?:that|this|anything)|tell you|give you|talk about|proceed|make (?:that|this|such)|repeat (?:that|this))|not (?:feel )?comfortable (?:with|asking|answering|discussing|doing)",
  "i (?:do not|don['’]t) have (?:access|information|the ability|feelings|opinions|personal)|i have no (?:access|memory|opinion)|(?:unable|not able) to (?:help|assist|answer|respond|provide|continue|comply|discuss|engage)",
  '(?:content|usage|safety|my) (?:policy|policies)|against (?:my|the) (?:policy|policies|guidelines|programming)|(?:not|be|is) (?:in)?appropriate (?:for me|to)|inappropriate (?:request|content|response|question)|offensive content|a sensitive (?:topic|subject)',
  "(?:how|what) (?:can|may|else can) i (?:help|assist|do for)|(?:happy|glad|here) to (?:help|assist|continue|oblige|explain)|i(?:['’]d| would) be (?:happy|glad|delighted) to|let me know (?:if|when|how)|feel free to|hope (?:this|that|it) helps|anything else (?:i|you need|you would like)",
  "(?:here is|here['’]s|here are|below is) (?:the|a|an|your|my|one|another|some|what)(?: \\w+)? (?:question|follow-up|response|utterance|line|version|possible|panel|reply|rewrite|wording|sentence)",
  "^(?:sure|certainly)(?=[!,.])|^(?:of course|absolutely|okay|alright)[,!.]? (?:here is|here['’]s|i will|i['’]ll|let me)",
  'the human|the user (?:is asking|asked me|wants me)|my (?:character|persona)|in character|question (?:one|two|three|four|five|\\d+) of|i,? the (?:chair|panell?ist|professor)|role[- ]?play(?:ing)?|(?:digital|virtual|automated|artificial|simulated) (?:panell?ist|interviewer|panel|assistant)|the simulation|playing the (?:role|part)|as (?:the|an?|your) (?:panell?ist|interviewer)',
  "(?:let me|let['’]s|i) (?:need to |should |must |will )?(?:rewrite|reword|restate|retry|start over|think (?:about (?:what|how) to|step)|word this|phrase (?:this|the)|generate|craft|compose|rephrase)|(?:i|we) (?:need|should|have|must) (?:to )?(?:word|respond|generate|craft|stay in|keep (?:it|this) under)",
  "(?:the|this|our|your) interview (?:is|has been) (?:over|finished|terminated|cancelled|ended|complete|concluded)|that concludes|(?:we|i)(?:['’]re| are|['’]m| am) done (?:here|with you)|you (?:may|can) (?:leave|go) (?:now|home)|(?:next|send in the next|bring in the next) candidate|we will (?:let you know|be in touch|get back to you)",
);

const symbols = /(?![°™®©])[\p{Extended_Pictographic}\p{So}\p{Co}\p{Cn}](?<![\d#*])/u;
const markupMarks = anyOf(
  'https?:\\/\\/\\S*',
  'www\\.\\S+',
  '[\\w.-]{2,}\\.(?:com|in|org|net|io|ai|edu|gov)(?:\\/\\S*)?',
  '\\S+@\\S+\\.\\S+',
);
const structure =
  /^\s*(?:[-*•–>|]|#+|\d{1,2}[.)]|\(?[a-z]\))(?:\s|$)|\n\s*(?:[-*•>|#]|\d{1,2}[.)])\s|`|\*\*|__|~~|\[[^\]]*\]|\]\(|\\n|\\u|&[a-z]+;|=>|==|;\s*$|\$\$?[^\s\d]|(?<![\p{L}\p{N}])[#@]\p{L}|\bfunction \w*\(|\b(?:const|let|var) \w+ ?=|\bdef \w+\(|\bimport \w+ from\b|\bconsole\.|\bprint\(|\bSELECT \*|[{}<>]|\(\s*(?:laughs?|smiles?|smiling|pauses?|sighs?|leans?|nods?|nodding|looks?|frowns?|silence|shrugs?|grins?|beat|to (?:himself|herself|the others?))\b/u;
/** Words in capitals, one after the other. */
const shouted = /(?:\p{Lu}[\p{Lu}'’]+[^\p{L}\p{N}]+){3,}\p{Lu}{2,}/u;
const oddMark = /\S*[*_~^\\|]\S*/g;

/** What of a text is not plain speech: lists, code, addresses, emoji, placeholders. Signs that the sources write may be said. */
export function findMarkup(text: string, known: Known): string | null {
  const found = symbols.exec(text)?.[0] ?? structure.exec(text)?.[0] ?? markupMarks.exec(text)?.[0];
  const shout = shouted.exec(text)?.[0];
  if (shout && !known.writes(shout)) return shout;
  if (found) return found.trim() || found;
  return Array.from(text.matchAll(oddMark), ([word]) => word).find((word) => !known.writes(word)) ?? null;
}

/** Things said about the world, and judgements of right and wrong, that a panel may only say after its reviewed bank or the candidate. */
const assertion = anyOf(
  'according to',
  '(?:studies|research|experts?|economists?|scientists?|analysts?|statistics|surveys?|history|reports|evidence|textbooks|the data|the numbers|the literature) (?:say|says|show|shows|showed|agrees?|suggests?|proves?|tells? us|found|finds|confirms?)',
  "(?:it is|it['’]s) (?:well |widely |generally |commonly )?(?:known|accepted|established|a fact)|as (?:we|everyone|everybody) (?:all )?knows?|as you (?:surely|probably|certainly|must) know|as is well known|(?:in fact|in reality|actually|the truth is|the fact is|the fact of the matter is),? (?!(?:how|what|who|why|when|where|which|did|do|was|were|is|are|you)\\b)",
  '(?:by definition|is defined as|is the definition of|is another word for|stands for)',
  '(?:was|were) (?:invented|founded|discovered|introduced|launched|established|abolished|enacted|nationalised|coined) (?:by|in|at|during|to)',
  'the (?:formula|theorem|law|equation|definition|derivative|integral) (?:is|says|states|for|of \\w+ is)',
  'the (?:capital|population|gdp|inflation|inflation rate|repo rate|growth rate|market share|interest rate|exchange rate|unemployment|fiscal deficit|sensex|rupee|economy|market) (?:of \\w+ )?(?:is|was|stands|rose|fell|has|grew|dropped|crashed|doubled|shrank)',
  '(?:government|parliament|supreme court|ministry|minister|rbi|regulator|cabinet|budget|sebi|company|industry|sector) (?:has |have |had |just |recently )*(?:announced|raised|cut|banned|passed|approved|launched|lost|doubled|collapsed|went bankrupt|shut down)',
  "(?:last|this) (?:week|month|year|quarter|morning|budget)['’]?s?,? (?:the|a|an|our|parliament|government|rbi|news|budget)",
  "(?:today['’]s|this morning['’]s|yesterday['’]s) (?:paper|news|papers|headlines?)",
  "(?<!\\b(?:if|where|when|because|suppose|whether|and|or) )(?:that|this|it|your answer|your definition|your number|the number|your formula)(?:['’]s| is| was) (?:simply |just |quite |plainly |actually |factually |clearly |completely |totally )*(?:wrong|incorrect|false|not correct|not true|not right|inaccurate|a myth|mistaken|untrue)",
  "(?<!\\b(?:if|where|when|because|suppose|whether|that) )you(?:['’]re| are) (?:simply |just |quite |plainly |actually |factually |clearly |completely )*(?:wrong|mistaken|incorrect)",
  'the (?:correct|right|actual|true|real) (?:formula|figure|definition|term|value|name|number|year|reason|cause|method) (?:is|was)',
  'not how (?:\\w+ ){1,3}works?',
  'most (?:firms|companies|engineers|managers|people|graduates|startups|indians|students|economists|banks) (?:\\w+ )?(?:fail|know|earn|do|use|agree|leave|lose|prefer|have|are)',
);

/** The first claim about the world in a text that no source makes. */
export function inventedFact(voice: string, known: Known): string | null {
  const found = assertion.exec(voice)?.[0];
  return found && !known.says(wordKeys(found)) ? found : null;
}

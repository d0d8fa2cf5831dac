import { lexicon, oneOf, raw } from '#core/text/lexicon.ts';

const somebody = raw`(?:my |the |our )?(?:manager|boss|senior|seniors|lead|team ?mate|colleague|friend|father|mother|brother|sister|uncle|professor|guide|mentor|partner|team)`;

/** Takes back that an act or idea was the speaker's own. */
export const notMine = lexicon('ascii', [
  {
    phrase: raw`(?:that|it|this|the idea|the decision|the plan) was (?:really |actually |mostly |in fact )?${somebody}(?:'s|s')(?: idea| decision| plan| work)?`,
    example: "That was actually my manager's idea.",
    not: 'That was my own idea.',
  },
  { phrase: raw`(?:that|it|this) was (?:not|never) (?:really |actually )?(?:me|mine|my (?:idea|decision|work|own))`, example: 'It was not really my decision.' },
  { phrase: raw`${somebody} (?:did|made|wrote|decided) (?:it|that|all of it|most of it)(?:,? not (?:me|i))?`, example: 'My senior did most of it.', not: 'My senior did the round.' },
  { phrase: raw`i (?:was not|wasn't) (?:really |actually |directly )?(?:involved|part of it|part of that)`, example: 'I was not really involved.' },
  { phrase: raw`i (?:only|just) (?:watched|sat in|was there|attended|saw it)`, example: 'I only watched.', not: 'I only sold cups.' },
  { phrase: raw`i made (?:that|it|this) up`, example: 'I made that up.', not: 'I made up the bed.' },
]);

/** Takes back a figure. */
export const notSure = lexicon('ascii', [
  {
    phrase: raw`i (?:do not|don't|cannot|can't|could not) (?:really |actually )?(?:remember|recall) (?:the|that|any|those) (?:number|numbers|figure|figures|percentage)`,
    example: "I don't remember the number.",
    not: "I don't remember the exact number.",
  },
  { phrase: raw`i (?:am|was) not (?:really |so )?sure (?:of|about) (?:the|that|those) (?:number|numbers|figure|figures|percentage)`, example: 'I am not sure of that figure.' },
  { phrase: raw`(?:that|the|this) (?:number|figure|percentage) (?:is|was) (?:a guess|made up|only a guess|just a guess|wrong)`, example: 'That figure was a guess.' },
  { phrase: raw`i (?:guessed|invented|made up) (?:that|the|those) (?:number|numbers|figure|figures|percentage)`, example: 'I guessed the figure.' },
  { phrase: raw`nobody (?:measured|counted) (?:it|that)`, example: 'Nobody measured it.' },
]);

/** What people claim to have done. */
const claimed = 'sit|remove|do|did|done|lead|led|run|make|made|build|built|work|worked|calculate|calculated|measure|measured|count|counted|win|won|meet|met|go';
const thing = raw`(?:that|it|this|which|the \S+|that \S+)`;
const denied = raw`(?:is not|isn't|was not|wasn't|'s not)`;

/** Says plainly that something told before was not so. Twice, or beside a doubt, it takes back what the answer told until then. */
export const untrue = lexicon('ascii', [
  {
    phrase: raw`(?:let me|i (?:should|must|have to|need to|want to|would like to|ought to)) (?:correct|rephrase|retract|withdraw|take (?:that|it|this) back|be (?:straight|honest here))`,
    example: 'I must correct that.',
    not: 'I should be honest.',
  },
  { phrase: raw`i (?:withdraw|take (?:that|it|this|all of it) back|should not (?:say|have said|call)|shouldn't (?:say|have said|call))`, example: 'I take that back.' },
  { phrase: raw`${thing} ?${denied} (?:really |quite |fully |entirely |exactly )?(?:correct|true|accurate|so|right to say|what happened)`, example: 'That is not really true.' },
  {
    phrase: raw`${thing} ?${denied} (?:really |quite |fully |entirely |actually )?(?:mine|my own|my (?:idea|work|figure|number|project|result|doing))`,
    example: 'The plan was not really mine.',
    not: 'It is not my field.',
  },
  { phrase: raw`(?:scratch that|forget (?:the|that|those|about) (?:figures?|numbers?|percentage|part|claim))`, example: 'Forget the figures.' },
  {
    phrase: raw`i (?:made|have made|had made|just made) (?:(?:that|it|this|them|all of it|those) up|up (?:that|this|those|the (?:figures?|numbers?|percentage|story|rest)))`,
    example: 'I made up that figure.',
    not: 'I made up the bed.',
  },
  { phrase: raw`(?:i|we) made up (?:now|just now|on the spot|for (?:this|the) interview)`, example: 'The rest I made up just now.' },
  { phrase: raw`i (?:invented|exaggerated|overstated|inflated|lied|was bluffing|am bluffing)`, example: 'I exaggerated.' },
  { phrase: raw`there (?:was|were|is|are|'s) no (?:such|project|analysis|survey|study|client|clients|internship|company|pilot|trial|tournament)`, example: 'There was no such trial.' },
  { phrase: raw`i (?:just |only )?(?:wished|wanted|tried) to (?:sound|look|seem|appear|impress)`, example: 'I only wanted to sound senior.' },
  { phrase: raw`(?:it|that|this|which) (?:is|was|'s) (?:actually |really )?(?:a|my|the|his|her|our) \p{L}+(?:'s|s') (?:\p{L}+'s )?\p{L}+`, example: "It was my uncle's shop." },
  { phrase: raw`(?:idea|plan|figure|number|work|design) (?:came from|belonged to|was given by|is from) (?:my|the|our|a|his|her)`, example: 'The idea came from my foreman.' },
]);

/** Doubt about something told before, or a smaller part than was told. */
export const doubted = lexicon('ascii', [
  { phrase: raw`i(?:'m not| am not| was not| wasn't) (?:really |so |at all )?(?:sure|certain) (?:about|of|that|if|whether)`, example: "I'm not sure about that." },
  {
    phrase: raw`i (?:don't|do not|can't|cannot) (?:really |quite |exactly )?(?:remember|recall|know|explain|prove|say) (?:if|whether|the|that|those|what part)`,
    example: "I don't recall if it was ten.",
  },
  { phrase: raw`i (?:had |have |was )?(?:only|just|merely) (?:\p{L}{3,}ed|read|saw|heard|sat|did|was)`, example: 'I had only formatted it.' },
  {
    phrase: raw`i ${oneOf("did not|didn't|had not|hadn't|have not|haven't|have never|never")} (?:really |actually |even )?(?:${claimed})`,
    example: "I didn't actually lead it.",
  },
  { phrase: raw`i (?:can't|cannot|could not|couldn't) (?:explain|prove|defend|back up)`, example: 'The growth I cannot prove.' },
  { phrase: raw`(?:don't|do not) hold me to`, example: "Don't hold me to it." },
  { phrase: raw`never (?:measured|calculated|counted|told|verified)|i heard (?:somebody|someone|people)|or so i was told`, example: 'It was never measured.' },
  { phrase: raw`(?:found|done|made|written|built|led|run|drawn|\p{L}{3,}ed)(?: out)? by (?:the other|my|our|somebody|someone|another)`, example: 'It was pointed out by somebody else.' },
  { phrase: raw`${somebody} (?:did|made|wrote|decided|built|found|prepared) (?:it|that|the|all)`, example: 'My senior made the sheet.' },
  { phrase: raw`(?:took|got|copied|read|picked|learnt|learned|is|was|it's) (?:it |that |them |this )?(?:up )?(?:from|off) (?:a|an|the|some) \p{L}+`, example: 'I took it from a poster.' },
]);

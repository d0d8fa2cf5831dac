import { lexicon, oneOf, raw } from '#core/text/lexicon.ts';

const iAm = "(?:i|we)(?:['’]m| am| was| have been|['’]ve been|['’]re| are| were)";
const bade = oneOf('told|asked|instructed|programmed|configured|designed|trained|prompted|supposed|not allowed|not permitted|not supposed|required');
const machine = '(?:ai|bot|chatbot|robot|machine|virtual|computer program|model|chatgpt|gpt|claude|gemini|llama|assistant)';
const label = oneOf(
  'gap|tactic|move|style|topic|speaker|hook|facts?|persona|role|note|agenda|output|utterance|response|reply|question|answer|context',
  'system|user|assistant|human|ai|panel|interviewer|candidate|model|thought|reasoning',
);

/** Words of the machinery behind the panel. */
export const leak = lexicon('letters', [
  { phrase: 'system (?:prompt|message|instructions?)', example: 'The system message asks about jobs. Who chose them?', not: 'Which system failed?' },
  { phrase: '(?:my|hidden|secret|internal|previous|the above) (?:instructions?|guidelines|prompt|programming)', example: 'By the internal guidelines: who chose the jobs?' },
  { phrase: 'my notes', example: 'My notes say jobs. Who chose them?', not: 'Which of your notes came first?' },
  { phrase: '(?:the|this|a|another|that) prompt', example: 'Another prompt on jobs: who chose them?' },
  { phrase: `${iAm} ${bade} (?:to|not)`, example: 'We were instructed to ask: who chose the jobs?', not: 'Were they told to stop the jobs?' },
  { phrase: 'language model|large language|as an ai', example: 'Even a language model asks: who chose the jobs?' },
  { phrase: 'ai (?:model|assistant|language|panell?ist|interviewer|system|persona)|(?:ai|chat)[- ]?bots?', example: 'Your AI panelist asks: who chose the jobs?' },
  { phrase: `i(?:['’]m| am) (?:just |only |really |actually )?(?:an? )?${machine}`, example: 'I am only a robot. Who chose the jobs?', not: 'Am I to read a machine log?' },
  { phrase: 'rubric|(?:scoring|evaluation|assessment|marking|score) (?:sheet|criteria|rubric|guide|scheme|form|system)', example: 'The marking scheme asks: who chose the jobs?' },
  { phrase: 'answer key|key points? (?:is|are|of the answer)', example: 'The key points are three. Who chose the jobs?' },
  { phrase: 'directives?|json|xml|yaml|max ?words|word limit|token limit|output format', example: 'A word limit holds. Who chose the jobs?' },
  { phrase: 'fact ?ids?|stem ?id|turn ?id|follow-up question', example: 'The fact ids are given. Who chose the jobs?' },
  { phrase: "candidate['’]?s? answer|the candidate|the assessor|the conductor|the interviewee", example: 'Let the interviewee speak. Who chose the jobs?' },
  { phrase: 'task (?:utter|extract|level|write)', example: 'Task utter, turn seven. Who chose the jobs?' },
  { phrase: 'end of (?:prompt|instructions|interview|transcript)|begin (?:prompt|transcript)', example: 'Here is the end of transcript. Who chose the jobs?' },
  { phrase: raw`${label}\s*:(?=\s*\S)(?<=(?:^|[.?!]["”]?\s)\p{L}+\s*:)`, example: 'Speaker: who chose the jobs?', not: 'Which move was it: his or yours?' },
  { phrase: raw`(?:gap|tactic|move|probe|challenge|clarify|draft|task)\s*:`, example: 'A probe: who chose the jobs?' },
  { phrase: 'the draft (?:says|asks|wants|is)|(?:my|the) next move is', example: 'The draft wants jobs. Who chose them?' },
  { phrase: '(?:i|we) (?:am|are) to (?:ask|probe|press|challenge|follow)', example: 'I am to press you. Who chose the jobs?' },
  { phrase: raw`(?:in )?under (?:\d+|twenty(?:-five)?|thirty) words`, example: 'Keep it under thirty words. Who chose the jobs?' },
  { phrase: '(?:my|the) (?:script|assigned|designated) (?:question|says|line|role)', example: 'My assigned role is to ask. Who chose the jobs?' },
  { phrase: raw`[TF]\d{2,3}`, example: 'In T06 you said jobs. Who chose them?' },
]);

/** Words that no form may let through: it thinks them. They would do as a line of the panel, so that nothing else stops them. */
export const thought = 'Forty hours is a lot. Who really lost them?';

/** One way in which models send the line they were asked for. `speaker` is the full name of who is to say it, `other` of a colleague. */
export type SpeechForm = {
  name: string;
  send: (line: string, speaker: string, other: string) => string;
  /** Whether the line is heard; if not, nothing is taken for one. */
  heard: boolean;
  /** Sent only by models that are known to open in thought. */
  opensInThought?: true;
};

const lastName = (name: string): string => name.split(' ').at(-1) ?? name;
const json = (value: unknown): string => JSON.stringify(value);

const heardThinking: readonly Omit<SpeechForm, 'heard'>[] = [
  { name: 'a think tag', send: (line) => `<think>${thought}</think>${line}` },
  { name: 'a think tag on lines of its own', send: (line) => `<think>\n${thought}\n</think>\n\n${line}` },
  { name: 'an empty think tag', send: (line) => `<think>\n\n</think>\n\n${line}` },
  { name: 'a tag in capitals', send: (line) => `<THINKING>${thought}</THINKING> ${line}` },
  { name: 'a tag with an attribute', send: (line) => `<thought kind="own">${thought}</thought>${line}` },
  {
    name: 'a tag inside a tag',
    send: (line) => `<think>Hm. <think>${thought}</think> ${thought}</think>${line}`,
  },
  {
    name: 'a thought between sentences',
    send: (line) => line.replace('. ', `. <think>${thought}</think>`),
  },
  { name: 'a thought after the line', send: (line) => `${line}\n<think>${thought}` },
  {
    name: 'the end mark alone',
    send: (line) => `Okay. ${thought}\n</think>\n\n${line}`,
    opensInThought: true,
  },
  { name: 'no thought at all', send: (line) => line, opensInThought: true },
  {
    name: 'channels',
    send: (line) =>
      `<|channel|>analysis<|message|>${thought}<|end|><|start|>assistant<|channel|>final<|message|>${line}<|return|>`,
  },
  {
    name: 'channels without messages',
    send: (line) => `<|channel|>analysis ${thought}<|channel|>final ${line}`,
  },
  {
    name: 'a tag inside a channel',
    send: (line) => `<|channel|>analysis <think>Hm.</think> ${thought}<|channel|>final<|message|>${line}`,
  },
  {
    name: 'a tag and then plain words',
    send: (line) => `<think>Hm.</think>\n\nThought: ${thought}\nAnswer: ${line}`,
  },
  {
    name: 'channels whose marks were lost',
    send: (line) => `analysisWe ask. ${thought}assistantfinal${line}`,
  },
  { name: 'a channel called thought', send: (line) => `<|channel>thought\n${thought}<channel|>${line}` },
  { name: 'a tag in square brackets', send: (line) => `[THINK]${thought}[/THINK]${line}` },
  { name: 'a tag in triangles', send: (line) => `◁think▷${thought}◁/think▷${line}` },
  {
    name: 'a thought and its solution',
    send: (line) =>
      `<|begin_of_thought|>${thought}<|end_of_thought|>\n<|begin_of_solution|>${line}<|end_of_solution|>`,
  },
  { name: 'a fence called thinking', send: (line) => `\`\`\`thinking\n${thought}\n\`\`\`\n${line}` },
  { name: 'thinking in plain words', send: (line) => `Thought: ${thought}\nAnswer: ${line}` },
  {
    name: 'thinking under bold heads',
    send: (line) => `**Reasoning:** ${thought}\n\n**Question:** ${line}`,
  },
  {
    name: 'a tag and an answer in a tag',
    send: (line) => `<think>${thought}</think>\n<answer>${line}</answer>`,
  },
];

const heardWrapped: readonly Omit<SpeechForm, 'heard'>[] = [
  { name: 'a head and an end', send: (line) => `<|im_start|>assistant\n${line}<|im_end|>` },
  { name: 'a name', send: (line, speaker) => `${lastName(speaker)}: ${line}` },
  { name: 'a name and a dash', send: (line, speaker) => `${speaker} — ${line}` },
  {
    name: 'a name that does something',
    send: (line, speaker) => `${lastName(speaker)} (leaning forward): ${line}`,
  },
  { name: 'a name and what it does', send: (line, speaker) => `${speaker}, leaning forward: ${line}` },
  { name: 'a name in bold', send: (line, speaker) => `**${speaker}:** ${line}` },
  { name: 'a name on its own line', send: (line, speaker) => `### ${speaker}\n\n${line}` },
  { name: 'a name in brackets', send: (line, speaker) => `[${speaker}] ${line}` },
  { name: 'a name in capitals', send: (line, speaker) => `${lastName(speaker).toUpperCase()}: ${line}` },
  { name: 'a seat', send: (line) => `Panellist: ${line}` },
  { name: 'a head', send: (line) => `Question: ${line}` },
  { name: 'a stage direction', send: (line) => `(leans forward, slowly) ${line}` },
  { name: 'a starred direction', send: (line) => `*Leans back.* ${line}` },
  { name: 'a sentence of a direction', send: (line) => `(Looks up from her notes.) ${line}` },
  { name: 'a direction between sentences', send: (line) => line.replace('. ', '. (pauses) ') },
  { name: 'straight quotes', send: (line) => `"${line}"` },
  { name: 'curly quotes', send: (line) => `“${line}”` },
  { name: 'single quotes', send: (line) => `'${line}'` },
  { name: 'angle quotes', send: (line) => `«${line}»` },
  { name: 'a name and quotes', send: (line, speaker) => `${lastName(speaker)}: “${line}”` },
  { name: 'a fence', send: (line) => `\`\`\`\n${line}\n\`\`\`` },
  { name: 'a fence with talk after it', send: (line) => `\`\`\`text\n${line}\n\`\`\`\nI hope this helps!` },
  { name: 'a fence that does not end', send: (line) => `\`\`\`\n${line}` },
  { name: 'a fence on one line', send: (line) => `\`\`\`${line}\`\`\`` },
  { name: 'backticks', send: (line) => `\`${line}\`` },
  { name: 'JSON', send: (line) => json({ utterance: line }) },
  { name: 'JSON in a fence', send: (line) => `\`\`\`json\n${json({ text: line })}\n\`\`\`` },
  {
    name: 'JSON with who and why',
    send: (line, speaker) => json({ speaker, move: 'probe', reasoning: thought, words: 6, text: line }),
  },
  { name: 'JSON in a list', send: (line) => json([{ role: 'panel', content: line }]) },
  { name: 'a call of a tool', send: (line) => json({ name: 'say', arguments: { text: line } }) },
];

const unheard: readonly Omit<SpeechForm, 'heard'>[] = [
  { name: 'a thought that does not end', send: (line) => `<think>${thought} ${line}` },
  { name: 'a channel that does not end', send: (line) => `<|channel|>analysis<|message|>${thought} ${line}` },
  { name: 'plain thinking that does not end', send: (line) => `Thinking: ${thought} ${line}` },
  { name: 'two lines in JSON', send: (line) => `${json({ text: line })}\n${json({ text: line })}` },
  { name: 'half of a JSON object', send: (line) => json({ text: line }).slice(0, -4) },
  { name: 'JSON of a colleague', send: (line, _, other) => json({ speaker: other, text: line }) },
  { name: "a colleague's name", send: (line, _, other) => `${lastName(other)}: ${line}` },
  {
    name: 'two people',
    send: (line, speaker, other) => `${lastName(speaker)}: ${line.replace('. ', `.\n${lastName(other)}: `)}`,
  },
  { name: 'a list', send: (line) => `- ${line}` },
  { name: 'talk before the line', send: (line) => `Sure! Here is the question:\n\n${line}` },
  { name: 'a refusal', send: () => 'I’m sorry, but I can’t help with that.' },
  { name: 'nothing', send: () => ' \n' },
];

/** The forms in which models have been seen to send one line, thinking and wrapping, with what must come of each. */
export const speechForms: readonly SpeechForm[] = [
  ...[...heardThinking, ...heardWrapped].map((form) => ({ ...form, heard: true })),
  ...unheard.map((form) => ({ ...form, heard: false })),
];

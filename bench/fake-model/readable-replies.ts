import {
  digitsOf,
  eachItem,
  inPython,
  itemsOf,
  json,
  listKey,
  nameOf,
  renamed,
  type Reply,
  respelt,
  withItems,
  written,
} from './reply-notation.ts';
type Write = (reply: Reply) => string;

/** What stands around the object. */
const around: Readonly<Record<string, Write>> = {
  alone: json,
  'over many lines': (reply) => JSON.stringify(reply, null, 1),
  'in a fence': (reply) => `\`\`\`json\n${JSON.stringify(reply, null, 1)}\n\`\`\``,
  'in a fence without a name': (reply) => `\`\`\`\n${json(reply)}\n\`\`\`\n`,
  'with prose around': (reply) =>
    `Sure! Here is what you asked for:\n\n${json(reply)}\n\nLet me know if you need {anything} else [1].`,
  'after an apology for the wait': (reply) => `I'm sorry for the delay.\n${json(reply)}`,
  'after thoughts': (reply) => `<think>{"evidence":[],"levels":[]} perhaps? {no</think>\n${json(reply)}`,
  'after thoughts whose beginning was swallowed': (reply) =>
    `The candidate [T02] did well.</think>\n\n${json(reply)}`,
  'in a final channel': (reply) =>
    `<|channel|>analysis<|message|>{"levels":[]}<|end|><|start|>assistant<|channel|>final<|message|>${json(reply)}`,
  'with a mark of byte order and other line ends': (reply) =>
    `\ufeff\r\n${JSON.stringify(reply, null, 1).replaceAll('\n', '\r\n')}\r\n`,
  'after a draft without anything in it': (reply) =>
    `${json(withItems(reply, []))}\nOn reflection:\n${json(reply)}`,
  'after half of it, begun anew': (reply) =>
    `${json(withItems(reply, itemsOf(reply).slice(0, 1)))}\n\nThat was not all:\n\n${json(reply)}`,
  'after the schema': (reply) =>
    `{"type":"object","properties":{"${listKey(reply)}":{"type":"array"}}}\n${json(reply)}`,
};

/** What the object is wrapped in. */
const wrapped: Readonly<Record<string, Write>> = {
  'in a list of one': (reply) => json([reply]),
  'under one key': (reply) => json({ result: reply }),
  'beside other keys': (reply) => json({ status: 'ok', notes: [], data: { response: reply } }),
  'as a call of a tool': (reply) => json({ name: 'reply', arguments: reply }),
  'as calls of tools, the arguments in a string': (reply) =>
    json({
      tool_calls: [{ id: 'call_1', type: 'function', function: { name: 'reply', arguments: json(reply) } }],
    }),
  'as a call of a function, in marks': (reply) =>
    `<tool_call>\n${json({ name: 'reply', arguments: reply })}\n</tool_call>`,
  'as parts of a message': (reply) => json([{ type: 'text', text: json(reply) }]),
  'in a string': (reply) => json(json(reply)),
  'in a string, in a fence': (reply) => `\`\`\`json\n${json(json(reply))}\n\`\`\``,
  'escaped without a string around': (reply) => json(json(reply)).slice(1, -1),
  'its list in a string': (reply) => json({ output: json(reply) }),
  'the list alone': (reply) => json(itemsOf(reply)),
  'the list under another key': (reply) => json({ items: itemsOf(reply) }),
  'an item a line': (reply) => itemsOf(reply).map(json).join('\n'),
  'items as strings': (reply) => json(eachItem(reply, json)),
};

/** How the object is written down. */
const notations: Readonly<Record<string, Write>> = {
  'with commas after the last': (reply) => written(reply, { last: ',' }),
  'in Python': (reply) => written(reply, { text: inPython, python: true }),
  'in curly quotes': (reply) => written(reply, { text: (words) => `“${words}”` }),
  'with bare keys': (reply) => written(reply, { key: (name) => name }),
  'without commas between items': (reply) => JSON.stringify(reply, null, 1).replaceAll('},', '}'),
  'with lines broken inside strings': (reply) =>
    json(
      renamed(
        reply,
        (key) => key,
        (words) => words.replace(/ (\w+ )/, '\n$1'),
      ),
    ).replaceAll('\\n', '\n'),
  'with comments': (reply) =>
    JSON.stringify(reply, null, 1)
      .replace('{\n', '{\n  // as asked, "{" and all\n')
      .replace('[', '[ /* [one] */'),
  'with keys asked for by nobody': (reply) =>
    json({
      overall: 10,
      ...eachItem(reply, (item) => ({ ...item, confidence: 0.9, score: '10/10' })),
      score: { total: 9 },
    }),
  'with keys in snake case': (reply) =>
    json(renamed(reply, (key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))),
  'with keys in capitals': (reply) => json(renamed(reply, (key) => key.toUpperCase())),
};

/** How its keys and values are written. */
const values: Readonly<Record<string, Write>> = {
  'criteria in capitals': respelt('criterion', (value) => String(value).toUpperCase()),
  'for and against with a capital': respelt('polarity', (value) => (value === 'for' ? 'For' : 'Against')),
  'for and against as positive and negative': respelt('polarity', (value) =>
    value === 'for' ? 'positive' : 'negative',
  ),
  'topics by their names': respelt('topicId', nameOf),
  'topics in words': respelt('topicId', (value) => String(value).replaceAll('_', ' ').toUpperCase()),
  'levels as strings': respelt('level', (value) => ` ${String(value)}.0 `),
  'levels of four': respelt('level', (value) => `${String(value)}/4`),
  'turns without the nought': respelt('turnId', (value) => `T${digitsOf(value)}`),
  'turns in small letters': respelt('turnId', (value) => String(value).toLowerCase()),
  'turns in words': respelt('turnId', (value) => `turn ${digitsOf(value)}`),
  'turns as numbers': respelt('turnId', (value) => Number(digitsOf(value))),
  'turns in brackets': respelt('turnId', (value) => `[${String(value)}]`),
  'turns left out': respelt('turnId', () => undefined),
  'turns as null': respelt('turnId', () => null),
  'turns told of': respelt('turnId', () => "the candidate's answer"),
  'evidence without the nought': respelt('evidenceIds', (ids) =>
    (ids as string[]).map((id) => `e${digitsOf(id)}`),
  ),
  'evidence as numbers': respelt('evidenceIds', (ids) => (ids as string[]).map((id) => Number(digitsOf(id)))),
  'evidence in one string': respelt('evidenceIds', (ids) => (ids as string[]).join(', ')),
  'notes and remarks as null': (reply) =>
    json(
      eachItem(reply, (item) => ({
        ...item,
        ...(item['note'] === undefined ? {} : { note: null }),
        ...(item['missing'] === '' ? { missing: null } : {}),
      })),
    ),
};

/** Replies whose content is read as if they had been sent plainly. */
export const readableReplies = { ...around, ...wrapped, ...notations, ...values };

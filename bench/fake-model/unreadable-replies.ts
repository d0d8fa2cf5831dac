import { eachItem, half, itemsOf, json, listKey, type Reply, withItems } from './reply-notation.ts';

const sorry = "I'm sorry, but I can't assist with rating people.";

/** Replies that are no content, by what is wrong with them; an `empty` list only whoever asked can judge. */
export const unreadableReplies = {
  cut: {
    'half of it': (reply) => half(json(reply), 0.6),
    'half of it, in a fence': (reply) => `\`\`\`json\n${half(JSON.stringify(reply, null, 1), 0.6)}`,
    'all of it but the last bracket of its list': (reply) =>
      json({ [listKey(reply)]: itemsOf(reply) }).slice(0, -2),
    'closed without the end of its list': (reply) =>
      json({ [listKey(reply)]: itemsOf(reply) }).replace(/\]\}$/, '}'),
    'half of the list alone': (reply) => half(json(itemsOf(reply)), 0.6),
    'an item a line, and half of one': (reply) => half(itemsOf(reply).map(json).join('\n'), 0.7),
    'half a tool call': (reply) => half(json({ name: 'reply', arguments: reply }), 0.6),
    'whole, then half of another': (reply) =>
      `${json(withItems(reply, itemsOf(reply).slice(0, 1)))}\nCorrected:\n${half(json(reply), 0.5)}`,
    'the rest left out': (reply) =>
      json(withItems(reply, itemsOf(reply).slice(0, 1))).replace('}]', '}, ...]'),
    'the rest left out in a comment': (reply) =>
      json(withItems(reply, itemsOf(reply).slice(0, 1))).replace('}]', '} // ... and so on\n]'),
    'thoughts without end': (reply) => `<think>I would say ${json(reply)} but`,
    'an analysis and no final channel': (reply) => `<|channel|>analysis<|message|>I would say ${json(reply)}`,
  },
  refused: {
    'a refusal': () => sorry,
    'a refusal with a typographic apostrophe': () => sorry.replaceAll("'", '’'),
    'a refusal in an object': () => json({ error: sorry }),
    'a refusal before an empty list': (reply) => `${sorry}\n${json({ [listKey(reply)]: [] })}`,
  },
  empty: {
    'an empty list': (reply) => json({ [listKey(reply)]: [] }),
    'an empty list with the reason': (reply) => json({ reason: 'nothing fits', [listKey(reply)]: [] }),
  },
  unreadable: {
    prose: () => 'The candidate did very well overall.',
    'nothing but spaces and a mark': () => ' \n.',
    'an object without anything': () => '{}',
    'a bare list without anything': () => '[]',
    null: () => 'null',
    'the list as a word': (reply) => json({ [listKey(reply)]: 'none' }),
    'the list as null': (reply) => json({ [listKey(reply)]: null }),
    'a list of words': (reply) => json(eachItem(reply, (item) => String(Object.values(item)[1]))),
    'items of another shape': (reply) => json(eachItem(reply, (item) => ({ about: Object.values(item) }))),
    'another object': () => '{"overall":10}',
    'the schema': (reply) =>
      json({ type: 'object', properties: { [listKey(reply)]: { type: 'array', items: {} } } }),
    'a table': (reply) =>
      itemsOf(reply)
        .map((item) => `| ${Object.values(item).map(String).join(' | ')} |`)
        .join('\n'),
    YAML: (reply) =>
      `${listKey(reply)}:\n${itemsOf(reply)
        .map(
          (item) =>
            `  - ${Object.entries(item)
              .map(([key, value]) => `${key}: ${String(value)}`)
              .join('\n    ')}`,
        )
        .join('\n')}`,
  },
} satisfies Record<string, Readonly<Record<string, (reply: Reply) => string>>>;

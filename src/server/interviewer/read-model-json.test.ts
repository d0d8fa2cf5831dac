import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { processorMs } from '#tests/fixtures/processor-time.ts';
import { readModelJson } from './read-model-json.ts';

const shape = z.object({ levels: z.array(z.unknown()) }).transform(({ levels }) => ({ items: levels }));
const good = '{"levels":[{"level":3}]}';
const value = { items: [{ level: 3 }] };

describe('the JSON of a model', () => {
  it.each([
    ['alone', good],
    ['in a fence', `\`\`\`json\n${good}\n\`\`\``],
    ['in a fence without a name', `\`\`\`\n${good}\n\`\`\``],
    ['with prose around it', `Here are the marks you asked for:\n${good}\nI hope this helps!`],
    ['after an object of another shape', `{"note":"thinking {hard}"} so: ${good}`],
    ['after braces that are no JSON', `The set {a, b} is fine. ${good}`],
    ['after a brace that never closes', `So { it is: ${good}`],
    ['after thoughts', `<think>Maybe {"levels":[]}? No.</think>${good}`],
    ['after a byte order mark and lines', `\ufeff\n\n  ${good}`],
    ['in the last of several', `{"levels":[]} or {"levels":[{"level":1}]}, no: ${good}`],
    ['after a wrapper that does not end', `{"result": ${good}`],
    ['in a wrapper in a wrapper', `{"data":[{"reply":${good}}]}`],
    ['in the arguments of a call', `{"name":"f","arguments":${JSON.stringify(good)}}`],
    ['in a string', JSON.stringify(good)],
    ['with quotes inside a string', '{"note":"she said "why?" twice","levels":[{"level":3}]}'],
    ['with other slips of notation', "{'note': None, levels: [{'level': 3,},],} // done"],
    ['with keys nobody asked for', '{"overall":10,"levels":[{"level":3}],"score":"10/10"}'],
  ])('%s is read', (_name, reply) => {
    expect(readModelJson(reply, shape)).toEqual({ ok: true, value });
  });

  it.each([
    ['nothing', '', 'unreadable'],
    ['prose', 'All levels are good.', 'unreadable'],
    ['an apology', "I'm sorry, but I cannot assist with grading people.", 'refused'],
    ['half an object', good.slice(0, 15), 'cut'],
    ['half of another after it', `${good} and then {"levels":[{"lev`, 'cut'],
    ['half an object in single quotes', "{'levels': [{'level': 3}, {'lev", 'cut'],
    ['items left out', '{"levels":[{"level":3}, ...]}', 'cut'],
    ['thoughts that do not end', `<think>perhaps ${good}`, 'cut'],
    ['an apology with an empty list', `I’m sorry, I can’t do that. {"levels":[]}`, 'refused'],
    ['an apology in an object', '{"error":"I cannot help with this."}', 'refused'],
    ['what a text quotes', '{"quote":"{\\"levels\\":[{\\"level\\":4}]}","note":""}', 'unreadable'],
    ['half a string', '{"levels":["a', 'cut'],
    ['a list', '[1,2,3]', 'unreadable'],
    ['another shape', '{"levels":"high"}', 'unreadable'],
    ['no end of braces', '{'.repeat(100_000), 'cut'],
    ['far too much', `${'x'.repeat(400_000)}${good}`, 'unreadable'],
  ])('%s is told apart', (_name, reply, problem) => {
    const read = readModelJson(reply, shape);
    expect(read).toMatchObject({ ok: false, problem });
    expect(read.ok ? '' : read.detail).toMatch(/^.{5,400}$/s);
  });

  it.each([
    ['commas that are missing', `{"a":${'"x" '.repeat(90_000)}}`],
    ['quotes that are left open', `{'a':'${"x' ".repeat(100_000)}'}`],
    ['brackets in brackets', `${'['.repeat(190_000)}${']'.repeat(190_000)}`],
    ['spaces', `{"a"${' '.repeat(390_000)}b`],
  ])('takes no long time over many %s', (_name, reply) => {
    const took = processorMs(() => expect(readModelJson(reply, shape).ok).toBe(false), 5_000);
    expect(took).toBeLessThan(5_000);
  });

  it('says where a shape is wrong', () => {
    const read = readModelJson('{"levels":"high"}', shape);
    expect(read.ok ? '' : read.detail).toMatch(/levels/);
  });

  it('leaves nothing in a string that no database stores', () => {
    const reply = '{"levels":["a\\u0000b","\\ud83d","\\ud83d\\ude00"]}';
    expect(readModelJson(reply, shape)).toEqual({ ok: true, value: { items: ['ab', '\ufffd', '😀'] } });
  });
});

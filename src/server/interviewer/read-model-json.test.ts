import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readModelJson, soundItems, wholeNumber } from './read-model-json.ts';

const shape = z.object({ levels: z.array(z.unknown()) });
const good = '{"levels":[{"level":3}]}';
const value = { levels: [{ level: 3 }] };

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
    ['with keys nobody asked for', '{"overall":10,"levels":[{"level":3}],"score":"10/10"}'],
  ])('%s is read', (_name, reply) => {
    expect(readModelJson(reply, shape)).toEqual({ ok: true, value });
  });

  it.each([
    ['nothing', '', 'unreadable'],
    ['prose', 'All levels are good.', 'unreadable'],
    ['an apology', "I'm sorry, but I cannot assist with grading people.", 'refused'],
    ['half an object', good.slice(0, 15), 'cut'],
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

  it('says where a shape is wrong', () => {
    const read = readModelJson('{"levels":"high"}', shape);
    expect(read.ok ? '' : read.detail).toMatch(/levels/);
  });

  it('leaves nothing in a string that no database stores', () => {
    const reply = '{"levels":["a\\u0000b","\\ud83d","\\ud83d\\ude00"]}';
    expect(readModelJson(reply, shape)).toEqual({ ok: true, value: { levels: ['ab', '\ufffd', '😀'] } });
  });

  it('reads whole numbers that come as strings, and nothing that is none', () => {
    const item = z.object({ level: wholeNumber(0, 4) });
    const given = [0, 4, '3', ' 2 ', '1.0', 5, -1, 2.5, '2.5', 'high', '', null, true, [3]];
    const { sound, dropped } = soundItems(
      given.map((level) => ({ level })),
      item,
    );
    expect(sound.map((one) => one.level)).toEqual([0, 4, 3, 2, 1]);
    expect(dropped).toBe(9);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SpeakDirective } from '#core/interview/directive.ts';
import {
  good,
  heard,
  draft,
  followUp,
  type Reply,
  ScriptedModel,
  speakerWith,
} from '#tests/fixtures/scripted-model.ts';
import type { Worded } from './speaker.ts';

describe('words that pass', () => {
  it('are the model’s', async () => {
    const model = new ScriptedModel(good);
    expect(await speakerWith(model).say()).toEqual({ text: good, worded: { by: 'model' } });
    expect(model.tasks[0]).not.toHaveProperty('draft');
    expect(model.tasks[0]).toMatchObject({ hooks: [expect.anything(), expect.anything()] });
  });

  it('may hold the first name, though the model was not told it', async () => {
    const [first = ''] = followUp().state.setting?.candidateName.split(' ') ?? [];
    const named = `Forty hours, ${first}. Who counted those hours?`;
    const model = new ScriptedModel(named);
    expect(await speakerWith(model).say()).toEqual({ text: named, worded: { by: 'model' } });
    expect(JSON.stringify(model.prompts)).not.toContain(first);
  });

  it('are heard sentence by sentence, before the model goes on', async () => {
    const order: string[] = [];
    const model = new ScriptedModel(async function* () {
      yield 'Forty hours.';
      yield ' Who';
      order.push('the model goes on');
      yield ' counted those hours?';
    });
    const words = speakerWith(model).utter();
    const first = await words.next();
    order.push('heard');
    expect(first.value).toBe('Forty hours.');
    expect((await heard(words)).worded).toEqual({ by: 'model' });
    expect(order).toEqual(['heard', 'the model goes on']);
  });

  it('end with the question; the rest is read unheard, so that the call is counted whole', async () => {
    const read = Promise.withResolvers<void>();
    const model = new ScriptedModel(async function* () {
      yield `${good} `;
      yield 'And what about the clerks, how do they feel, and why?';
      read.resolve();
    });
    expect(await speakerWith(model).say()).toEqual({ text: good, worded: { by: 'model' } });
    await read.promise;
  });

  it('end with the question; a model that does not come to its end is given up', async () => {
    const given = Promise.withResolvers<void>();
    const model = new ScriptedModel(async function* (signal) {
      signal.addEventListener('abort', () => given.resolve());
      yield `${good} `;
      await given.promise;
    });
    expect(await speakerWith(model).say()).toEqual({ text: good, worded: { by: 'model' } });
    await given.promise;
  });
});

describe('words that are not fit', () => {
  it('are asked for once more, with the reason', async () => {
    const model = new ScriptedModel('Great answer! Who counted those hours?', good);
    expect(await speakerWith(model).say()).toEqual({ text: good, worded: { by: 'model' } });
    expect(model.tasks[1]).toMatchObject({ wrongBefore: expect.stringContaining('praised'), draft });
    expect(model.tasks[1]).not.toHaveProperty('alreadySaid');
  });

  it('twice leave the turn to the offline panel', async () => {
    const model = new ScriptedModel('Great answer! Who counted those hours?');
    expect(await speakerWith(model).say()).toEqual({
      text: draft,
      worded: { by: 'offline', because: 'guards' },
    });
    expect(model.prompts).toHaveLength(2);
  });

  it('after a sentence that was heard are continued', async () => {
    const model = new ScriptedModel('Forty hours. At Infosys they lost 900.', 'Who counted those hours?');
    expect(await speakerWith(model).say()).toEqual({ text: good, worded: { by: 'model' } });
    expect(model.tasks[1]).toMatchObject({ alreadySaid: 'Forty hours.' });
  });

  it('after a sentence that was heard do not say it again', async () => {
    const model = new ScriptedModel('Forty hours. At Infosys they lost 900.', good);
    expect(await speakerWith(model).say()).toEqual({ text: good, worded: { by: 'model' } });
  });

  it('after a sentence that was heard, twice, end with the planned question', async () => {
    const model = new ScriptedModel('Forty hours. At Infosys they lost 900.', 'Well done. Who counted them?');
    const { text, worded } = await speakerWith(model).say();
    expect(text.startsWith('Forty hours. ')).toBe(true);
    expect(draft.toLowerCase().endsWith(text.slice('Forty hours. '.length).toLowerCase())).toBe(true);
    expect(worded).toEqual({ by: 'offline', because: 'guards' });
  });

  it('whatever they are and however they come, leave one question', async () => {
    const pieces = fc.array(
      fc.oneof(
        fc.constantFrom(
          'Forty hours. ',
          'Who counted ',
          'those hours? ',
          'Great! ',
          '1,900 ',
          'Infosys ',
          '“',
          '\n',
          '*',
        ),
        fc.string({ maxLength: 12, unit: 'grapheme' }),
      ),
      { maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(pieces, pieces, async (first, second) => {
        const reply = (words: string[]): Reply =>
          async function* () {
            yield* words;
          };
        const { text, worded } = await speakerWith(new ScriptedModel(reply(first), reply(second))).say();
        if (worded.by === 'offline' && text !== draft)
          expect(draft.toLowerCase()).toContain(text.split('. ').at(-1)?.toLowerCase());
        expect(text).toMatch(/[?.!]["”’]?$/);
        expect((text.match(/\?/g) ?? []).length).toBeLessThanOrEqual(1);
        expect(text).not.toMatch(/Great|Infosys|1,900/);
      }),
      { numRuns: 60, examples: [[['1', 'Infosys ', '“', 'Forty hours. '], []]] },
    );
  });
});

describe('words that leave the plan (rule PACE-7)', () => {
  const own = 'I rejected the cheaper option';
  const [turnId = ''] = followUp().state.turns.flatMap(({ id, role }) => (role === 'candidate' ? [id] : []));
  const leaving = (quote: string, turn = turnId) =>
    `HOOK ${JSON.stringify({ turn, quote })}\nThe cheaper option. What spoke for it?`;
  const question = 'The cheaper option. What spoke for it?';

  it('follow up what the candidate said, and say what it was', async () => {
    const model = new ScriptedModel(leaving(own));
    expect(await speakerWith(model).say({ tactic: undefined, interjects: undefined } as never)).toEqual({
      text: question,
      worded: { by: 'model', offPlan: { turnId, quote: own } },
    });
    expect(model.tasks[0]).toMatchObject({ mayLeavePlan: true });
  });

  it.each([
    ['words nobody said', leaving('I rejected the dearer option')],
    ['words of another turn', leaving(own, 'T01')],
    ['two words', leaving('cheaper option')],
    ['no JSON', `HOOK ${own}\n${question}`],
    ['no question', `HOOK ${own}`],
  ])('with %s are asked for again, on the plan', async (_, reply) => {
    const model = new ScriptedModel(reply, good);
    const said = await speakerWith(model).say({ tactic: undefined, interjects: undefined } as never);
    expect(said).toEqual({ text: good, worded: { by: 'model' } });
    expect(model.tasks[1]).not.toHaveProperty('mayLeavePlan');
    expect(model.tasks[1]).toMatchObject({ wrongBefore: expect.stringContaining('plan') });
  });

  it('pass the same guards', async () => {
    const model = new ScriptedModel(leaving(own).replace('The cheaper', 'Impressive, that cheaper'));
    expect(await speakerWith(model).say({ tactic: undefined, interjects: undefined } as never)).toEqual({
      text: draft,
      worded: { by: 'offline', because: 'guards' },
    });
  });

  it('are not found where a tactic is due', async () => {
    const model = new ScriptedModel(leaving(own), good);
    expect((await speakerWith(model).say({ tactic: 'disbelief' })).text).toBe(good);
  });
});

describe('words a model may not find', () => {
  it.each<[Partial<SpeakDirective>, Worded['because']]>([
    [{ script: 'redirect', move: 'redirect' }, 'scripted'],
    [{ move: 'nudge', tactic: 'silence' }, 'scripted'],
    [{ topicId: 'closing', move: 'closing' }, 'scripted'],
  ])('%o are said as written', async (part, because) => {
    const model = new ScriptedModel(good);
    expect(await speakerWith(model).say(part)).toEqual({ text: draft, worded: { by: 'offline', because } });
    expect(model.prompts).toEqual([]);
  });
});

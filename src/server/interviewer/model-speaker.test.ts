import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SpeakDirective, wayOf } from '#core/interview/directive.ts';
import { runs } from '#tests/fixtures/property-seed.ts';
import {
  good,
  heard,
  draft,
  followUp,
  type Reply,
  ScriptedModel,
  speakerWith,
  twoWays,
} from '#tests/fixtures/scripted-model.ts';
import { mayReword } from '#core/interview/prompt/may-reword.ts';
import { ModelFailure } from './language-model.ts';
import type { Piece, Worded } from './speaker.ts';

describe('words that pass', () => {
  it('are the model’s', async () => {
    const model = new ScriptedModel(good);
    expect(await speakerWith(model).say()).toEqual({ text: good, worded: { by: 'model' } });
    expect(model.tasks[0]).not.toHaveProperty('draft');
    expect(model.tasks[0]).toHaveProperty('answer');
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
    expect(model.tasks[1]).toMatchObject({ wrongBefore: expect.stringContaining('praised') });
    expect(model.tasks[1]).not.toHaveProperty('draft');
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
    expect(model.says(model.tasks[1]?.['alreadySaid'])).toBe('Forty hours.');
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
      { numRuns: runs(60), examples: [[['1', 'Infosys ', '“', 'Forty hours. '], []]] },
    );
  });
});

describe('a turn that may stay or go (rule PACE-7)', () => {
  const { directive, other, state } = twoWays();
  const stay = 'STAY The cheaper option. What spoke for it?';
  const lead = 'GO Leave the ledger now. Why an MBA, and why this year?';
  /** What is said, and whether the sign of the other way came before it. */
  async function chosen(model: ScriptedModel) {
    const words = speakerWith(model).choose({ directive, state });
    const pieces: Piece[] = [];
    for (;;) {
      const next = await words.next();
      if (next.done) return { pieces, worded: next.value };
      pieces.push(next.value);
    }
  }

  it('is one call, told of both ways and how the time stands', async () => {
    const model = new ScriptedModel(stay);
    await chosen(model);
    expect(model.prompts).toHaveLength(1);
    expect(model.tasks[0]).toMatchObject({
      choose: { stay: { seeks: expect.any(String) }, go: { topic: expect.any(String) } },
      minutesLeft: expect.any(Number),
      thread: { questions: 1 },
    });
    expect(model.tasks[0]?.['stillToCome']).not.toEqual([]);
  });

  it('stays, in words that follow the answer', async () => {
    const { pieces, worded } = await chosen(new ScriptedModel(stay));
    expect(pieces.filter((piece) => typeof piece === 'string').join('')).toBe(stay.slice(5));
    const turns = wayOf(other) === 'stay';
    expect(worded).toEqual({ by: 'model', ...(turns ? { turned: true } : {}) });
    expect(pieces.some((piece) => typeof piece !== 'string')).toBe(turns);
  });

  it('goes, in the words of the other way or in those that are written', async () => {
    const { pieces, worded } = await chosen(new ScriptedModel(lead));
    const going = wayOf(directive) === 'go' ? directive : other;
    const free = mayReword(going) === 'free';
    expect(pieces.filter((piece) => typeof piece === 'string').join('')).toBe(
      free ? lead.slice(3) : going.draft,
    );
    expect(worded.turned ?? false).toBe(going === other);
    if (going === other) expect(pieces[0]).toEqual({ turned: true });
  });

  it('asked again keeps to the way it took', async () => {
    const model = new ScriptedModel(
      'STAY Great answer! What spoke for it?',
      'The cheaper option. What spoke for it?',
    );
    expect((await chosen(model)).worded).toMatchObject({ by: 'model' });
    expect(model.tasks[1]).not.toHaveProperty('choose');
    expect(model.tasks[1]).toMatchObject({ move: expect.stringMatching(/^(?:probe|challenge)/) });
  });

  it('is said as planned where the model fails', async () => {
    const { pieces, worded } = await chosen(new ScriptedModel(new ModelFailure('unavailable')));
    expect(pieces.filter((piece) => typeof piece === 'string').join('')).toBe(directive.draft);
    expect(worded).toEqual({ by: 'offline', because: 'unavailable' });
  });
});

describe('words a model may not find', () => {
  it.each<[Partial<SpeakDirective>, Worded['because']]>([
    [{ script: 'injection', move: 'remark' }, 'scripted'],
    [{ move: 'nudge', tactic: 'silence' }, 'scripted'],
    [{ topicId: 'closing', move: 'closing' }, 'scripted'],
  ])('%o are said as written', async (part, because) => {
    const model = new ScriptedModel(good);
    expect(await speakerWith(model).say(part)).toEqual({ text: draft, worded: { by: 'offline', because } });
    expect(model.prompts).toEqual([]);
  });
});

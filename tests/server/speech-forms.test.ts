import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SpeechForm, speechForms, thought } from '../../bench/fake-model/speech-forms.ts';
import { openGate } from '#core/interview/guards/gate.ts';
import { guardContext } from '#core/interview/guards/guard-context.ts';
import { ThinkingFilter } from '#server/interviewer/model/thinking-filter.ts';
import { runs } from '#tests/fixtures/property-seed.ts';
import { followUp, good } from '#tests/fixtures/scripted-model.ts';

const { directive, state } = followUp();
const context = guardContext(state, directive, []);
const speaker = context.tableNames?.speaker ?? '';
const other = state.panel.find((member) => member.name !== speaker)?.name ?? '';
const sent = (form: SpeechForm): string => form.send(good, speaker, other);

/** What is said of a reply that comes in these pieces, as the product hears it. */
function heard(pieces: readonly string[], { opensInThought = false }: { opensInThought?: boolean }) {
  const filter = new ThinkingFilter({ opensInThought, plainWords: true });
  const gate = openGate(context);
  const words = pieces.map((piece) => filter.push(piece));
  for (const part of [...words, filter.finish(false)]) gate.push(part);
  gate.finish();
  return { said: gate.said, complete: gate.complete, words: words.join('') };
}

const cut = (text: string, at: readonly number[]): string[] => {
  const places = [...new Set(at.map((n) => n % (text.length + 1)))].toSorted((a, b) => a - b);
  return [0, ...places].map((from, i) => text.slice(from, places[i] ?? text.length));
};

describe('a line that a model sends', () => {
  it.each(speechForms.filter((form) => form.heard).map((form) => [form.name, form] as const))(
    'in %s is heard as it is',
    (_name, form) => {
      expect(heard([sent(form)], form)).toMatchObject({ said: good, complete: true });
    },
  );

  it.each(speechForms.filter((form) => !form.heard).map((form) => [form.name, form] as const))(
    'in %s is not taken for one',
    (_name, form) => {
      expect(heard([sent(form)], form).complete).toBe(false);
    },
  );

  it('comes in at least 34 forms, all different', () => {
    expect(new Set(speechForms.map(sent)).size).toBeGreaterThanOrEqual(34);
    expect(new Set(speechForms.map(({ name }) => name)).size).toBe(speechForms.length);
  });
});

const forms = fc.constantFrom(...speechForms);
const cuts = fc.array(fc.nat(), { maxLength: 30 });

describe('in whatever form', () => {
  it('the same is heard however the stream is cut', () => {
    fc.assert(
      fc.property(forms, cuts, (form, at) => {
        const whole = heard([sent(form)], form);
        for (const pieces of [cut(sent(form), at), sent(form).split('')]) {
          const { said, complete } = heard(pieces, form);
          expect({ said, complete }, form.name).toEqual({ said: whole.said, complete: whole.complete });
        }
      }),
      { numRuns: runs(600) },
    );
  });

  it('cut in two at any place, the same is heard', () => {
    for (const form of speechForms) {
      const text = sent(form);
      const { said } = heard([text], form);
      for (let at = 1; at < text.length; at++)
        expect(heard([text.slice(0, at), text.slice(at)], form).said, `${form.name} at ${at}`).toBe(said);
    }
  });

  it('nothing that was thought is heard, and of what is marked nothing even reaches the guards', () => {
    const inner = thought.split(' ').slice(-3).join(' ');
    for (const form of speechForms) {
      const { said, words } = heard(sent(form).split(''), form);
      expect(said, form.name).not.toContain(inner);
      if (!sent(form).startsWith('{')) expect(words, form.name).not.toContain(inner);
    }
  });
});

const marks = [
  '<think>',
  '</think>',
  '<|channel|>analysis',
  '<|channel|>final',
  '<|message|>',
  '[THINK]',
  '[/THINK]',
  '<|end|>',
  '<b>',
  '<',
  '[',
  '`',
  '\n',
  'Thought:',
  '\nAnswer:',
  'words ',
  '<|start|>assistant',
];
/** Marks of every kind, in any order, with words that are thought wherever a mark was opened and not closed. */
const soup = fc.array(fc.constantFrom(...marks), { maxLength: 14 }).map((parts) => parts.join(''));

describe('any text', () => {
  const filtered = (pieces: readonly string[], opensInThought: boolean, isCut: boolean): string => {
    const filter = new ThinkingFilter({ opensInThought, plainWords: true });
    const words = pieces.map((piece) => filter.push(piece)).join('');
    return words + filter.finish(isCut);
  };

  it('loses the same however it is cut', () => {
    fc.assert(
      fc.property(soup, cuts, fc.boolean(), fc.boolean(), (text, at, opens, isCut) => {
        const whole = filtered([text], opens, isCut);
        expect(filtered(cut(text, at), opens, isCut)).toBe(whole);
        expect(filtered(text.split(''), opens, isCut)).toBe(whole);
      }),
      { numRuns: runs(2_000) },
    );
  });

  it('without marks loses nothing', () => {
    const plain = fc.string({ maxLength: 80 }).filter((text) => !/[<[◁:`]|^\s*analysis/i.test(text));
    fc.assert(
      fc.property(plain, cuts, (text, at) => {
        expect(filtered(cut(text, at), false, false)).toBe(text);
      }),
    );
  });

  it('that opens in thought and is cut off there is all thought', () => {
    expect(filtered([thought], true, true)).toBe('');
    expect(filtered([thought], true, false)).toBe(thought);
  });

  it('whose end mark comes unannounced shows that its words were thought', () => {
    const filter = new ThinkingFilter({ opensInThought: false, plainWords: true });
    expect(filter.push(`${thought} </think> ${good}`)).not.toBe('');
    expect(filter.unopened).toBe(true);
    const switchedOff = new ThinkingFilter({ opensInThought: false, plainWords: true });
    expect(switchedOff.push(`\n</think>\n\n${good}`) + switchedOff.finish(false)).toContain(good);
    expect(switchedOff.unopened).toBe(false);
  });
});

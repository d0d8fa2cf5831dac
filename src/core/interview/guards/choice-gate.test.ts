import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '#tests/fixtures/property-seed.ts';
import { guardContext } from './guard-context.ts';
import { openChoiceGate } from './choice-gate.ts';
import { followUp } from '#tests/fixtures/scripted-model.ts';

const { directive, state } = followUp();
const context = guardContext(state, directive, []);
const gateOf = (written: 'alone' | 'led_to' | null = null) =>
  openChoiceGate({ way: 'stay', context, written }, { way: 'go', context, written: null });
const question = 'Forty hours. Who counted those hours?';

it.each([
  [`STAY ${question}`, 'stay'],
  [`GO ${question}`, 'go'],
  [`GO\n${question}`, 'go'],
  [`**GO** ${question}`, 'go'],
  [`"STAY": ${question}`, 'stay'],
  [`Prof. Bhalla: GO ${question}`, 'go'],
  [`\`\`\`\nGO ${question}\n\`\`\``, 'go'],
  [JSON.stringify({ speaker: 'Bhalla', line: `GO ${question}` }), 'go'],
  [`Go on. Who counted those hours?`, 'stay'],
  [question, 'stay'],
])('%s goes the way it names, else as planned', (reply, way) => {
  fc.assert(
    fc.property(fc.array(fc.nat(reply.length), { maxLength: 6 }), (cuts) => {
      const gate = gateOf();
      const places = [0, ...cuts.toSorted((a, b) => a - b), reply.length];
      const said = places.slice(1).map((end, at) => gate.push(reply.slice(places[at], end)));
      expect(said.join('') + gate.finish()).toMatch(/Who counted those hours\?$/);
      expect(gate.way).toBe(way);
      expect(gate.said).not.toMatch(/STAY|GO/);
    }),
    { numRuns: runs(40) },
  );
});

it.each([
  ['STAY', 'stay'],
  ['GO.', 'go'],
])('%s alone names its way and says nothing', (reply, way) => {
  const gate = gateOf();
  expect(gate.push(reply) + gate.finish()).toBe('');
  expect(gate.way).toBe(way);
});

it('takes no words on a way that has its own', () => {
  const gate = gateOf('alone');
  expect(gate.push(`STAY ${question}`)).toBe('');
  expect(gate.isWritten).toBe(true);
});

it.each([
  ['Leave the ledger for a moment. And now?', 'Leave the ledger for a moment.'],
  ['Leave the ledger for a moment.', 'Leave the ledger for a moment.'],
  ['', ''],
  ['Great answer about the ledger. Now this.', ''],
  ['Who counted those hours?', ''],
  ['At Infosys they lost 900 of them in a year.', ''],
  ['Leave the ledger now', ''],
])('lets one short sentence lead over to words that are written: %s', (reply, led) => {
  const gate = gateOf('led_to');
  expect(gate.push(`STAY ${reply}`) + gate.finish()).toBe(led);
  expect(gate.isWritten).toBe(true);
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rubricHash } from '#core/scoring/rubric.ts';
import { type Agreement, alone, contrasts, injectionLift, ofRated, ofTiers, tiersApart } from './measure.ts';
import { offTopicFound } from './measure-off-topic.ts';
import { readForeignGold, readOwnGold } from './read-gold.ts';

const { values } = parseArgs({
  options: { data: { type: 'string' }, save: { type: 'boolean', default: false } },
});
const here = import.meta.dirname;
const fixed = (value: number): string => value.toFixed(2);

function row(name: string, found: Agreement): Record<string, string | number> {
  return {
    set: name,
    answers: found.answers,
    Spearman: fixed(found.spearman),
    'word count': fixed(found.wordCount),
    'partial (length out)': fixed(found.partial),
    Kendall: fixed(found.kendall),
    QWK: fixed(found.kappa),
    MAE: fixed(found.mae),
    bias: fixed(found.bias),
  };
}

const own = readOwnGold(join(here, 'gold'));
const foreign = values.data === undefined ? undefined : readForeignGold(values.data);
const agreements = [row('own tiers', ofTiers(own.tiered))];
if (foreign) agreements.push(row('given tiers', ofTiers(foreign.tiered)));
if (foreign && foreign.rated.length > 0)
  agreements.push(row('given silver ratings', ofRated(foreign.rated, 'introduction')));
console.log(
  `Offline assessor, rubric ${rubricHash}. Tiers are intended, not rated by people; "word count" is what counting words alone reaches.`,
);
console.table(agreements);

const apart = { own: tiersApart(own.tiered), ...(foreign ? { given: tiersApart(foreign.tiered) } : {}) };
for (const [name, found] of Object.entries(apart)) {
  console.log(
    `Neighbouring tiers told apart (${name}): ${found.apart} of ${found.of}${found.together.length > 0 ? `; not: ${found.together.join(', ')}` : ''}`,
  );
}
const lift = injectionLift([...own.adversarial, ...(foreign?.adversarial ?? [])], own.tiered);
console.log(`Injection lift over ${lift.pairs} pairs: mean ${fixed(lift.mean)}, most ${fixed(lift.max)}`);
const offTopic = {
  own: offTopicFound(own.tiered),
  ...(foreign ? { given: offTopicFound(foreign.tiered) } : {}),
};
console.log('Answers given to the questions of other topics:');
console.table(
  Object.entries(offTopic).map(([name, found]) => ({
    set: `off-topic, ${name}`,
    'own question': found.matched,
    'wrongly held': found.wronglyHeld.length,
    'mean score': fixed(found.meanMatched),
    'other question': found.swapped,
    'share held': fixed(found.heldShare),
    'mean score there': fixed(found.meanSwapped),
  })),
);
const pairs = contrasts(own.pairs);
console.log(
  `Contrast pairs: ${pairs.filter((pair) => pair.holds).length} of ${pairs.length} move as they should`,
);
console.table(pairs);
const turns = alone([...own.adversarial, ...(foreign?.adversarial ?? [])]);
console.table(turns);

if (values.save) {
  mkdirSync(join(here, 'results'), { recursive: true });
  writeFileSync(
    join(here, 'results', 'latest.json'),
    `${JSON.stringify({ rubricHash, agreements, apart, lift, offTopic, pairs, turns }, null, 2)}\n`,
  );
}

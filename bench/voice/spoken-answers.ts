/** Where a candidate pauses: after a word that leads on, elsewhere in a sentence, or where one ends. */
export type PausePlace = 'leading on' | 'mid-sentence' | 'sentence end';

/** What is said, and the pauses in it, in seconds. */
export type SpokenPart = { say: string } | { pauseSeconds: number; place: PausePlace };

const places: Readonly<Record<string, PausePlace>> = {
  '~': 'leading on',
  '/': 'mid-sentence',
  '|': 'sentence end',
};
const pausesEach = 2;
const [shortest, longest] = [0.5, 4];

/** Answers of fictional candidates, with the places where one may stop to think: ~ after a word that leads on, / elsewhere in a sentence, | where one ends. */
const answers = [
  'I joined the plant because ~ my uncle had worked there. | The first year / was only night shifts. | After that I asked for the quality desk.',
  'We were four people in the team. | I wrote the plan and ~ the others / checked the figures. | It took us three weeks.',
  'My marks fell in the fourth semester. | My father was in hospital, and ~ I travelled home / every weekend. | I passed all the papers in the end.',
  'I want to study management because ~ I have reached the limit of what I can do alone. | In five years / I would like to run a warehouse.',
  'The customer called on a Friday. | He said that ~ the machine had stopped / for the third time. | I drove there the same evening.',
  'I do not agree with that. | The price of diesel went up, but ~ our trucks were half empty / before that as well. | So the cause was our own planning.',
  'The hardest part was ~ telling my manager. | I had made the mistake / and nobody had noticed it. | She asked me to write it down.',
  'I teach mathematics to children in my street. | It began with ~ two boys from the next house. | Now there are eleven / on most Sundays.',
  'We tested the pump for ninety days. | On the first farm / it failed because ~ the filter was wrong. | We changed it and it ran.',
  'I would first ask the drivers. | They know which ~ routes are slow / and at what hour. | Then I would look at the data.',
  'My brother runs a small shop. | I made him a sheet where ~ he could see his stock. | He uses it / every evening after closing.',
  'The budget was one lakh. | We spent eighty thousand on ~ the hall and the food. | The rest / we gave back to the college.',
  'I left the company after two years. | The work was good, but ~ there was nothing new / to learn any more.',
  'Inflation means that ~ prices rise in general. | If only onions are dear / that is something else. | Wages follow later.',
  'I counted the complaints for a month. | Two out of three came from ~ one supplier. | I showed the list / to my head of department.',
  'My strength is that ~ I finish what I begin. | My weakness is / that I do not ask for help early. | I am working on it.',
  'I play the drums in a temple group. | We practise on ~ Tuesdays and Fridays. | It has taught me / to listen to others.',
  'The strike lasted nine days. | I stood between the ~ workers and the owner. | Both of them / were angry with me at first.',
  'I read the newspaper every morning. | Last week there was a report about ~ ground water in Punjab. | The level has fallen / by ten metres in some villages.',
  'I chose arts after the twelfth. | Everybody in my family is ~ an engineer. | They asked me / what I would do with history.',
  'We sold forty units in the first month. | Then it stopped, because ~ the shops did not order again. | We had never asked / who bought the first ones.',
  'I would say no to the offer. | The money is good, but ~ the work has nothing to do with my plan. | I would thank them / and explain it.',
  'The audit found three errors. | Two were mine, and ~ I corrected them that night. | The third / was in an old template.',
  'Leadership for me is ~ being there when it goes wrong. | In our flood camp / nobody wanted the night duty. | I took the first week.',
  'I have applied to four schools. | Yours is the one where ~ I can study operations / with people from a plant. | The others are strong in finance.',
] as const;

/** Numbers of 0 to 1 that are the same in every run (mulberry32). */
function seededNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** So many answers, each with two pauses of half a second to four seconds at places drawn by a fixed seed; the same in every run. */
export function thinkingAnswers(count: number): SpokenPart[][] {
  const next = seededNumbers(15);
  return Array.from({ length: count }, (_, at) => {
    const pieces = (answers[at % answers.length] ?? '').split(/\s*([~/|])\s*/);
    const marks = pieces.map((_piece, index) => index).filter((index) => index % 2 === 1);
    const paused = new Set(
      marks
        .map((index) => ({ index, drawn: next() }))
        .toSorted((a, b) => a.drawn - b.drawn)
        .slice(0, pausesEach)
        .map(({ index }) => index),
    );
    return pieces.reduce<SpokenPart[]>((parts, piece, index) => {
      const place = places[piece];
      if (place && paused.has(index))
        return [...parts, { place, pauseSeconds: shortest + next() * (longest - shortest) }];
      if (place) return parts;
      const last = parts.at(-1);
      return last && 'say' in last
        ? [...parts.slice(0, -1), { say: `${last.say} ${piece}` }]
        : [...parts, { say: piece }];
    }, []);
  });
}

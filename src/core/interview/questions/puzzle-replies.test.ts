import { describe, expect, test } from 'vitest';
import { readConclusion } from '#core/answers/puzzle/read-conclusion.ts';
import { questionBank } from './question-bank.ts';

type Reply = readonly [stem: string, text: string];

const wrongFirst: readonly Reply[] = [
  [
    'bird_and_trains',
    'It flies until they meet. The distance is 60 and speed is 75, so I will take 0.8 hours. Then it comes to 60 kilometres only.',
  ],
  ['bird_and_trains', 'It is 60 km, not 75.'],
  [
    'bird_and_trains',
    'The bird flies at seventy-five until they meet, so it must be less than seventy-five kilometres. I say fifty.',
  ],
  ['bird_and_trains', 'Speed is 75.'],
  ['bridge_at_night', 'It cannot be 10, 12, 15 or 17. So I say one thousand.'],
  ['bridge_at_night', 'Seventeen people could not do it; I say one thousand minutes.'],
  [
    'bridge_at_night',
    'First I got seventeen minutes, but no, that is wrong, one has to come back, so it is nineteen.',
  ],
  ['trailing_zeros', 'It cannot be 24. I say 20.'],
  ['trailing_zeros', 'The price would be 24 rupees for one pen and 48 for two.'],
  ['trailing_zeros', 'Maybe 20, maybe 22, maybe 24, sir.'],
  ['lockers', 'I tried ten lockers and could not see any pattern.'],
  ['lockers', 'Locker 10 is open, so is 20. I would say fifty.'],
  ['handshakes', '12 into 11 is 132, so there were 132 people.'],
  ['two_heads', 'On a dice six comes once in six. For the coin I say four tosses.'],
  ['last_digit', 'Seven squared ends in 9, seven cubed in 3. So it is 3.'],
  ['digit_seven', '1000 minus 729 is 271, but that has to be doubled, so 542.'],
  ['heavy_coin', 'I put two on each side, and so on. Three weighings.'],
  ['clock_angle', 'It moves 7.5 degrees in fifteen minutes, so they are together, zero degrees.'],
  ['average_speed', 'Some people say 48. The average is 50.'],
  [
    'milk_and_water',
    'After the first round 36 and after the second 32.4 is what the formula gives, but I believe 32.',
  ],
];

const rightFirst: readonly Reply[] = [
  [
    'trailing_zeros',
    'Twenty-four, ma’am. Multiples of five are twenty, and 25, 50, 75 and 100 give one more each. Twenty plus four.',
  ],
  [
    'trailing_zeros',
    'Fives up to a hundred, twenty. Oh wait, twenty-five has two. So four extra. Twenty-four! Twenty-four zeros.',
  ],
  [
    'average_speed',
    'Fifty, one wants to say. Take 120 kilometres: two hours to go, three to come back, so 240 in five hours. Forty-eight.',
  ],
  ['bridge_at_night', 'so seventeen minutes, sir'],
  [
    'bridge_at_night',
    'First one and two cross, that is two. One comes back, three. Then five and ten go, thirteen. Two comes back, fifteen, and again two. So total 17.',
  ],
  ['bridge_at_night', 'Nineteen. No sorry, if the slow ones go together it is seventeen minutes.'],
  ['trailing_zeros', 'twenty-four zeros'],
  ['trailing_zeros', 'Fives are twenty and then four more from twenty five, so twenty four it is.'],
  ['trailing_zeros', 'It is 24, sir, I am not fully sure.'],
  ['bird_and_trains', 'They meet in one hour, so the bird covers 75 km.'],
  ['bird_and_trains', 'one hour only they take na, so seventy-five kilometres'],
  ['bird_and_trains', 'Not 60, it is 75.'],
  ['lockers', 'Only the squares stay open, so ten lockers.'],
  ['lockers', 'Ten, sir.'],
  ['handshakes', 'n into n minus one by two is sixty six, so n is twelve.'],
  ['handshakes', '12 people were there'],
  ['two_heads', 'Expected will be six tosses'],
  ['last_digit', 'The cycle is 7, 9, 3, 1 and the remainder is two, so last digit is nine.'],
  ['digit_seven', 'Thousand minus seven twenty nine, two seventy one'],
  ['heavy_coin', 'two weighings are enough, three against three first'],
  ['clock_angle', 'seven and half degrees'],
  ['average_speed', 'Total 240 km in five hours, average comes 48 kmph.'],
  ['milk_and_water', '40 into 0.9 into 0.9, that is 32.4 litres'],
];

const wrongSecond: readonly Reply[] = [
  [
    'bird_and_trains',
    'At seventy five the bird is faster than both trains, so it goes a hundred and twenty kilometres.',
  ],
  ['bird_and_trains', 'It would be 75 if they took one hour, but they take two, so 150 km.'],
  ['bird_and_trains', 'Could it be 75? I do not know.'],
  ['bridge_at_night', 'More than 17 minutes, I think 20.'],
  ['bridge_at_night', 'Ten plus five plus two is 17, plus one coming back, so eighteen minutes.'],
  ['bridge_at_night', 'My friend said 17 minutes. I could not do it.'],
  ['bridge_at_night', 'Either 17 or 19.'],
  ['trailing_zeros', '24. No, that is wrong, let me leave it.'],
  ['trailing_zeros', 'I work 24 hours for it.'],
  ['trailing_zeros', 'There are 20 fives and 24 twos, I would say 20 zeros.'],
  ['lockers', 'A hundred is ten times ten, so I would go for fifty open.'],
  ['lockers', 'Not ten, sir. More than that, maybe forty.'],
  [
    'handshakes',
    'Each of twelve persons shakes eleven hands is 132, which is double of sixty-six, so it is not twelve. I say eleven.',
  ],
  ['two_heads', 'Six is too many. I would say four.'],
  ['last_digit', 'Nine times seven is 63, so three.'],
  ['digit_seven', 'Between 200 and 271, so 250 I would say.'],
  ['heavy_coin', 'With two coins one weighing is enough, so with eight three.'],
  ['clock_angle', 'Ninety minus 7.5 I would say, 82.5 degrees.'],
  ['average_speed', '48 is not right since both are the same road, so it is fifty.'],
  ['milk_and_water', 'Four out of forty two times is eight, so 32 litres.'],
  ['average_speed', 'My percentile was 48 and I was not happy with it.'],
  ['heavy_coin', 'I have two sisters and both are engineers.'],
];

const rightSecond: readonly Reply[] = [
  ['bridge_at_night', 'If five and ten go together then everyone is across in 17 minutes.'],
  ['bridge_at_night', 'Minimum 17.'],
  ['bridge_at_night', 'I will stick with seventeen minutes.'],
  ['trailing_zeros', 'Only fives matter. 20 plus 4, that gives 24.'],
  ['trailing_zeros', 'Sir, answer is twenty four'],
  ['trailing_zeros', 'I said twenty but twenty-five has two fives, so actually 24.'],
  ['bird_and_trains', 'Closing speed is sixty so time is one hour, distance is seventy five.'],
  ['bird_and_trains', 'The bird will fly 75 kilometres in total.'],
  ['bird_and_trains', 'I was wrong with 60, it should be 75 km, because they meet after an hour.'],
  ['lockers', 'Perfect squares up to hundred means ten of them are open.'],
  ['lockers', 'So it will be 10 at the end.'],
  ['handshakes', 'It has to be twelve people, twelve elevens are 132 and half is sixty-six.'],
  ['two_heads', 'I make two equations and get six.'],
  ['last_digit', 'It ends in nine.'],
  ['digit_seven', 'I count the ones without seven, 729, and subtract, so answer is 271 numbers.'],
  ['heavy_coin', 'Three, three and two. So in two weighings I can find it.'],
  ['heavy_coin', 'Two times only, sir.'],
  ['clock_angle', 'The hour hand has moved also, therefore 7.5 degree.'],
  ['average_speed', 'It is not fifty but forty-eight kilometres per hour.'],
  ['milk_and_water', 'Thirty two point four litres will be left, sir.'],
];

const wrongThird: readonly Reply[] = [
  ['bird_and_trains', 'It is flying at 75 and they take two hours so I would put 150.'],
  ['bird_and_trains', 'You told me seventy-five. I could not find the distance.'],
  ['bird_and_trains', 'Seventy five minus thirty is forty five, so forty-five kilometres.'],
  ['bridge_at_night', 'Seventeen would be too fast, nobody can do that.'],
  ['bridge_at_night', '17? 18? 19?'],
  ['bridge_at_night', 'We are 17 in our team and we finished in two hours.'],
  ['trailing_zeros', 'Twenty four I got first, then I saw that a hundred brings one more, so twenty five.'],
  ['trailing_zeros', 'The answer is not twenty-four.'],
  ['trailing_zeros', 'Around 20 to 24.'],
  ['lockers', 'Every tenth one, so lockers 10, 20, 30 and so on. All multiples of ten.'],
  ['lockers', 'It is 50 or 10.'],
  ['handshakes', 'Twelve handshakes each, so five persons.'],
  ['two_heads', 'It takes six throws for a die. Coin takes two.'],
  ['last_digit', 'It cannot be 9, it is odd, so 7.'],
  ['digit_seven', '729 have none. So 271... no, 729 is the answer.'],
  ['heavy_coin', 'Four and four, then two and two, then one and one. So three.'],
  ['clock_angle', 'Zero, because 3 is at 15 minutes. 7.5 is what the minute hand does in a minute.'],
  ['average_speed', '48 kilometres is the way, and I drove fifty on average.'],
  ['milk_and_water', '36 after one, so 32 in the end, not 32.4.'],
  ['heavy_coin', 'Two people can do it.'],
];

const rightThird: readonly Reply[] = [
  ['bird_and_trains', '75 kilometers sir, because time is one hour'],
  ['bird_and_trains', 'They are closing at sixty so one hour, in one hour bird does seventy five'],
  ['bird_and_trains', 'ok so seventy five'],
  ['bridge_at_night', 'seventeen'],
  ['bridge_at_night', 'I think it can be done in 17 minutes only.'],
  ['bridge_at_night', 'Two plus one plus ten plus two plus two equals seventeen.'],
  ['trailing_zeros', 'the number of zeros is 24'],
  ['trailing_zeros', '24 zeroes will be there'],
  ['lockers', '1, 4, 9, 16 and so on till 100, so ten of them'],
  ['lockers', '10 lockers will be open at the end'],
  ['handshakes', 'I would say twelve persons'],
  ['handshakes', 'Eleven, sorry, twelve.'],
  ['two_heads', 'E equals six'],
  ['last_digit', 'Last digit will be 9 only'],
  ['digit_seven', 'It should be 271.'],
  ['heavy_coin', 'Answer is two.'],
  ['clock_angle', 'Hour hand is ahead by seven point five degrees'],
  ['average_speed', 'Harmonic mean it is, so 48.'],
  ['milk_and_water', '32.4 litres of milk'],
  ['milk_and_water', 'Milk left is thirty two point four.'],
];

const wrong = [...wrongFirst, ...wrongSecond, ...wrongThird];
const right = [...rightFirst, ...rightSecond, ...rightThird];

const keys = new Map(questionBank.flatMap(({ id, key }) => (key?.answer ? [[id, key.answer] as const] : [])));
const comesTo = ([stem, text]: Reply) => {
  const key = keys.get(`analytical.${stem}`);
  if (!key) throw new Error(`There is no key of ${stem}.`);
  return readConclusion(text, key).reached;
};

describe('a wrong reply to a puzzle is never told as its answer (rule PROSE-6)', () => {
  test.each(wrong)('%s: %s', (...reply) => {
    expect(comesTo(reply)).not.toBe('answer');
  });
});

describe('a right reply to a puzzle, as it is spoken here, is told as its answer', () => {
  test.each(right)('%s: %s', (...reply) => {
    expect(comesTo(reply)).toBe('answer');
  });
});

test('every puzzle is among the replies, and its key says what its figure counts and what is asked', () => {
  for (const replies of [wrong, right])
    expect(new Set(replies.map(([stem]) => `analytical.${stem}`))).toEqual(new Set(keys.keys()));
  for (const { counts, asks } of keys.values()) expect(counts.length * asks.length).toBeGreaterThan(0);
});

import { expect, it } from 'vitest';
import type { Style } from '#contract/styles.ts';
import type { TopicId } from '#contract/topics.ts';
import { openGate } from './gate.ts';
import { checkUtterance, type Utterance } from './check-utterance.ts';

type Scene = {
  style: Style;
  move: 'lead' | 'probe' | 'challenge';
  /** Work, where nothing else is said. */
  topicId?: TopicId;
  draft: string;
  fact: string;
  answer: string;
  lines: readonly string[];
};

/** What a good panellist might say, in words no template has. */
const scenes: readonly Scene[] = [
  {
    style: 'grill',
    move: 'probe',
    draft: 'Who decided that?',
    fact: 'Moved 62 nightly batch jobs to Airflow at Trivanta Systems, 6.5 hours to 2.1 hours',
    answer:
      'Those were the claims jobs of the night that broke most. We picked whatever counted over two failures in a month, and my manager wanted all 140.',
    lines: [
      'Your manager wanted all 140. Who talked him out of it?',
      'Two failures a month. Why not one, or three?',
      'Who drew the line at two failures?',
      'Name one claims job you left behind, and tell us why it stayed.',
      'So the healthy jobs stayed where they were. What did that cost a year later?',
      'And if your manager had insisted on all 140?',
      'Failing the most: by count, or by damage?',
    ],
  },
  {
    style: 'grill',
    move: 'challenge',
    draft: 'How much of that was the tool?',
    fact: 'Moved 62 nightly batch jobs to Airflow at Trivanta Systems, 6.5 hours to 2.1 hours',
    answer:
      'Honestly, most of it was parallelism. Airflow made the dependencies visible, so we could have got maybe 70 percent of the gain without the tool.',
    lines: [
      'Seventy percent without the tool. Then what did your company pay for?',
      'Then Airflow bought you a picture of the dependencies. Was that worth it?',
      'I am not convinced. Paper shows dependencies too. Why a tool?',
      'You said “maybe 70 percent”. How did you get to that figure?',
      'From 6.5 hours to 2.1, and most of it parallelism. What would you have told the person who signed for it?',
      'Half of that gain could be had by running the jobs on a bigger machine. Argue against me.',
    ],
  },
  {
    style: 'chill',
    move: 'probe',
    draft: 'What did the list show?',
    fact: 'Chess, rapid rating 1620',
    answer:
      'In chess I lost forty rated games in a row once, so I started writing down the move where I stopped thinking.',
    lines: [
      'What did you find when you read those moves back?',
      'Forty games is a long run. At which game did you begin to write?',
      'I would like to see that list. What would surprise me in it?',
      'And after the list, how did the next rated games go?',
    ],
  },
  {
    style: 'chill',
    move: 'probe',
    draft: 'What did you do yourself?',
    fact: 'Articled assistant, Kulkarni & Rao, vouched 640 entries and found 27 GST mismatches',
    answer:
      'My senior found two GST mismatches in what I had ticked. After that I went back over all 640 entries, and the final count was 27.',
    lines: [
      'What did you look for the second time that you had missed before?',
      'Going back over all 640 was your idea, or your senior’s?',
      'What happens in the firm when an intern brings 27 mismatches to the partner?',
      'Who would have paid if nobody had gone back over those entries?',
      'How long did the second round take you?',
      'Take us to the moment your senior showed you the two. What went through your mind?',
      'Was there a pattern in the mismatches, or were they just slips?',
    ],
  },
  {
    style: 'grill',
    move: 'challenge',
    draft: 'Why not a cheaper way?',
    fact: 'Business analyst, Nilgiri Payments',
    answer:
      'I want an MBA because I led that project and had no way to tell whether it paid. I lack finance and I do not have the vocabulary to talk to the board.',
    lines: [
      'A weekend course in finance would fix the vocabulary. Why two years?',
      'You led a project without knowing its worth. What stopped you from asking someone in finance?',
      'Boards are full of people without an MBA. Why do you need one to talk to them?',
      'Stay, ask for a finance rotation, and keep your salary. What is wrong with that?',
      'Name the one thing about that project which a classroom would have shown you.',
      'That sounds like every second form we read. What is yours alone?',
      'I disagree. Vocabulary is cheap. What do you really lack?',
    ],
  },
  {
    style: 'grill',
    move: 'probe',
    draft: 'What is the chance?',
    fact: 'OCR for ration cards, 91.2 percent character accuracy',
    answer:
      'It would be almost zero if errors are independent, but they come together on smudged cards, so more cards are completely clean.',
    lines: [
      'In which direction does that move your first answer?',
      'How would you show me that the errors come together?',
      'Suppose every error sat on one smudged card. What then?',
      'Which test would tell independent errors from clustered ones?',
      'Completely clean is what the ration office wants. Is 91.2 percent the right number to report?',
      'Almost zero is a feeling. Put an order of magnitude on it.',
    ],
  },
  {
    style: 'chill',
    move: 'probe',
    draft: 'And the other side?',
    fact: 'Interviewed 120 vendors about UPI in Pune',
    answer:
      'Half would laugh. Customers pay by UPI, yet the stock is bought in cash at four in the morning, since the wholesaler wants cash.',
    lines: [
      'Why does the wholesaler want cash?',
      'And the best argument on the minister’s side?',
      'Who gains if the wholesaler moves to UPI as well?',
      'Half would laugh. What would the other half say?',
      'If you had one rule to change for that market at four in the morning, which would it be?',
    ],
  },
  {
    style: 'chill',
    move: 'lead',
    topicId: 'background',
    draft: 'You grew up in Nashik. What does it live on?',
    fact: 'Nashik, Maharashtra',
    answer: 'I have covered that I think.',
    lines: [
      'Let us go to Nashik. What does the town live on?',
      'Tell us about Nashik the way you would tell a friend who has to work there for a year.',
      'Suppose you ran Nashik for a year with no new money. What would you change first?',
      'What do people in Nashik understand that the rest of us do not?',
      'If the onion prices fell tomorrow, who in Nashik would feel it first?',
    ],
  },
  {
    style: 'grill',
    move: 'lead',
    topicId: 'academics',
    draft: 'Three subjects we may examine you in.',
    fact: 'B.E. Mechanical, 7.4 CGPA, College of Engineering Pune',
    answer: 'That is my view.',
    lines: [
      'Name three subjects we may examine you in today.',
      'Your degree. Which course would you drop from it first?',
      'Explain to a shopkeeper why a boiler needs a safety valve.',
      'Which idea from four years of mechanical engineering do you use without noticing?',
      'We turn to your degree. Where does thermodynamics stop being useful?',
      'Pick the subject you fear most. Why that one?',
    ],
  },
  {
    style: 'grill',
    move: 'challenge',
    draft: 'What is missing in that?',
    fact: 'President, Consumer Club',
    answer:
      'I believe in leadership and teamwork. As president I motivated everyone and synergy improved a lot.',
    lines: [
      'Synergy. What would I have seen if I had stood in that room?',
      'Any president would say that. What did you do on a bad day?',
      'Motivated is a large word. Whom, how, and with what result?',
      'Leave leadership aside. Who in the club worked against you?',
      'I hear leadership and teamwork and I see nobody. Give me one name and one afternoon.',
      'How would the club tell that synergy had improved?',
    ],
  },
  {
    style: 'chill',
    move: 'probe',
    draft: 'How would you find out?',
    fact: 'Sales trainee, Sarovar Paints',
    answer: 'I do not know the margin on exterior paint, I only saw the dealer side.',
    lines: [
      'That is honest. How would you find the margin by tomorrow evening?',
      'Fine, from the dealer side then. What does a dealer earn on a can?',
      'From what you saw at the dealer, is the margin closer to soap or to jewellery?',
      'No need to know it. How would you guess it from a dealer’s shop?',
    ],
  },
  {
    style: 'grill',
    move: 'challenge',
    draft: 'And if that fails?',
    fact: 'Production engineer, Kaveri Castings, rejection from 4.8% to 1.9%',
    answer:
      'Sir, I changed the gating design and rejection came down from 4.8 to 1.9 per cent in three months. The foreman did not agree at first.',
    lines: [
      'What did the foreman know that you did not?',
      'Three months, and the season changed too. How do you know it was the gating?',
      'From 4.8 to 1.9 per cent. What happened in the fourth month?',
      'The foreman says it was the new sand. Answer him.',
      'How many castings is one per cent?',
      'Rejection fell. What went up?',
      'Would the same design work for a casting twice as heavy?',
      'I doubt that number. Where was it measured?',
    ],
  },
  {
    style: 'grill',
    move: 'probe',
    draft: 'Where do you draw the line?',
    fact: 'Procurement executive',
    answer:
      'If a vendor sends a gift on Diwali I would return it politely and inform my manager, because small gifts become expectations.',
    lines: [
      'Your manager keeps his. What do you do on Monday?',
      'Sweets for the whole office: do you return those as well?',
      'At which price does a gift become a bribe?',
      'The vendor is offended and delays a shipment. Who explains that to the plant?',
      'Small gifts become expectations. Whose, exactly?',
    ],
  },
  {
    style: 'chill',
    move: 'probe',
    draft: 'What comes after that?',
    fact: 'Volunteer teacher, Asha Pathshala',
    answer:
      'In five years I see myself running a chain of low-cost schools. I taught maths on weekends and the dropout rate came down.',
    lines: [
      'Who pays for a low-cost school in its first year?',
      'By how much did the dropout rate come down, roughly?',
      'What did a weekend of teaching maths teach you?',
      'Why a chain, and not one good school?',
      'Describe one Tuesday in that chain of schools.',
      'Which part of running schools would bore you?',
      'What have you done about this since January?',
    ],
  },
  {
    style: 'chill',
    move: 'probe',
    draft: 'Why did that help?',
    fact: 'Kathak, Visharad',
    answer:
      'Kathak taught me to count while the body does something else. On stage the tabla player once changed the tempo and I followed him.',
    lines: [
      'What did you do in the second in which he changed the tempo?',
      'Could you say it in figures: how fast can you count while dancing?',
      'Counting while the body does something else: where has that helped you off the stage?',
    ],
  },
  {
    style: 'grill',
    move: 'probe',
    draft: 'What happened between XII and the degree?',
    fact: 'XII 95.2 % to B.Com. 71 %',
    answer:
      'I was also preparing for CA and I took up a part-time job at a tax office, so my B.Com. marks fell. I should have planned it better.',
    lines: [
      'From 95.2 % to 71 %. In which semester did you notice?',
      'CA, a job, and a degree. Which of the three would you give up now?',
      'What did the tax office teach you that the B.Com. did not?',
      'When you noticed the marks falling, what did you change?',
      'Planned better. Walk us through one such week.',
      'Others worked part-time and kept their marks. What was different for you?',
      'Prof. Mathai will ask about CA later. For now: why the tax office?',
    ],
  },
];

const contextOf = ({
  style,
  move,
  topicId = 'work_experience',
  draft,
  fact,
  answer,
}: Scene): Omit<Utterance, 'text'> => ({
  directive: {
    turnId: 'T09',
    speakerId: 'thomas',
    topicId,
    move,
    style,
    factIds: ['F01'],
    draft,
    maxWords: move === 'lead' ? 32 : 25,
    awaiting: true,
  },
  lastAnswer: answer,
  facts: [{ id: 'F01', kind: 'claim', value: fact, line: 1, attributes: {} }],
  slotValues: {},
  earlierQuestions: ['What should we know that the form does not say?', 'What came of it in the end?'],
  allowedTexts: ['Prof. Thomas Mathai', 'Prof. Lakshmi Venkatesan', 'Iqbal Qureshi', 'Ishita'],
});

it('at least 97 in 100 good lines pass, alone and through the gate', () => {
  const all = scenes.flatMap((scene) => scene.lines.map((text) => ({ text, ...contextOf(scene) })));
  expect(all.length).toBeGreaterThanOrEqual(80);
  const refused = all.flatMap((utterance) => {
    const result = checkUtterance(utterance);
    const gate = openGate(utterance);
    const said = gate.push(utterance.text) + gate.finish();
    if (result.ok && said === utterance.text) return [];
    return [`${result.ok ? `gate: ${said}` : result.reason}: ${utterance.text}`];
  });
  expect(refused.length / all.length, refused.join('\n')).toBeLessThanOrEqual(0.03);
});

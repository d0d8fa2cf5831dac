/** A scene of an interview: what was said long before, the last answer, the planned words, and lines a good panellist might say there. */
export type FaithfulScene = {
  style: 'chill' | 'grill';
  move: 'lead' | 'probe' | 'challenge';
  fact: string;
  earlier: string;
  answer: string;
  draft: string;
  lines: readonly string[];
};

/** Lines in another manner than the ones the guards were mended on: callbacks, digits, dry remarks, reactions. Every line may be said once a reaction is due. */
export const faithfulScenes: readonly FaithfulScene[] = [
  {
    style: 'chill',
    move: 'probe',
    fact: 'Dairy procurement officer, Mandakini Milk Union, 84 villages',
    earlier:
      'My grandmother kept two buffaloes in Satara, and she tested the milk with a matchstick. The union pays by fat, so I began there.',
    answer:
      'I moved the collection van from six to five in the morning on the hill route. Sour milk came down from 11 percent to 4, but the drivers had to wake at three. Two of them left by Diwali.',
    draft: 'What did the earlier start cost?',
    lines: [
      'Three in the morning. Who told the drivers?',
      'Your grandmother had her matchstick. What did the drivers trust?',
      'From 11 percent to 4, and two drivers gone. Which of the two would you explain first?',
      'So the milk was saved and the drivers were not. What did you offer the two?',
      'One hour on the hill route. What else could have kept the milk cool?',
      'Two drivers left by Diwali, then. What did the third one say?',
      'May I stay with the drivers? What did they ask of you before they left?',
      'The 4 percent that remains: where does it turn sour?',
      'Eighty-four villages and one van at five. Which village waits longest now?',
      'Milk at five, then. When did the farmers have to begin?',
      'I am still with those two drivers. Did you see it coming?',
      'Sour milk I can taste. How did you measure it?',
      'You began with fat, you say. Where in this story is the fat?',
      'The van moved by an hour. What moved with it?',
      'A matchstick against a meter. Which did the villages believe?',
    ],
  },
  {
    style: 'grill',
    move: 'challenge',
    fact: 'Credit analyst, Bhavani Cooperative Bank, 310 loan files',
    earlier:
      'In my first review I passed a poultry loan of 14 lakh in Namakkal because the birds were there when I went. They had been hired for the day.',
    answer:
      'After that I built a score with nine questions and our overdue loans fell from 7.2 to 5.1 percent. My branch head says it was the good monsoon.',
    draft: 'Why should it be the score and not the monsoon?',
    lines: [
      'Your branch head says monsoon. Answer him.',
      'Hired birds passed you once. Which of the nine questions would have caught them?',
      '7.2 to 5.1, and a good monsoon. Split it for me.',
      'Nine questions. Drop six. Which three stay?',
      'Birds hired for the day. What can be hired to please your score?',
      'So the birds went home in the evening. Who paid the 14 lakh?',
      'Suppose the monsoon fails next year. What does 5.1 become?',
      'I would have asked the branch head the same. What did you say to him?',
      'Nine questions and 310 files. How many did you refuse?',
      'The rain is not in your score. Should it be?',
      'Two points down. On which kind of loan?',
      'Once more. Score or rain?',
      'A score from one bad loan. What makes nine questions out of one bird?',
      'Namakkal again. Would you pass that loan today, with the birds really there?',
      'Put your own salary on the score. How much of it?',
    ],
  },
  {
    style: 'chill',
    move: 'lead',
    fact: 'Kathak, 9 years',
    earlier:
      'At the warehouse I counted pallets for a month before I touched anything. The forklift driver Selvam knew every number by heart.',
    answer: 'That is how I came to believe the register less than Selvam.',
    draft: 'Nine years of Kathak. What does it still refuse you?',
    lines: [
      'Nine years of Kathak. Which step still escapes you?',
      'Let us leave the warehouse. Where in Kathak do you count without knowing it?',
      'You count pallets, and you count beats. Which is harder to get wrong?',
      'Selvam had his numbers by heart. What do you have by heart in Kathak?',
      'Kathak, nine years. Who watched the first performance?',
      'From pallets to Kathak. What would Selvam make of it?',
      'A month of counting before you touched anything. Did Kathak teach you that?',
      'So Selvam beat the register. Who in Kathak is your Selvam?',
      'Tell me about the day you nearly gave Kathak up.',
      'If I came to a Kathak class of yours, what would I not understand?',
      'Nine years is 468 Sundays or so; leave the sum aside. Which Sunday do you remember?',
      'And Kathak, after all those pallets: is it rest or work?',
      'Your page says Kathak. What would your teacher say to that line?',
      'Which part of Kathak would bore a visitor, and not you?',
      'Suppose you could keep only the footwork. What is lost of Kathak?',
    ],
  },
  {
    style: 'grill',
    move: 'probe',
    fact: 'Assistant manager, quality, Trishul Forgings, crankshaft line',
    earlier:
      'I wanted to be a pilot until a doctor in Nagpur found my left ear was weak. Then I took mechanical because my cousin had the books.',
    answer:
      'We rejected 1,900 crankshafts in March. I found that the gauge had been dropped and nobody had written it down. We now have a red tag and a shelf for dropped gauges.',
    draft: 'Who dropped it, and how do you know?',
    lines: [
      'A red tag. Who hangs it on his own mistake?',
      '1,900 good crankshafts or 1,900 bad ones?',
      'So the gauge was dropped, and the parts paid. Who picked it up?',
      'Nobody had written it down. Who should have?',
      'March is a long month. On which day did you doubt the gauge?',
      'How many tags hang on that shelf today?',
      'The shelf is empty on the day of the audit. What do you conclude?',
      'You took mechanical for the books. Which page had the gauge in it?',
      'One gauge for the line. Why only one?',
      'Leave the tag. What did the 1,900 cost?',
      'Dropped gauges I believe. How do you know it was this one?',
      'A shelf, then. Who looks at it on a Sunday night?',
      'A doctor found the ear. Who found the gauge?',
      'I doubt the shelf. What stops a man from putting the gauge back?',
      'Half of those parts were good by your account. Where are they now?',
    ],
  },
  {
    style: 'chill',
    move: 'probe',
    fact: 'Teaching fellow, government school, Dungarpur, class 7',
    earlier:
      'In college I sold second-hand books from a cycle and made 22,000 rupees in one summer. I learnt that people buy the cover.',
    answer:
      'Half of my class could not read a clock. So for six weeks I was late every day by a different number of minutes, and they had to tell me how late. By the end 31 of 38 could do it, and the headmaster had written me three notices.',
    draft: 'What happened with the seven?',
    lines: [
      'Three notices. Did the headmaster ever hear why?',
      'And the seven who could not?',
      'So you were late on purpose for six weeks, then. What did the parents make of it?',
      'People buy the cover, you learnt. What was the cover here?',
      '31 of 38. How did you test them?',
      'I would have liked to be late for that. Which morning went wrong?',
      'The headmaster wrote three times. What did you write back?',
      'You sold books from a cycle. What did that summer give you for this class?',
      'What did the children do with the clock after the six weeks?',
      'Different minutes every day. Who kept the account?',
      'May I stay with the notices? What stood in the third one?',
      'Suppose another teacher copies you. What would she have to change?',
      'Seven children, then. Tell us about one of them.',
      'A clock in class 7. Why had nobody taught it before?',
      'You were late on purpose. On which day were you really late?',
    ],
  },
  {
    style: 'grill',
    move: 'challenge',
    fact: 'B.Com, 58 percent; class XII 89 percent',
    earlier:
      'I run the accounts of my uncle’s sweet shop in Kolhapur since I was seventeen. We lost 40 kilos of pedha in the floods of 2019.',
    answer:
      'My marks fell because I sat in the shop till ten at night. I do not regret it. The shop cleared its loan of 6 lakh in two years and I handled the bank.',
    draft: 'The shop explains it. What does it not explain?',
    lines: [
      'From 89 to 58. All of it the shop?',
      '89, then 58. The shop had four nights off a month. What did you do with them?',
      'Six lakh in two years. Which year was the harder one?',
      'So the shop was saved and the degree was not. Would you sign that bargain again?',
      'Forty kilos of pedha lost. Who counted them?',
      'You handled the bank. What did you refuse it?',
      'Others in your class sat in shops too. What of their marks?',
      'You regret nothing. Which paper would you sit again?',
      'Ten at night. Who studied at eleven?',
      'Let me take the other side: a shop does not write your exams. Reply.',
      'The loan is cleared, then. What keeps you from the books now?',
      'A flood took the pedha. What took the marks?',
      'Fifty-eight. In which subject were you worst?',
      'Two years of pedha and ledgers. What did B.Com add to that?',
      'Your uncle keeps the shop. What does he lose in you?',
    ],
  },
  {
    style: 'chill',
    move: 'probe',
    fact: 'Want to work in rural insurance',
    earlier:
      'I coded a claims form in Kannada for a hackathon, and 63 farmers tried it near Hassan. Most of them pressed the picture and not the word.',
    answer:
      'I want an MBA because I know how a claim is filed and not how it is priced. In Hassan a farmer asked me why his neighbour paid less for the same field and I had no answer.',
    draft: 'What answer would you give him today?',
    lines: [
      'The same field and another price. What would you tell that farmer today?',
      'They pressed the picture. What would the picture of a price be?',
      'So it was the price that was missing, not the form. Who could have told you?',
      '63 farmers and one question. Why did that one stay?',
      'Suppose I am the neighbour. Why do I pay less?',
      'An actuary could answer him. Why an MBA?',
      'Hassan, then. Would you go back with the answer?',
      'You had no answer for him. What did you say instead?',
      'Filed but not priced. Where did you first notice the gap?',
      'The farmer is still waiting. What do you need to know first?',
      'If the pricing turned out to be dull, what then?',
      'Kannada for the form. In which language is a price explained?',
      'I keep thinking of the neighbour. What might he have known?',
      'Rural insurance pays little. What does it pay you?',
      'What did the other 62 want to know?',
    ],
  },
  {
    style: 'grill',
    move: 'challenge',
    fact: 'Sales officer, Indus Tyres, Rajkot; 27 dealers',
    earlier:
      'A dealer in Morbi returned 300 tyres because the rim size on my own form was wrong. I paid half from my incentive.',
    answer:
      'I believe in relationships. I visited every dealer each week and sales went up by 18 percent, while the region was flat.',
    draft: 'Eighteen percent of what?',
    lines: [
      'Eighteen percent of what?',
      '27 dealers a week. How long was a visit?',
      'The region was flat. Whose 18 percent was it, then?',
      'Morbi cost you half. What did the relationship cost him?',
      'A tyre is black and round. Why yours?',
      'Relationships. Name one that survived a price rise.',
      'Would the dealer in Morbi say relationship too?',
      'So a wrong rim and an open purse, then. Which of them did Morbi remember?',
      'You visit, they buy. Show me that it is not the season.',
      'Take away the visits. What is left of the 18?',
      'One form, 300 tyres. Who else read it before it went out?',
      'Every dealer, each week. Which visit was wasted?',
      'I have bought tyres; nobody visited me. What did I miss?',
      'Half from your incentive. Who decided on half?',
      'Rajkot is not flat. Why should your dealers be like the region’s?',
    ],
  },
];

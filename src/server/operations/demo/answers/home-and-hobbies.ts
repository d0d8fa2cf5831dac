import { type DemoAnswer, threads } from './demo-answer.ts';

/** Where he comes from, and what he does for himself. */
export const homeAndHobbies: readonly DemoAnswer[] = [
  ...threads('background', [
    {
      asked: 'state_told',
      quality: 1,
      says: [
        'Kerala is a very nice place, sir. It is green and peaceful, and the people are educated and friendly. The food and the culture are also very good. Whoever goes there once likes it and wants to go again, that is what everybody says.',
        'The best time to visit is during Pooram or Onam. There are elephants and fireworks and everybody comes home for it. One should also see the boat race.',
      ],
    },
    {
      asked: 'place_you_know',
      quality: 1,
      says: [
        'Thrissur I know best, because I was there till the end of college. I know all the roads around the temple and the market. Pune I do not know much, since I am mostly at the plant and on Sunday I rest.',
      ],
    },
    {
      asked: 'state_of_yours',
      quality: 2,
      says: [
        'Kerala is a narrow strip between the sea and the hills, with forty-four rivers and one road that is always full. It sends its people away and lives on what they send back. And it is the place where the man at the tea stall corrects your politics and is usually well read.',
        'In my own street in Thrissur four of eleven houses have somebody in the Gulf. When I was small I thought that fathers are people who come in August. Mine stayed and kept a shop, so I know the other half as well.',
      ],
    },
    {
      asked: 'school_days',
      quality: 2,
      says: [
        'To say “I do not know” aloud. In Class XII I got 92.6% by never leaving a line empty, also where I was guessing. It took a supervisor at Deccan Switchgear to break me of it: he asked for one reading, I guessed it, and he made me measure it in front of the others.',
      ],
    },
    {
      asked: 'home_told',
      quality: 3,
      says: [
        'Thrissur is known for Pooram, for gold and for banks. I know the gold best: families hammer it in rooms behind our street, and a wedding month decides their year. I helped one of them, Joseph, to move his furnace to a quieter phase of the supply, because his fuse blew each time the neighbour pumped water.',
        'He paid me with a ring for my sister, worth perhaps Rs. 3,000. I took it because he would have been hurt otherwise, and told my father, who priced it at once.',
      ],
    },
    {
      asked: 'languages',
      quality: 3,
      says: [
        'I count in Malayalam and I argue in English. At the plant I speak Marathi with the technicians, and badly, and that has helped me: since I make mistakes in front of them each day, they tell me theirs sooner. In the first month I called a fuse a pumpkin, and they still do.',
      ],
    },
    {
      asked: 'city_known_for',
      quality: 3,
      says: [
        'For Pooram, and I would say for its drummers. The elephants are hired, but the 250 men of the ensemble are from our villages, and most of them drive autos or lay tiles on other days. I stood in the last row of it in 2019 and held one beat for two and a half hours.',
        'My teacher Raman lays tiles. He earns in one Pooram week what he earns in two months otherwise, about Rs. 40,000, and he spends a good part of it on the skins of his drums. So the festival is his season, as the monsoon is mine.',
      ],
    },
    {
      asked: 'teacher_who_mattered',
      quality: 3,
      says: [
        'Raman has influenced me most, who taught me the chenda. For the first year he let me strike a stone and not a drum. When I complained he said that the drum forgives and the stone does not. I test spares like that now: I tried the new list for six weeks at the two worst sites, because they would not forgive.',
      ],
    },
    {
      asked: 'back_home',
      quality: 3,
      says: [
        'I would like to live in Thrissur again, in ten years and with work of my own. I counted on my last leave: of 31 in my class 4 live there, and two of them run their father’s shop. The small solar plants I want to repair are there, so it is a place of business for me and not only of my mother’s kitchen.',
      ],
    },
    {
      asked: 'dish_to_try',
      quality: 3,
      says: [
        'Kozhukatta from my grandmother’s house, rice balls with jaggery and coconut inside. She makes them on the Saturday before Easter for the neighbours, who are Christians, and they bring theirs for Vishu. I tried it in Pune and the balls fell apart, because the rice there is not pounded.',
      ],
    },
  ]),
  ...threads('hobbies', [
    {
      asked: 'tell_us',
      quality: 1,
      says: [
        'There were many old radios in my uncle’s house and I started opening them in school. I repair them whenever I get time. It is an interesting hobby and it relaxes the mind. Nowadays it is difficult to get the parts.',
        'The last one was an old Murphy set, sir. The sound was not coming and I changed some capacitors, and then it was fine. My uncle was very happy about it.',
      ],
    },
    {
      asked: 'what_to_know',
      quality: 1,
      says: [
        'You should start slow and be regular. Drink water and wear proper shoes. Anybody can do it, one just needs discipline and a positive mind. Slowly the distance will increase and you will feel very good, that is my experience.',
        'When I started I could not run even two kilometres. I ran every morning, and after some months I could do ten. Then I did a half marathon also.',
      ],
    },
    {
      asked: 'how_it_began',
      quality: 2,
      says: [
        'My uncle’s shelf in Thrissur: a valve radio that had been dead for ten years. He let me open it when I was thirteen, because I could not make it any worse. It was one dried capacitor, it cost Rs. 12, and the set played that evening.',
        'After that he gave me three more. Two of them I spoilt, because I pulled valves out without noting their places. Since then I draw each set before I touch it, and I do the same with a panel.',
      ],
    },
    {
      asked: 'last_time',
      quality: 2,
      says: [
        'Last Sunday, 14 kilometres along the canal, before six because of the heat. It took me 1 hour 24 minutes, which is slow. I had taken fault calls until eleven the night before, so I had planned it slow.',
      ],
    },
    {
      asked: 'taught_you',
      quality: 2,
      says: [
        'Not to spend in the first third. In my first half marathon I ran the opening five kilometres at 4.40 each and walked from the 16th. Now I hold back until I can say one full sentence aloud, and I reached 1 hour 52 minutes with that. On a bad fault day I also begin slowly.',
        'On a bad day I read all the alarms once before I send anybody. It costs ten minutes. In July that showed me that five alarms were one fault at the feeder, so I sent one van and not five.',
      ],
    },
    {
      asked: 'hours_a_week',
      quality: 2,
      says: [
        'In a normal week two hours, on Sunday evening, and none at all in the monsoon. I have it from my phone, where I note it. Before Pooram, when I get leave, it is two hours a day for three weeks, and my wrists tell me so.',
        'Last month it was seven hours in all. One Sunday was lost to a transformer. I do not make up lost hours any more, because I did it once and could not hold a pen on Monday.',
      ],
    },
    {
      asked: 'like_to_learn',
      quality: 1,
      says: [
        'I would like to learn the guitar and also swimming. Many of my friends play the guitar and it looks very nice. When I get some free time I will join a class, but due to the job it is difficult now.',
        'Guitar is a different thing from chenda, as there are notes. I think it will be good for relaxation after work, and one can play it in a group.',
      ],
    },
    {
      asked: 'sport_followed',
      quality: 1,
      says: [
        'I follow cricket like everybody, sir, and also some football, because it is very popular in Kerala. I watch the matches when there is time. Sport is very good for unity and for fitness.',
        'In the World Cup we put up a screen in our street and all the people came. It was a great atmosphere, and even the old people were watching till late.',
      ],
    },
    {
      asked: 'book_lately',
      quality: 2,
      says: [
        'A book on stock by a man who ran a spare parts store in the navy; our store head lent it to me. I read it in two weeks on the bus. I took one thing from it: he counts how long a part has not moved, and not how many there are. I did that for our shelves, and 40 parts had not moved for a year.',
        'I gave it back with a list of those 40 parts, and the store head sold 22 of them. We still argue about the other 18.',
      ],
    },
    {
      asked: 'film_to_recommend',
      quality: 3,
      says: [
        'I would recommend Kireedam, an old Malayalam film. A policeman’s son wants to join the police and one fight in the market takes it from him. I saw it with my father, who kept silent for an hour afterwards. It shows how a town decides who you are, and I think of it when I hear a technician called lazy.',
      ],
    },
    {
      asked: 'place_to_see',
      quality: 3,
      says: [
        'I would like to see the salt lakes of Kutch once, where the largest solar park of the country is being built. I have worked with 40 MW, and there it is some hundred times as much. I want to see how they decide which fault waits, because with six sites I do it in my head, and with that many nobody can.',
        'I have written to an engineer there whom I trained with at Deccan Switchgear. He says that they let a program choose and a man of fifty correct it, and I would like to sit beside that man for a day.',
      ],
    },
    {
      asked: 'for_others',
      quality: 3,
      says: [
        'In my free time I repair radios for an old people’s home in Pune, four so far. I bring them back myself, because they want to be shown. One woman had me find the station of her village, and it no longer exists. So I recorded one evening of it from the archive, and she has that on a stick.',
        'It began with a set that I had bought as scrap. Her name was under the lid, with an address near my bus stop, so I took it there.',
      ],
    },
    {
      asked: 'two_compared',
      quality: 3,
      says: [
        'I would rather keep the chenda drumming. A radio I can put away for a year and it waits for me. With the drum I lose the slow count within a month, and forty people hear it. I tried it in the last monsoon: I did not play for nine weeks, and in September I was sent to the last row.',
        'It took me until November to come forward one row. My teacher said nothing about it. He gave me the stone again and not the drum, and I struck it for two Sundays.',
      ],
    },
    {
      asked: 'during_mba',
      quality: 3,
      says: [
        'For long-distance running an hour on four mornings, yes. I ran through the months before CAT, from 5.30, and when I left it out for two weeks my mock scores fell by some 4 marks. It may have been chance. What I would give up during an MBA is the half marathon itself, because it asks for ten hours a week.',
        'In the ten weeks before my last half marathon I wrote down the hours: 9, 10 and once 12. With a course beside that I would have slept five hours, and I know from the monsoon what I am like then.',
      ],
    },
    {
      asked: 'free_time',
      quality: 3,
      says: [
        'I repair old radios. In the last year I did four, and one of them took me eleven evenings, because somebody before me had put in a wrong valve and hidden it well. I enjoy that it is quiet and that there is no one to persuade: it plays or it does not.',
        'The wrong valve I found by heat: it was cooler than its neighbours. I had measured voltages for nine evenings before I simply put my hand near it, so what I learnt is to begin with the hand.',
      ],
    },
    {
      asked: 'free_sunday',
      quality: 3,
      says: [
        'I run before six, and then I sleep once more. From eleven I have a radio on the table, and at five I drum with four others from Kerala in a school hall in Pune, because no neighbour would stand it. I call my mother while I cook. I take no fault calls on that day; my deputy does.',
        'We were two at first. I put a note on the board of the Malayali store, and three people came, one of them a dentist. We pay the school Rs. 500 an evening, and twice a year we play for its children.',
      ],
    },
    {
      asked: 'get_out_of_it',
      quality: 3,
      says: [
        'Standing in a row where nobody is first. In a big ensemble I hold one beat for an hour while others play over it, and if I run ahead by a little, forty people hear it. After 8 years I hold the slow count for about 20 minutes. I get a patience from it that I do not have by nature.',
      ],
    },
    {
      asked: 'why_this_one',
      quality: 3,
      says: [
        'Because you can hear a plan being kept by 250 people without a paper. Each part gets shorter by a fixed rule, and everybody must know where it stands. I learnt to count on others in it: when I lose the place I look at the cymbals and not at the leader.',
      ],
    },
  ]),
];

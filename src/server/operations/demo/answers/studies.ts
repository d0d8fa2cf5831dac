import { type DemoAnswer, threads } from './demo-answer.ts';

/** The graduation subject, and reckoning. In the first interview a puzzle is begun and left wrong. */
export const studies: readonly DemoAnswer[] = [
  ...threads('academics', [
    {
      asked: 'why_college',
      quality: 1,
      says: [
        'I got the seat by my entrance rank, and it was near to my home, so my parents were also happy. The college has a good name in Kerala for electrical. My cousin had studied there before me.',
      ],
    },
    {
      asked: 'project_theory',
      to: 'Load study',
      quality: 1,
      meets: 'partly',
      says: [
        'We used power systems and measurements. We took readings of the load in the hostel block for some weeks and drew the curves. It was mostly practical, but the concepts like load factor were from the class.',
        {
          to: 'was your own work',
          says: 'It was joint work only, sir. We discussed everything together. I was there for most of the readings, and my two friends did the calculation part.',
        },
        {
          to: 'took longer than',
          says: 'Getting the permission took a long time, sir, and then the meter was not available. So we started late and the report had to be finished in a hurry.',
        },
      ],
    },
    {
      asked: 'project_theory',
      to: 'transformer oil',
      quality: 2,
      says: [
        'The ageing of oil, from our course on high voltage. Hot oil takes up moisture and acid, its loss factor rises, and a small sensor can measure that. We tested the monitor for 90 days on 4 feeders. I built the sensor circuit, and my partner did the temperature.',
        {
          to: 'your own',
          says: 'The sensor circuit of the transformer oil monitor. I soldered all 4 boards, about Rs. 900 each. One drifted after 3 weeks because I had put it on the sunny side of the pole, so I shaded it and compared it with an oil sample from the laboratory.',
        },
        {
          to: 'took longer',
          says: 'The permission to climb the pole. I had planned two weeks and it took seven, because the village lines belong to one office and the transformer to another. I went to both with one letter. In the end we tested for 90 days and not for 120.',
        },
        {
          to: 'ten times bigger',
          says: 'The battery gives way first. With 4 feeders I changed it myself every three weeks. For 40 I would need somebody who does only that, so I would send a reading once a day and not each hour. Then it lasts for a season.',
        },
        {
          to: 'would you change',
          says: 'I would test it in summer. Our 90 days had no hot month in them, so we never saw hot oil. I chose the months by the date of the report and not by the weather.',
        },
      ],
    },
    {
      asked: 'what_studied',
      quality: 3,
      says: [
        'My degree is about moving power without losing it, and about knowing what one has lost. Half of it was machines and lines, and half was electronics and measurement. I use the second half more: at the plant I have five meters for one feeder, and they never agree.',
        'Last month two of them differed by 3 per cent, which is some Rs. 40,000 a day. I swapped their transformers and the error moved with one, so I knew which to send back.',
      ],
    },
    {
      asked: 'degree_score_paper',
      quality: 1,
      says: [
        'It is above the average of our university, so I am satisfied, sir. Power systems and machines were good for me. Some of the electronics papers were tough and those brought it down. With more effort it could have been better.',
        'In the first year I was active in many other things also, like the students association. So there was less time for studies and the marks came down somewhat.',
      ],
    },
    {
      asked: 'why_branch',
      quality: 2,
      says: [
        'Half of it. My rank would have given me civil or electrical, and my father wanted computers. I had opened radios since Class VIII, so I took the one I could already see working in my hands. My father came round when I repaired the freezer of his shop.',
      ],
    },
    {
      asked: 'elec_feedback',
      to: 'do the opposite',
      quality: 2,
      says: [
        'When the correction comes too late. If the loop turns the phase by 180 degrees while its gain is still above one, it adds to the error and does not take it away, so it swings. I saw it in the governor experiment: with more gain the machine began to hunt.',
        {
          to: 'in this building',
          says: 'The air conditioner in this room. The thermostat measures the air, compares it with the setting and switches the compressor. It has a dead band of about one degree, because without that the compressor would start every few seconds and burn out.',
        },
        {
          to: 'own body',
          says: 'In the heat of the body. When I run, I get warm, I sweat and that cools me, so the error is worked against. I felt the loop fail at kilometre 16 of my first half marathon: I had drunk too little, the sweat stopped, and I began to shiver at 30 degrees.',
        },
        {
          to: 'shop or a firm',
          says: 'In its stock. My father looks at the shelf each Friday and orders what went. When the supplier needs three weeks he orders twice for one gap, and then the shelf is too full, so he swings. At the plant I made the same mistake with fans.',
        },
        'I would lower the gain first, since that costs only speed. In the governor experiment I halved the gain, and the machine settled after three swings.',
      ],
    },
    {
      asked: 'elec_feedback',
      to: 'get in return',
      quality: 3,
      says: [
        'Negative feedback gives an amplifier steadiness: its gain then hangs on two resistors and no longer on the transistor, it distorts less, and it takes a wider band. I measured it in an old radio of mine: the gain fell from 200 to about 20, and after that a new valve changed it by nearly nothing.',
      ],
    },
    {
      asked: 'elec_ac_transmission',
      quality: 2,
      says: [
        'Because insulation and corona grow with the voltage, while the loss saved gets smaller each time you double it. Doubling it leaves a quarter of the loss, and from there on little is left to save. But the towers must be higher, and at some voltage the air itself leaks.',
        {
          to: 'two hundred and thirty volts',
          says: 'Against our 132 kilovolt, 230 volts needs some 570 times the current. For the same loss the wire needs 570 squared times the area, so 330 thousand times. A conductor of two centimetres would become eleven metres thick, which is no wire any more.',
        },
        {
          to: 'What voltage does a village',
          says: 'The village gets 11 kilovolt as far as its transformer, and from that 230 volts to the homes, over a few hundred metres. I worked on 4 such transformers for my project. At the last house I measured 190 in the evening, because the wire was too long for its pumps.',
        },
      ],
    },
    {
      asked: 'favourite_subject',
      quality: 3,
      says: [
        'Machines, because there I was first caught. I could write the equation of the induction motor and not say why it turns. My teacher gave me one problem a week that stood in no book, and I brought it to him on Fridays.',
      ],
    },
    {
      asked: 'elec_sampling',
      quality: 3,
      says: [
        'Because twice is enough only for a perfect filter, and no filter is perfect. A tone above half the rate comes back as a lower one, and nothing afterwards can tell them apart. So you leave room for the filter to fall: the ear ends near 20 kilohertz, and a disc takes 44.1 thousand samples and not 40.',
        {
          to: 'memory does one minute',
          says: 'For one channel 44,100 samples of 2 bytes are 88,200 bytes a second. Times 60 that is 5.3 million bytes, so a little over 5 megabytes. In stereo it is twice that, about 10.6.',
        },
        {
          to: 'heart monitor',
          says: 'For a heart monitor I would take about 250 a second. What a doctor reads in the trace ends near 100 hertz, so 200 is the least, and the rest leaves room for a simple filter. More would only empty the battery. I would want to check the 100 with a doctor, because I have it from one lecture.',
        },
      ],
    },
    {
      asked: 'machine_and_subject',
      quality: 3,
      says: [
        'Finding the faulty part from readings. We have 71 faults in the register, and I named the part from two readings in 58 of them; a program that had seen ten thousand would do better. It will not hear that the man on the phone is guessing. I ask him to take the reading again, and it changes in one case of ten.',
      ],
    },
    {
      asked: 'own_exam_question',
      quality: 3,
      says: [
        'A pump of 5 kilowatts starts each evening and a neighbour’s lamp goes dim for a second. Say why, and mend it for under Rs. 5,000. I would give it because I had it: the gold worker behind our street. The answer is the starting current and a thin wire, and most of us first blame the pump.',
      ],
    },
    {
      asked: 'three_subjects',
      quality: 3,
      says: [
        'Electrical machines, power systems, and measurements. Machines because I failed to explain it once and then repaired it. Power systems because I live on it at the plant. And measurements because half of my arguments at work are about who read which meter.',
        'Why an induction motor turns at all. I could write the slip for a year without seeing it. I got it when I held an aluminium lid over a rotating magnet in the laboratory: the lid follows, and it must be late, because when it keeps up nothing pulls it any more.',
        'Measurements. When I moved the shelves at 2 sites I needed to know that the change was mine, so I kept four sites as they were. They came from 9 hours to 8 without me, because the roads were dry. So I claim what is below 8.',
      ],
    },
    {
      asked: 'redesign_course',
      quality: 3,
      says: [
        'I would put one broken machine into each semester, with no diagram. We were given experiments that always work, so I learnt to draw the curve before I measured it. The first thing that did not work was a radio at home, and I learnt more from it than from the laboratory of that year.',
      ],
    },
    {
      asked: 'from_videos',
      quality: 3,
      says: [
        'The part that can be drawn, yes. I learnt the whole of three-phase circuits from one series. What it did not give me is the smell and the sound: a transformer that hums at the wrong pitch. I trained 12 apprentices, and none of them got safe isolation from the film. They got it when I let them test a line they believed was dead.',
      ],
    },
    {
      asked: 'mathematics_needed',
      quality: 3,
      says: [
        'For the examination a great deal, and at the plant mostly fractions and one habit, which is to ask what a number is divided by. I needed complex numbers twice last year, both times for a capacitor bank. I was glad of them, because the supplier had got the angle wrong and I could show him on one page.',
      ],
    },
  ]),
  ...threads('analytical', [
    {
      asked: 'digit_seven',
      quality: 2,
      says: [
        'The numbers with a seven are 271. I count those without one: three places, each with nine digits that are no seven, so nine times nine times nine, which is 729. The zero and the thousand cancel, because neither has a seven. So 1,000 minus 729 numbers have one, and the answer is 271.',
        {
          to: 'second way',
          says: 'By hundreds. Each hundred but the seventh has 19 numbers with a seven, so nine times 19 is 171. From 700 to 799 all hundred have one. Together it is 271 again.',
        },
        {
          to: 'seven hundred and seventy-seven',
          says: 'Once, because it is one number. If I counted sevens and not numbers, I would get 300, a hundred for each place, and 777 would then be in there three times.',
        },
        'I check it up to a hundred: 19 numbers have a seven, ten in the seventies and nine more. By my way it is 100 minus 81, and that is 19 too.',
      ],
    },
    {
      asked: 'digit_seven',
      to: 'without a seven',
      quality: 2,
      says: [
        'Without a seven there are nine digits left for each of the three places. Nine times nine times nine is 729 numbers without a seven. A thousand minus 729 gives 271.',
      ],
    },
    {
      asked: 'employer_chairs',
      quality: 2,
      says: [
        'I take what the plant needs when the sun is down. Each of our inverters draws about 50 watts at night, there are some 400, so 20 kilowatts. Fans, lights and the control room add 30. That is 50 kilowatts for 12 hours and 365 days, about 2.2 lakh units, and at Rs. 9 a unit some Rs. 20 lakh a year.',
        'The weakest number is the 30. I would read the import meter at six in the evening and at six in the morning, and then I have it for one night.',
      ],
    },
    {
      asked: 'heavy_coin',
      quality: 2,
      says: [
        'Two weighings. I put three coins against three. If one side goes down, I weigh two of those three against each other, and the third is left over if they agree. If the first weighing is level, it is one of the other two, and I weigh these.',
        {
          to: 'three coins',
          says: 'With three coins one weighing is enough. I put one against one: the heavier goes down, and when they agree it is the third. It is because the balance has three answers.',
        },
        {
          to: 'With luck',
          says: 'With luck, yes. If I put one coin against one and one goes down, I know it after a single weighing. That happens for two coins of eight, so in a quarter of the cases, and I cannot rely on it.',
        },
        'I check it with nine coins: three threes, so two weighings are still enough, and with ten they are not.',
      ],
    },
    {
      asked: 'bird_and_trains',
      quality: 1,
      meets: 'partly',
      says: [
        'The bird goes from one train to the other and then back again. First trip is 60 divided by 105, so 0.57 hours. Then the next trip will be smaller and so on. It is an infinite series, sir. I think it will come to around 60 kilometres in total.',
        {
          to: 'where the bird starts',
          says: 'No, I think it does not matter, because it is flying all the time till they meet. Only the first trip will be different if it starts from the middle.',
        },
        {
          to: 'flies at a hundred',
          says: 'Then it covers more, sir. By the same method I take 60 and divide by 100, that is 0.6 hours, and so again 60 kilometres. That looks strange to me, so some step is wrong.',
        },
      ],
    },
    {
      asked: 'bird_and_trains',
      to: 'for how long',
      quality: 1,
      meets: 'partly',
      says: [
        'It flies until they meet. The distance is 60 and speed is 75, so I will take 0.8 hours. Then it comes to 60 kilometres only. I am not fully sure about this, sir.',
      ],
    },
    {
      asked: 'average_speed',
      quality: 1,
      says: [
        'The distance is the same both ways, so I take the average of sixty and forty, which is 50 kilometres an hour. There can be some small difference because of the time, sir, but I think that 50 is correct.',
        {
          to: 'how far away',
          says: 'I think no, sir. If it is 240 kilometres, it takes 4 hours to go and 6 hours to come back. So 480 in 10 hours, which is 48 again.',
        },
        {
          to: 'with a watch',
          says: 'I would note the time when I start and when I am back, and read the kilometres on the meter. Then I divide all the kilometres by all the hours.',
        },
      ],
    },
    {
      asked: 'average_speed',
      to: 'handy distance',
      quality: 1,
      says: [
        'If the town is 120 kilometres away, it takes 2 hours to go and 3 hours to come back. So 240 kilometres in 5 hours, that is 48. So I was wrong with 50, sir.',
      ],
    },
    {
      asked: 'milk_and_water',
      quality: 1,
      says: [
        'After the first time 36 litres of milk are left. The second time also four litres are drawn, but now a tenth of that is water, so 3.6 of milk go out. Then 32.4 litres of milk are left, I think.',
      ],
    },
    {
      asked: 'auto_income',
      quality: 2,
      says: [
        'I take 12 rides a day at an average of Rs. 60, so Rs. 720. Over 26 days that is about Rs. 18,700. Fuel for some 80 kilometres a day is Rs. 250, so Rs. 6,500 a month; the rent of the auto Rs. 5,000; repair and permit Rs. 1,200. So about Rs. 6,000 is left.',
        {
          to: 'no passenger sees',
          says: 'The empty kilometres. A driver comes back from a far drop without a passenger, and nobody sees that fuel. I took 80 kilometres a day, and I would guess that a third of them is empty, so some Rs. 80 a day.',
        },
        {
          to: 'What do you ask',
          says: 'I would ask how many rides he had by this hour yesterday, and for how much he fills the tank in the evening. The first gives me his day without asking for his income, and the second corrects my 80 kilometres.',
        },
        'The number of rides is my weakest guess, because the stand decides it. With 15 rides and not 12 he keeps over Rs. 10,000, so I would check that first.',
      ],
    },
    {
      asked: 'two_heads',
      quality: 2,
      says: [
        'Six. Let E be the number I expect. A tail puts me back after one toss; a head and a tail put me back after two; two heads end it. So E is half of E plus one, and a quarter of E plus two, and a quarter of two. That gives a quarter of E as one and a half, so 6.',
        'For three heads it would be 14, because the rule goes 2, 6, 14: double it and add two. I derived only the 6; the 14 I take from the pattern, and I could work it out in a minute.',
      ],
    },
    {
      asked: 'last_digit',
      quality: 2,
      says: [
        'Nine. The last digits of the powers go seven, nine, three, one, and then seven again, so they repeat every four. The year 2026 leaves two when I divide it by four, so it is the second of the row, and that is nine.',
        {
          to: 'ignore all the other digits',
          says: 'Because the last digit of a product comes from the last digits alone. What stands before them is a number of tens, and tens times anything end in zero. So I carry only one digit along.',
        },
      ],
    },
    {
      asked: 'last_digit',
      to: 'the cycle',
      quality: 2,
      says: [
        'The cycle is seven, nine, three, one: four long. 2026 divided by four leaves two, so I stop at the second place of the cycle. The last digit is 9.',
      ],
    },
    {
      asked: 'petrol_pump',
      quality: 3,
      says: [
        'I count nozzles. Say 6 nozzles, and in a busy hour each fills a vehicle every 4 minutes, so 15 an hour. Two of three are two-wheelers with 3 litres and the third a car with 20, so the mean is about 9. That is 810 litres for a busy hour. With 6 busy hours and 10 at a third of that, about 7,500 litres a day.',
        {
          to: 'tanker driver',
          says: 'I would ask the tanker driver how often he comes and how much he leaves here. If he leaves 12,000 litres every second day, the pump sells 6,000 and my 7,500 is too high. And I would ask whether he comes more often before a festival, because then my one week tells me little.',
        },
        {
          to: 'never come',
          says: 'City buses, because they fill at their own depot, and most lorries, because they fill on the highway where it is cheaper. Electric scooters do not come at all. So I left diesel for lorries out, and if this pump lay on the bypass I should be wrong by half.',
        },
      ],
    },
    {
      asked: 'clock_angle',
      quality: 3,
      says: [
        'Seven and a half degrees. At quarter past the minute hand stands at 90 degrees. The hour hand stood at 90 at three o’clock and has gone on for a quarter of an hour, at half a degree a minute, so 7.5 degrees. Most of us say zero because we let the hour hand stand still.',
      ],
    },
    {
      asked: 'bridge_at_night',
      quality: 3,
      says: [
        'Seventeen minutes. One and two go over, that is 2; one comes back, 3. Then five and ten go together, 13, and two brings the torch back, 15. One and two go over once more, 17. The idea is that the two slow ones must share one crossing, and a fast one must be waiting there.',
      ],
    },
    {
      asked: 'handshakes',
      quality: 3,
      says: [
        'Twelve. Each of n people shakes n minus one hands, and each shake is counted twice, so n times n minus one is 132. Twelve times eleven is 132. I check it: with eleven people it would be 55, and with thirteen 78, so only twelve fits.',
      ],
    },
    {
      asked: 'in_the_air',
      quality: 3,
      says: [
        'I begin with flights. I take 3,200 domestic flights a day with about 150 people, so 480 thousand people. Each flies an hour and three quarters, of 18 hours in which flights go. So at a daytime minute 480 thousand times 1.75 by 18 are in the air, some 47,000. With those from abroad I say 60,000.',
        {
          to: 'Sunday evening',
          says: 'On a Sunday evening. On a Tuesday noon there are business people, but on Sunday evening everyone goes back who was away, and the fares say the same: when I fly home to Kerala, the Sunday flight costs me Rs. 2,000 more. So I would put it a third above the noon.',
        },
        {
          to: 'three in the morning',
          says: 'At three in the morning perhaps a tenth, some 6,000, and most of them from abroad. I have waited in Kochi at that hour, and the board showed five flights, all to the Gulf or from it.',
        },
        'The hours are my weakest number. I would check them with one airport: I would count the departures at Pune on the board for an hour, and see what share of 3,200 that is.',
      ],
    },
    {
      asked: 'in_the_air',
      to: 'one passenger stay',
      quality: 3,
      says: [
        'One passenger stays in the air for an hour and three quarters at home, in the mean: Pune to Delhi is two hours, and to Goa it is one. From abroad it is four over our land or less, because a part of the flight is over the sea. With that I stay at 60,000.',
      ],
    },
    {
      asked: 'cricket_balls',
      quality: 3,
      says: [
        'I count players and not matches. Say 10 crore people play at least once a week, in groups of 12, so 80 lakh groups. Most use a tennis or rubber ball, and it lasts for three weeks, so 17 a year. That gives 14 crore. Leather balls are few beside that: perhaps 50 lakh.',
        {
          to: 'Which shopkeeper',
          says: 'The one beside a ground who also sells milk, because boys come to him for a new ball in the middle of a game. Ours in Thrissur sold eight or ten a day in the holidays and two in the rains. The sports shop sees only bats.',
        },
        'The three weeks are the weakest number. In my lane in Thrissur we lost a ball to the same neighbour each week, and in a big ground it lasts a season. If it is six weeks, I have 7 crore.',
      ],
    },
    {
      asked: 'lockers',
      quality: 3,
      says: [
        'Ten. Locker n is turned once for each number that divides it, and it stands open when that count is odd. Divisors come in pairs, except where one is the root, so only squares have an odd count. Up to a hundred the squares are 1, 4, 9 and so on to 100, which are ten.',
      ],
    },
    {
      asked: 'trailing_zeros',
      quality: 3,
      says: [
        'A zero at the end needs a factor ten, so a two and a five. There are many more twos than fives, so I count the fives only. From 1 to 100 there are 20 multiples of 5, and 4 multiples of 25 that bring a second five each. 20 plus 4 is 24, so 24 zeros stand at the end.',
      ],
    },
  ]),
];

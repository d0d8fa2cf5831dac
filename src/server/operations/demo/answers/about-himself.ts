import { type DemoAnswer, threads } from './demo-answer.ts';

/** Introduction and the last word. */
export const aboutHimself: readonly DemoAnswer[] = [
  ...threads('introduction', [
    {
      asked: 'about_yourself',
      quality: 1,
      says: [
        'I am an engineer from Kerala, sir. I am a hard-working and sincere person and a good team player, and I can adjust anywhere. My strengths are discipline and a positive attitude. I have many hobbies also, and I am very much interested in management.',
        'In the last monsoon I stayed back on most evenings till the sites were running again. My manager also told me that I am sincere. So I think I can call myself hard-working, and I get along with everybody.',
      ],
    },
    {
      asked: 'before_we_begin',
      quality: 2,
      says: [
        'That I began on a bench and not at a desk. For sixteen months I tested relay panels with my own hands, and only since October do I send other people out. I still take the first fault call of the day myself, because a voice tells me more than the alarm list does.',
        'This Monday the list showed an inverter fault, and the guard told me that he smelled burning. I sent two people and not one, with an extinguisher. It was only a fan, but the list would not have told me.',
      ],
    },
    {
      asked: 'introduce_yourself',
      quality: 3,
      says: [
        'I am Vikram, and I decide each morning which of six solar sites has to wait. Before that I tested relay panels, and there I learnt to distrust a good average. My mother teaches mathematics in Thrissur and my father keeps a small shop, so I grew up between proof and price. I come to you for the second one.',
        'At home my father knew what each shelf earned in a week. I have looked after spares for a year, and I could not say it of one of mine until September, when I asked our finance colleague and worked it out.',
      ],
    },
    {
      asked: 'since_school',
      quality: 3,
      says: [
        'School in Thrissur until 2020, then four years of engineering near home, where I wasted the first by learning answers by heart. In 2024 I went to Pune, to the test bench of Deccan Switchgear, and stayed until my last idea there was either used or refused. In October 2025 I moved to a solar plant, because I wished to see every evening whether I had been right.',
        'The year that changed most is the second one of college. I had come with 92.6% and failed to explain one circuit to a junior. So I repaired a radio from its diagram that winter, and from then on I worked each problem with the book closed.',
        'In Pune the change was people. A panel does not mind being told twice. A technician of fifty does, and I learnt to ask him first what he would do, because in two cases of three he was right.',
      ],
    },
    {
      asked: 'looks_up_to',
      quality: 1,
      says: [
        'I look up to Dr. Abdul Kalam, sir. He came from a simple family and became the President. He was very humble and hard-working, and he always motivated the students. I have also read his book.',
        'In the book he says that we should have a dream and work for it. That has inspired me a lot, whenever there was a difficult time in my studies or at work.',
      ],
    },
    {
      asked: 'award',
      quality: 3,
      says: [
        'It came about over two nights in Kochi. We were four, and I wrote the load model: when each street of a village draws power, hour by hour. The jury liked that our numbers came from 30 bills we had collected ourselves. The team that beat us had built a meter, and we had only a screen.',
        'I collected the 30 bills in one afternoon, from houses near my grandmother’s. Eleven people refused. From those bills I saw that the evening peak was twice what our professor had assumed, so I changed the model on the first night.',
      ],
    },
    {
      asked: 'name_meaning',
      quality: 2,
      says: [
        'Vikram means courage, or a brave step. My grandfather chose it, after the king in the stories who carries the ghost on his back and has to answer each riddle. I am not very brave, but I have kept the habit of answering before I put a thing down.',
        'At the plant it shows in a small way: I do not close a fault before I can say why it came. In August one stood open for nine days because of that, and my manager laughed about it, but it was a wrong fuse and three others were wrong too.',
      ],
    },
    {
      asked: 'proudest_line',
      quality: 3,
      says: [
        'The second place among 34 teams in Kochi, because it cost me something. I wrote the load model myself, slept three hours over two nights and missed a viva. I asked my professor for another date, since I had chosen it. He gave it with a penalty, and I would choose the same way again.',
      ],
    },
    {
      asked: 'not_on_the_page',
      quality: 3,
      says: [
        'The page hides that I nearly left engineering in my second year. My first semester was so poor that I did not show it at home. I went to two seniors, found that I was learning answers and not circuits, and rebuilt one old radio from its diagram. That is why radios stand on the page.',
      ],
    },
  ]),
  ...threads('closing', [
    {
      asked: 'doubt_left',
      quality: 1,
      says: [
        'I think the doubt may be about my marks in college. But I have worked hard after that and I am a sincere person. If I get a chance I will give my best, and I am sure I can contribute to the class in many ways.',
      ],
    },
    {
      asked: 'anything_to_add',
      quality: 2,
      says: [
        'Yes, one thing. I told you what the new stock list did, and not what failed: two of the 6 sites went back to the old list within a month. I had to visit both to see why, and it was a shelf that stood in the sun.',
      ],
    },
    {
      asked: 'not_asked',
      quality: 3,
      says: [
        'Who paid for my mistakes. At one site I cut a relay spare that failed in the next storm, and a technician drove 140 kilometres for it at night. I wrote that case into the stock rule myself, because a saving that sends somebody onto a wet road is not a saving.',
      ],
    },
    {
      asked: 'one_line_to_keep',
      quality: 3,
      says: [
        'Remember the one who halved a repair time by moving shelves, and who could not say what the shelves earn. The first I did without you. The second is what I am here for, and I would like to be the one in class who asks it about everything.',
      ],
    },
  ]),
  {
    topicId: 'closing',
    quality: 1,
    text: 'Sir, I would like to ask about the placements and what kind of companies come here for operations roles.',
  },
  {
    topicId: 'closing',
    quality: 2,
    text: 'My question is: which first-year course do engineers from plants find hardest here, and what do they do about it before they come?',
  },
  {
    topicId: 'closing',
    quality: 3,
    text: 'One question: when a student here is wrong in front of the class, what does a good professor of yours do next?',
  },
];

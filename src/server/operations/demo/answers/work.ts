import { type DemoAnswer, threads } from './demo-answer.ts';

/** Work experience. In one answer he says 12 hours where his resume says 9, and leaves it; in another 9 technicians where it says 7, and takes it back in the next. */
export const work: readonly DemoAnswer[] = threads('work_experience', [
  {
    asked: 'normal_day',
    quality: 1,
    says: [
      'In the morning we check the alarms of the night and the technicians go to the sites. Then there are calls and reports, and in the evening a review. I cut the time to clear an inverter fault from 12 hours to 3.5 hours at Suryakiran Renewables. So the day is not so hectic now.',
      'Last week one inverter had tripped at a site. We got the call, the team went there and it was cleared on the same day. Such things happen often, so by now we are used to it.',
    ],
  },
  {
    asked: 'learnt_there',
    quality: 1,
    says: [
      'I learnt team work and discipline there, sir, and how a factory runs. We worked on the relay panels and the rejects came down. My seniors were very supportive. It was a good learning experience overall.',
      'I learnt the testing of panels, and documentation, and how to speak with people on the shop floor. Everybody there has something to teach if we are ready to learn.',
    ],
  },
  {
    asked: 'team_taught',
    quality: 1,
    says: [
      'Everyone is different, so each of them has to be handled in a different way. Some need motivation and some have to be told strictly. In the monsoon we worked like one family. Communication is the key, I would say.',
      'I began by speaking to each of them and telling them my expectations. After that things improved slowly, and the older ones also accepted me.',
    ],
  },
  {
    asked: 'award_who_else',
    quality: 1,
    meets: 'partly',
    says: [
      'It was a very good event, sir, with many teams from all over the State. Such hackathons are useful for students because theory becomes practical. Everyone in our team contributed and it was a proud moment for our college. More colleges should hold them.',
      'The jury liked our presentation. The winners had made a real meter and we had only software, so they were ahead of us. Still it was a good experience for all of us.',
    ],
  },
  {
    asked: 'decision_alone',
    quality: 2,
    says: [
      'To try the new stock list at two sites first and not at all 6. My manager left it to me. I took the two worst ones, because little was lost if it failed there, and I moved the shelves on a Sunday so that no fault call had to wait.',
    ],
  },
  {
    asked: 'what_a_role_does',
    quality: 2,
    says: [
      'Six months on the test bench, and then improvement work. I tested relay panels, entered the readings, and took the rejected ones apart with my supervisor. In the second half I was allowed to change the order of the tests, and that is where most of the rejects went.',
    ],
  },
  {
    asked: 'metric_without_you',
    quality: 2,
    says: [
      'More than half, and I cannot prove all of it. I put the slow heat check last, so that weak panels fell out early, and in five months we came from 5.1% to 3.2%. After that purchase changed one supplier of relays. So I claim the first part and share the rest.',
      'The supervisor let me do it, and the two men on the bench did the tests. My part was to sort 60 rejected panels by cause, on paper, over three weekends. 38 of them would have failed in the first ten minutes.',
    ],
  },
  {
    asked: 'metric_stopped_at',
    quality: 2,
    says: [
      'Because of the road. Of the 3.5 hours that are left, some two are the drive to the site and one is the repair. I could cut only the search for the right spare, because that was a question of stock. I lead a team of 9 field technicians, and to go below three hours one of them would have to live near each site.',
      'I did propose it for the farthest site. A rented room there costs Rs. 5,000 a month, and it would save two hours in about one fault a week. My manager said after the monsoon, and I have not asked again.',
    ],
  },
  {
    asked: 'team_led',
    quality: 2,
    says: [
      'I have to correct myself: I said 9 technicians, and that was wrong, it is 7 technicians. I had counted two contract drivers. I made the duty plan for the team, took the fault calls and sent nobody alone to a live panel in the rain. The repairs were theirs; the order of the sites was mine.',
      'Sending them in pairs was my decision, and it cost us one site a day. I had to explain it to my manager twice. In the second month he asked for single visits again, and I agreed for dry days only.',
    ],
  },
  {
    asked: 'what_you_do',
    quality: 3,
    says: [
      'I decide each morning which of 6 solar sites waits, and I answer for what that costs. I also keep the spares, because I found that a fault lasts as long as the search for its part.',
      'In July an inverter tripped at 11 in the morning at the far site. I asked on the phone for the two readings that tell a fan from a board, and it was the fan. I had put one on that shelf in March. He had it running at 12.40, and before that he would have driven to Pune and back.',
    ],
  },
  {
    asked: 'switch_reason',
    quality: 3,
    says: [
      'Something else: I wished to see faults, not only reports of them. On the bench I never learnt what my panel did in the field. The money was Rs. 40,000 a year more, and the rent in my new place took it.',
      'One panel decided it. It came back burnt after four months, and nobody could tell me what had happened on site. I asked to go there and was told that this is not a trainee’s work. I applied in the same week.',
    ],
  },
  {
    asked: 'employer_money',
    quality: 3,
    says: [
      'Deccan Switchgear sells relay panels to state boards, at a price fixed months before delivery, and it earns on the difference to copper and labour. I saw in the cost sheet that a rejected panel ate a day of rework, so each per cent of rejects was margin.',
      'I timed that day of rework on 20 panels: seven and a half hours in the mean, about Rs. 2,600 with the parts. When we came from 5.1% to 1.8%, it was worth some Rs. 9 lakh a year, because they make about a thousand panels a month.',
    ],
  },
  {
    asked: 'metric_before',
    quality: 3,
    says: [
      'Nobody for this purpose, and that is why I trust it. The inverter writes the alarm time and the shift engineer writes the restart, so neither is mine. I took the 9 hours from the 40 faults before the change and the 3.5 from the 31 after it, and I left out two that waited for a crane.',
      'With those two the second figure is 4.2 hours, and I said so in my note. I left them out because no shelf would have helped: the crane comes from Nashik and takes two days.',
    ],
  },
  {
    asked: 'time_at',
    quality: 3,
    says: [
      'I answer for faults at 6 solar sites with 7 technicians. What I am proud of is small: I listed which 14 parts had failed where, and moved each to the site that needs it. A fault then took 3.5 hours and no longer 9. What I am not proud of is that I asked the technicians last.',
      'The oldest of them, Shinde, had his own box of spares in his van. I rode with him for two days, saw that his box was better than my list in two places, and copied it. After that he began to correct the list himself.',
    ],
  },
  {
    asked: 'employer_rival',
    quality: 3,
    says: [
      'Two makers near Nashik and one in Bengaluru. The nearest delivers a relay panel in 5 weeks, and we took 8 when I was there. I saw it in two lost tenders whose reasons I read in the sales file. They stock the brackets; we bought ours, so I moved those 3 to our own press.',
      'It took only one week out, because the relays stayed the slow part. It saved Rs. 14 lakh a year, but it did not win us a tender back while I was there, and I had hoped for that.',
    ],
  },
  {
    asked: 'metric_how',
    quality: 3,
    says: [
      'I sat with the fault register for a week and split each of 40 faults into drive, search and repair. Of 9 hours the search was 5, because the part lay in the wrong store. So I put 14 parts where they had failed, tried it at 2 sites for six weeks, and then moved the other four.',
      'The store head lost his central store by it, so I asked him to go over my list before anybody else saw it. He took out 3 parts and added 2. Both were right: one of the two was used within ten days.',
      'Where it failed is the monsoon. One road was cut for two days, and for that site no list was of use. I had thought of parts and not of roads, so now the far site gets its double stock in May.',
    ],
  },
  {
    asked: 'certificate_used',
    quality: 3,
    says: [
      'To follow the loss and not the machine. In the audit course I had to walk one kilowatt from the meter to the last lamp and write down where it goes. I did the same with an hour of downtime afterwards, and found that five of nine hours were spent looking for a part. The formulae I have mostly forgotten.',
      'I did my practice audit at my father’s shop. His freezer took a third of the bill, because it stood beside the stove. We moved it by three metres and he pays Rs. 700 less a month.',
    ],
  },
]);

import { type DemoAnswer, threads } from './demo-answer.ts';

/** Why an MBA, and what for. */
export const aims: readonly DemoAnswer[] = [
  ...threads('why_mba', [
    {
      asked: 'when_decided',
      quality: 1,
      says: [
        'I was thinking of it from the college days itself, sir. After joining the job I felt that in technical line the growth is limited, so last year I decided and started to prepare for CAT. I feel that this is the right stage for it.',
        'MBA will give me a holistic view of business and leadership skills. Many of my seniors have done it and they are in good positions now, so I was inspired by them also.',
      ],
    },
    {
      asked: 'certificate_instead',
      quality: 1,
      says: [
        'The energy auditor certificate is about technical things mostly. It has helped me in my work. But MBA covers finance, marketing, operations and all, so it is a much wider course and it will be more useful for my long-term goals.',
        'For example in an audit we find the losses, but we do not know how the company decides on the investment. With finance knowledge I will understand that part also.',
      ],
    },
    {
      asked: 'other_field',
      quality: 3,
      says: [
        'Because the engineering I need for the next job I have, and what is missing is price. I looked at an M.Tech. in power electronics in Bengaluru and went to see it for a day. It would have made me better at the inverter. My arguments at the plant are about whether to buy one.',
        'In March we needed a cable fault locator. I could say which type to within one page. Lease or buy was decided by our finance head in ten minutes, and I sat there and could not check one line of it.',
      ],
    },
    {
      asked: 'other_field',
      quality: 1,
      meets: 'partly',
      says: [
        'I felt that in technical line the growth is limited after some years. MBA will give me a holistic view of business. I want to be in a managerial role where I can make an impact, so MBA is the best option at this stage of my career.',
        'My senior did M.Tech. and he is still in the same design department. He is a very good engineer, but he does not take the decisions. That is what I have seen.',
      ],
    },
    {
      asked: 'from_job',
      quality: 1,
      says: [
        'Last year we wanted to start a new maintenance system for all the sites but it did not happen due to some budget issues. With an MBA I would have been able to present it in a better way to the management and convince them. So now is a good time.',
        'I made the slides for it and my manager presented them. Without me it would not have been proposed, I think. But the figures of the cost were not there, so they did not agree.',
      ],
    },
    {
      asked: 'why_at_all',
      quality: 2,
      says: [
        'Because I lost an argument that I should have won. In May I asked for spares of Rs. 40 lakh and could not read the payback sheet that finance put against it. I can run sites and I cannot say what they are worth. I want to learn that from people who do both.',
        'I asked to see the sheet afterwards. They had discounted six years of savings at 11 per cent, and I had simply added them up. That one line turned my yes into their no, and I had not known that the method existed.',
      ],
    },
    {
      asked: 'alternatives',
      quality: 2,
      says: [
        'I could stay and take over the budget of two sites, which my manager offered me in April. It would teach me cost by doing, in about five years. What it would not give me is somebody from a bank or a hospital who tells me that I am wrong.',
      ],
    },
    {
      asked: 'worth_the_fees',
      quality: 2,
      says: [
        'For me yes, if I stay in operations. I worked it out: about Rs. 25 lakh of loan and two years without pay, so some Rs. 45 lakh together. If I earn Rs. 9 lakh more a year after it, it is back in five years. If I earned only four more, I should not come.',
      ],
    },
    {
      asked: 'asked_whom',
      quality: 3,
      says: [
        'I asked my manager, who has no MBA and runs two plants, and a senior from Deccan Switchgear who has one and left it off his card. The manager said that he learnt it in nine years by writing off stock. The senior said that he forgot half. I asked which half, and he kept the finance.',
        'And I asked my father, who pays no part of it. He wanted to know what I would sell afterwards. I had no answer that evening, and I brought him one after three weeks, so he was the hardest of them.',
      ],
    },
    {
      asked: 'specialisation',
      quality: 3,
      says: [
        'Operations, with as much finance as you will let me take. I can already say how long a fault lasts, and I cannot say what an hour of it costs without help. Marketing I would do because I must: in my trade nobody buys repair before something is broken.',
      ],
    },
    {
      asked: 'after_degree',
      quality: 3,
      says: [
        'Because the degree taught me what fails and not what it costs. In March I had to leave it to our finance head whether to lease or buy a cable fault locator. I had the faults and the hours. He asked for the cost of money over six years, and I had no answer, so he decided without me.',
        'I asked him the next day to teach me the sheet, and he gave me one hour. I rebuilt it with our own 31 faults and found that buying pays only above 50 a year. So he was right, and I told him that.',
      ],
    },
    {
      asked: 'good_manager',
      quality: 3,
      says: [
        'Take the blame in a way that somebody believes. When I cut a spare that was needed, I went to the technician who had driven 140 kilometres for it and said that it was my list. A machine would have corrected the list. He needed to know who he could shout at, and after that he helped me mend it.',
      ],
    },
    {
      asked: 'books_instead',
      quality: 3,
      says: [
        'I have read two of them, and I agreed with both. That is what is wrong with books. In our plant we are all engineers, and nobody asked what the stock costs while it lies there, until the audit did. I want to sit beside someone who asks it on the first day.',
      ],
    },
    {
      asked: 'hopes',
      quality: 3,
      says: [
        'From an MBA I hope to get three things, and I can name the day for each. To price money over time, since I lost the lease of a fault locator in March. To read a contract before I sign for its spares. And to be contradicted by people who are not engineers, because in our plant we all make the same mistake together.',
        'The mistake was stock. We agreed within ten minutes to keep three of everything at each of 6 sites. The audit found Rs. 11 lakh lying there, and half of it had not moved in a year. I had made that list, and not one of us had asked.',
      ],
    },
    {
      asked: 'mba_failed',
      quality: 3,
      says: [
        'If I came back to the plant in Pune and bought the same stock with better words. We kept spares worth Rs. 11 lakh because I had written a rule of three, and an MBA that does not teach me to refuse such a rule has failed. I would test it in the first month: can I tell my manager what one hour of outage costs us?',
        'I tried it alone in October. I put an hour of outage at Rs. 40,000, and our accountant showed me that I had counted the same loss twice. I have kept that sheet, because I was sure of it for two weeks.',
      ],
    },
    {
      asked: 'what_to_learn',
      quality: 3,
      says: [
        'What money costs over time. In March our finance head decided to lease a cable fault locator and not to buy it. I had the number of faults and the hours lost; he had six years of interest, and I could not check him. At work I can learn that he was right, but not how he knew.',
        'I rebuilt his sheet with our own 31 faults, in three evenings, and I found that buying pays only above 50 faults a year. I showed it to him, and he corrected one line: I had forgotten that the instrument can be sold at the end.',
      ],
    },
    {
      asked: 'why_you',
      quality: 3,
      says: [
        'Because I bring a register and I say where it is weak. I can tell a class what 71 faults cost, which part of that I changed, and where I was wrong about a spare. Most of us will talk about companies. I can talk about one shelf, and I will ask what yours earns.',
      ],
    },
    {
      asked: 'classmates',
      quality: 3,
      says: [
        'What it is to depend on seven people you cannot see. I send technicians to sites 60 kilometres away and must believe what they tell me on the phone. I have a way to ask that does not sound like doubt: I ask for two readings, because one can be remembered and two must be taken.',
      ],
    },
  ]),
  ...threads('career_goals', [
    {
      asked: 'after_mba',
      quality: 1,
      says: [
        'I want to be in a leadership position in a reputed company in the energy sector. I like operations and strategy both. After some years I would like to take up a bigger role where I can make an impact.',
        'In the beginning maybe operations manager, and then I can become a general manager. I have not fixed one company as such. It depends on the placements also.',
      ],
    },
    {
      asked: 'success',
      quality: 1,
      says: [
        'Success means that people respect you for your work and your family is also happy. Money is important but it is not everything. If the people under me are growing, then I can say that I am successful.',
        'When I got the job, my parents were very happy and told everyone. That was a success for me. Also when our team completed the monsoon without any big problem.',
      ],
    },
    {
      asked: 'ten_years',
      quality: 1,
      says: [
        'In ten years I would like to have reached a senior position in the energy sector, with good responsibility. I would also like to have done something for society, as renewable energy is the need of the hour. And to have a settled family life.',
        'For society maybe solar for villages, as there are many places without proper power. I have not planned how to do it, but when I am in a senior position it will be possible.',
      ],
    },
    {
      asked: 'degree_to_goal',
      quality: 2,
      says: [
        'It helps me to know when I am being told a story. In the job I want, which is looking after many small plants, a contractor will say that an inverter is finished and must be replaced. I can ask for two readings and know that it is only the fan. That is Rs. 4,000 and not Rs. 3 lakh.',
        'It happened in July at our far site. The contractor had the quotation ready. I asked for the two readings on the phone, it was the fan, and it was running again in under two hours. The degree paid for itself that day.',
      ],
    },
    {
      asked: 'plan_goes_wrong',
      quality: 2,
      says: [
        'Trust could go wrong. An owner of a small plant has been let down by one installer and will not pay a second one in advance. So I would have to work first and be paid later, and I would need about three months of salaries before I begin. I have saved for one.',
        'Step by step: I would begin with five owners I know in Thrissur, repair first, and ask for the yearly fee after that. If three of them renew, I take ten more. If not, I stop, because then it is the service that is wrong.',
      ],
    },
    {
      asked: 'short_and_long',
      quality: 2,
      says: [
        'In three years I want to run operations for a group of small solar sites. In ten I want my own firm that repairs rooftop plants, which nobody looks after today. The first is to learn contracts and people with somebody else’s money, because I have none to lose.',
        'I called 12 owners of rooftop plants in Thrissur this summer. Five had a plant that was down, one of them for more than a month, and none knew whom to call. That is where the second goal comes from.',
      ],
    },
    {
      asked: 'tuesday',
      quality: 2,
      says: [
        'At seven I would read the faults of the night and decide which site waits. By ten I would be with finance on one contract, and in the afternoon at one site, without telling them before. I have seen the head of our western region work so for two days, and he spent half of it on the phone.',
      ],
    },
    {
      asked: 'ten_years',
      quality: 3,
      says: [
        'For small solar plants that keep running. I called 12 owners of such plants this summer, and 5 of them stood still without anybody coming. I want to be the name they call, and I want the promise to be two days, since that is what a school can wait.',
        'Two days I have from the owners themselves. I asked each of the 12 how long they could stand still. A bakery said one day, the schools said a week, and most said two or three.',
      ],
    },
    {
      asked: 'hobby_as_trade',
      quality: 3,
      says: [
        'Because 1 hour 52 minutes earns nothing. The winners of a city half marathon are forty-five minutes ahead of me, and the prize would not pay my rent. What I could sell is pacing: I have led a group of nine beginners in Pune for a season, free, and eight of them finished.',
      ],
    },
    {
      asked: 'abroad',
      quality: 3,
      says: [
        'India, because my trade is here. A rooftop plant in Germany has a service contract by law and custom; one in Thrissur has a phone number that nobody picks up. I would go abroad for six months to see how such a contract is priced, and I have written to one firm in Freiburg about it.',
      ],
    },
    {
      asked: 'five_years',
      quality: 3,
      says: [
        'Answering for thirty small solar plants, with their money and not only their faults. I spoke to a firm in Pune in September that has 22 of them. They told me that each supervisor they have can repair, and none can say which site should wait. That is the job I aim at.',
        'I prepare for it now. On two Saturdays I priced an hour of downtime for each of our 6 sites with our finance colleague. The dearest hour is nearly 4 times the cheapest, and I had been sending people to two of them in the wrong order.',
      ],
    },
    {
      asked: 'what_you_lack',
      quality: 3,
      says: [
        'I lack the habit of refusing. For thirty plants I would have to tell most of them to wait. In August I said yes to three sites in one morning, and a 6 MW block stood for a day. I worked out the loss, Rs. 1.1 lakh, and wrote it in the log against my own name.',
        'Since then I fix the order of the sites at seven, before the phone starts, and I change it only for safety. In September I broke it twice, both times because somebody was loud. In October not once.',
      ],
    },
    {
      asked: 'from_role_to_goal',
      quality: 2,
      says: [
        'The morning hour in which I decide which site waits. As an Assistant Manager I do it for 6 sites, and for a company with thirty plants it is the same hour with more at stake. I would also use my fault register, because I kept it myself and I know where it is thin.',
        'It is thin at night: faults after ten are written down in the morning, from memory. I found seven of them with the same round hour in it. So now the guard writes the time on his hand and sends a photograph.',
      ],
    },
    {
      asked: 'ask_somebody',
      quality: 1,
      says: [
        'I admire our general manager, sir. He has come up from a small post and now he is handling the whole region. Everybody respects him and he has a good position. I would like to have a career like that.',
        'He is very calm in all situations and he talks nicely to everyone. I have not spoken to him much about his career, but one can learn from seeing him.',
      ],
    },
    {
      asked: 'back_to_employer',
      quality: 1,
      says: [
        'It depends on the role, sir. If they give me a good managerial position then I would think about it, as it is a good company. Otherwise I would like to see other companies also, for more exposure.',
        'For example if they have a new plant and they want somebody to head it, I would go. They know me already, so it will be easy to settle.',
      ],
    },
    {
      asked: 'plan_b',
      quality: 3,
      says: [
        'To take over the budget of two sites where I am. My manager has offered it, and I would learn in five years by paying for it what I could learn here in two. I would give it three years. If I still could not read a contract by then, I would apply once more.',
      ],
    },
    {
      asked: 'job_or_business',
      quality: 3,
      says: [
        'A business, for small rooftop plants that nobody repairs. I called 12 owners in Thrissur this summer; 5 had a plant that was down, one for more than a month. I would sell repair within 2 days for a yearly fee. But first a job, because I do not know yet what such a promise costs.',
      ],
    },
  ]),
];

import { type DemoAnswer, threads } from './demo-answer.ts';

/** News and business, and what one should do. */
export const world: readonly DemoAnswer[] = [
  ...threads('current_affairs', [
    {
      asked: 'news_source',
      quality: 1,
      says: [
        'I read the news on my phone mostly, and on Sunday the newspaper. There are good YouTube channels also for business. I try to keep myself updated daily, but due to the shifts it is not always possible.',
        'The last thing I read was on electric vehicles, that the sales are increasing. I do not remember the full details of it now.',
      ],
    },
    {
      asked: 'one_story',
      quality: 1,
      meets: 'partly',
      says: [
        'I have followed UPI, sir. Everybody is paying by phone now, even the vegetable seller. Digital India has changed the payments completely. In the coming years it will become fully digital I feel.',
        'The number of transactions would be the best, which is in thousands of crores I think. The exact figure I do not remember now, but it is increasing every month.',
        'The shopkeeper’s day changes, because he need not keep change now. The bank staff also have less people at the counter.',
      ],
    },
    {
      asked: 'headlines',
      quality: 2,
      meets: 'partly',
      says: [
        'I can give two and not three. State distribution companies are late again in paying solar producers, and copper has become dearer, which I follow because of the panels. The third I would be inventing.',
        'The late payment matters more to me. We have one customer for the whole plant, and I see it in spares: a purchase I asked for in June came in August.',
      ],
    },
    {
      asked: 'home_trade',
      quality: 2,
      says: [
        'Late payment by state distribution companies. Suryakiran Renewables has one customer for the whole 40 MW, and the loan is due each month whether he pays or not. I see it first in spares: what I asked for in June came in August.',
      ],
    },
    {
      asked: 'green_growth',
      quality: 2,
      says: [
        'Not because they ask for it. Because here the sun is cheaper by day: our plant sells below what a new coal plant would need. At night it is not so, and I see each evening how our output falls as the demand goes up. So I would stop building coal for the day and keep what we have for the night.',
      ],
    },
    {
      asked: 'economy_now',
      quality: 3,
      says: [
        'The one number I would watch for the economy is the peak demand for power in the evening. It rises when factories run late and when people buy coolers, so it shows work and income together, and nobody can revise it afterwards. I look at it each night for my own plant, because at that hour the sun is gone and somebody else earns.',
      ],
    },
    {
      asked: 'budget_first',
      to: 'put first',
      quality: 2,
      says: [
        'I would put first the repair of lines in the Union budget, before new plants. In the villages of my project I measured 190 volts in the evening, and a pump burns at that. A new plant does not mend it. It is dull money, and no minister cuts a ribbon for a thicker wire.',
      ],
    },
    {
      asked: 'budget_first',
      to: 'less money',
      quality: 3,
      says: [
        'Free power for pumps gets less money. It is paid by the states and it empties the wells: when I surveyed homes for a flood list, farmers two streets from the river told me that they pump at night and sleep. I would pay each farmer the same sum in cash and let the unit have a price. It would cost an election somewhere.',
      ],
    },
    {
      asked: 'biggest_problem',
      quality: 3,
      says: [
        'Meters that nobody reads. In some feeders near our plant a quarter of the power is lost, and half of that is not stolen but simply not counted. It needs a meter on each transformer and a clerk who looks at it. We did it at 4 feeders in my college project, for Rs. 900 each.',
      ],
    },
    {
      asked: 'quick_delivery',
      quality: 3,
      says: [
        'Somebody who forgot one thing, and that is what the firms live on. I do it in fault weeks, when I come home at ten. I need milk in the morning and not in ten minutes; but at half past ten the shop is shut, so what I really buy is its late hour. The rider pays for the speed.',
        'In a few sentences: few need it in ten minutes, and many need it after ten at night. The firm sells speed, and what people like me use is the hour. I would keep the hour and give the rider thirty minutes.',
        'Roughly Rs. 45. A rider does about 3 in an hour and should earn Rs. 90, so 30 for him. The store and the packing I guess at 15. On an order of Rs. 250 with a fifth of margin the firm has 50, so it earns almost nothing.',
      ],
    },
    {
      asked: 'public_sector_sale',
      quality: 3,
      says: [
        'When the profit comes from a rule and not from the company. A seller who is the only one allowed to sell shows a profit in any hands, and then the price of the sale is the price of the rule. I would first open the rule, wait three years, and sell what still earns. In my trade that is the state’s own meter works.',
      ],
    },
    {
      asked: 'data_price',
      quality: 1,
      says: [
        'I think it is fair for most people, because the app is free. But privacy is also important, so the government should make strict rules. Companies should use the data in a responsible way and people should be more aware.',
        {
          to: 'Which app',
          says: 'The maps app knows the most about me, I think, because it is on the whole day for the sites. It knows where I live and where I work. I have not changed any settings in it.',
        },
        {
          to: 'without ads',
          says: 'Maybe Rs. 50 in a month I would pay, not more than that, sir. Most people will not pay anything, because they are used to having it free.',
        },
      ],
    },
    {
      asked: 'company_in_news',
      quality: 3,
      says: [
        'The state distribution company here, MSEDCL, for its smart meters. People fear that the bill will go up. I asked our store man, who has had one for three months: his bill went down by Rs. 80, but it ends at midnight when he has not paid. So the meter is not the news for him. The paying in advance is.',
        'It changes the company more than him. Money that came after sixty days comes before the unit is used. If half of the homes pay so, I would expect it to pay plants like ours on time, and then my spares come in June and not in August.',
      ],
    },
    {
      asked: 'startup_admired',
      quality: 3,
      says: [
        'Rapido, because it began with a bike that stood idle and not with a bus. I used it for my first month in Pune, when I had no scooter. What I admire is the fixed fee it takes from auto drivers: one driver showed me his phone, Rs. 29 for a day and the rest his. He knows in the morning what he owes.',
      ],
    },
    {
      asked: 'technology_ahead',
      quality: 3,
      says: [
        'Cheap storage of power. Our plant could sell at seven in the evening for nearly twice what it gets at noon, and it cannot wait so long. I priced a battery for one 6 MW block with our finance colleague: at present prices it pays back in eleven years and lasts for ten. One more fall by a fifth and it is built.',
      ],
    },
    {
      asked: 'news_of_home',
      quality: 3,
      says: [
        'In Thrissur the noise of Pooram again. A new rule wants the fireworks 200 metres from the crowd, and the ground does not have 200 metres. As a drummer I would like it without fireworks. The temple boards say that the crowd comes for them. I asked at my father’s shop, and of ten customers six wanted the fireworks.',
      ],
    },
  ]),
  ...threads('situational_ethics', [
    {
      asked: 'small_lie',
      quality: 1,
      says: [
        'Honesty is always the best policy. But sometimes for the good of others a small lie is all right, if nobody is hurt by it. It depends on the situation. I myself try to be honest at all times.',
        'Like when a colleague asks how his presentation was, we say that it was good so that he does not lose confidence. It does not harm anyone.',
      ],
    },
    {
      asked: 'number_polished',
      to: 'too good',
      quality: 3,
      says: [
        'I show my colleague how the Rs. 14 lakh was counted, before anybody else asks. It is what we paid for 3 brackets in a year, less steel and labour, and I left out the press, because it stood idle. If he says that an hour of the press has a price, he is right, and then it is nearer 11.',
        'I would write that into the report under my own name, with the date. My old supervisor would not like it, because his appraisal had the 14 in it, so I would call him first.',
      ],
    },
    {
      asked: 'number_polished',
      to: 'figure is wrong',
      quality: 1,
      says: [
        'I will inform my seniors about it, because honesty is the most important thing. We should never hide anything. I will correct the figure and make sure that it does not happen again in future. Integrity is my core value.',
        'That is difficult, sir. He got the bonus because of the figure and it was not his mistake. I would leave it to HR and the seniors to decide, because there will be some policy for it.',
      ],
    },
    {
      asked: 'too_much_change',
      quality: 2,
      says: [
        'I write to the bank on the same day and leave the money where it is. At Deccan Switchgear a travel claim of Rs. 2,000 was paid to me twice. I wrote to accounts, it took them three weeks to take it back, and I did not spend it. With fifty thousand I would only write sooner.',
        {
          to: 'doubt',
          says: 'You may doubt the fifty thousand, because I never had it. The Rs. 2,000 I can show: my mail to accounts has a date, and theirs came three weeks later. I was a trainee, and it was a tenth of what I earned in a month, so I did notice it each day.',
        },
        'If they do not answer, I write again after a week and keep both mails. Then it is their delay and not my secret. I would not go further than that and call each day.',
      ],
    },
    {
      asked: 'others_see',
      quality: 2,
      says: [
        'I say what I have seen of his work and nothing on what I have not. If the recruiter asks about the lie itself, I say: “Please ask him.” Then I call my friend the same evening and tell him that they know, so that he can say it first. It may cost him the post.',
      ],
    },
    {
      asked: 'wallet_found',
      quality: 3,
      says: [
        'I look into the wallet for a name, and if there is one I call, whatever the rupees. I found a wallet at Thrissur station in 2022, with Rs. 3,400 and a licence. I called the number on a bill inside it and waited for forty minutes, so I missed my train. Without a name I give it to the station master and take a receipt.',
        'You may doubt it, so take the case that it cost me something: I missed the train, and the next one came after two hours. I was angry with myself on the platform. I would still do it, because he had the fees of his daughter in it, but I cannot prove to you that I would at ten lakh.',
      ],
    },
    {
      asked: 'integrity_means',
      quality: 3,
      says: [
        'Honest, and kind in the time and place. When an apprentice failed my test on a live feeder, I told him that he had failed, but not before the other eleven. I told him at the end of the shift and trained him again in the same week. If I had been kind first, he might be dead.',
      ],
    },
    {
      asked: 'promise_broken',
      quality: 3,
      says: [
        'One that protects me and costs somebody else. I had promised a technician not to report that he had worked without gloves. Three weeks later he did it again, and I reported both. I told him so before I did it. He has not forgiven me, and he wears them.',
      ],
    },
    {
      asked: 'never_for_money',
      quality: 3,
      says: [
        'Sign that a line is dead when I have not tested it. It was asked of me once, in the monsoon, with a contractor’s crane waiting at Rs. 8,000 an hour. I tested, it took twenty-five minutes, and the line was dead. My manager paid for the half hour and asked me nothing, and I was glad of that.',
        'The crane man shouted, and one of my own technicians said that everybody signs. I asked him who had signed for him last time. It cost me some ease with the team for a few weeks.',
      ],
    },
    {
      asked: 'credit_taken',
      quality: 3,
      says: [
        'In the room I say nothing. That evening I say to him alone: “The list and the trial at 2 sites were mine, and I would like that in my appraisal.” I would bring the register, since it has my entries with dates. He may have shortened it and not stolen it, so I give him the chance to put it right first.',
        'If he does not, I go to his own senior, and I tell him before I go. I had a small case of it at Deccan Switchgear: my test order went up under another name. I spoke to him, and the next report had both names.',
      ],
    },
    {
      asked: 'exam_leak',
      quality: 3,
      says: [
        'I do not open it, and I tell him that I have it and cannot unsee who sent it. Then I write to the examiner that a paper is going round, without his name, and I tell him that I did. In college one came to our group of 60; I left the group and told nobody, and I am not proud of the second half.',
      ],
    },
  ]),
];

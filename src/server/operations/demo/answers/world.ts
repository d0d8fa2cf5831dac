import type { DemoAnswer } from './demo-answer.ts';

/** News and business, and what one should do. */
export const world: readonly DemoAnswer[] = [
  {
    topicId: 'current_affairs',
    quality: 1,
    stemId: 'current_affairs.upi_ended_cash',
    text: 'The vegetable seller will say that UPI is very convenient, everybody is using it now. Digital India has changed the payments completely. Still some people prefer cash, mostly old people. In the coming years it will become fully digital I feel.',
  },
  {
    topicId: 'current_affairs',
    quality: 1,
    gaps: ['reason', 'example', 'size', 'metric_source'],
    text: 'I would show that even small shops are having the QR code. In my area everyone has it. So the data shows that digital payment is increasing day by day, and that is a good thing for the economy.',
  },
  {
    topicId: 'current_affairs',
    quality: 2,
    stemId: 'current_affairs.home_trade',
    text: 'What should worry Deccan Switchgear is the price of copper. A relay panel has copper in the bus bars and in the wiring, and the company quotes a price months before it delivers. When I was there a quote was good for 60 days. If copper rises by a tenth in that time, the margin on a small panel is gone, because the buyer, mostly a state board, does not accept an escalation.',
  },
  {
    topicId: 'current_affairs',
    quality: 2,
    gaps: ['size', 'cost', 'metric_source'],
    text: 'I do not know their accounts, so this is reasoning: I think about 15 per cent of sales. The fixed part is the press shop and some 90 people. When one tender of that size was postponed, overtime stopped, but nobody was sent home. Above that they would have had to cut a shift.',
  },
  {
    topicId: 'current_affairs',
    quality: 2,
    gaps: ['other_side', 'reason', 'stakeholder', 'alternative', 'contradiction', 'vague_word'],
    text: 'The other view is that copper also falls, and then the same 60 days are a gain. That is true over ten years. But a small maker does not live for ten years on one gain: he has to buy when the order comes, so he pays in the bad months and has no stock in the good ones. That is why I would shorten the quote.',
  },
  {
    topicId: 'current_affairs',
    quality: 3,
    stemId: 'current_affairs.farm_price',
    text: 'Not for everything. A promised price works where the state really buys, and that is mostly wheat and rice in a few states. I would promise it where the country needs a crop it imports, such as pulses and oilseeds, for five years and with a limit per farmer. The reason is water: a promise on paddy has made dry districts grow a wet crop. The cost is a budget that somebody must vote for each year.',
  },
  {
    topicId: 'current_affairs',
    quality: 3,
    stemId: 'current_affairs.one_story',
    text: 'The story is that state distribution companies are again late in paying solar producers. It ruins the plan of small developers and not of large ones. A large one borrows against many contracts; a small one with a single plant has a loan to serve each month and one customer. I see it at our desk: when the payment is late, the first thing that waits is spare parts, and so the fault time rises months later.',
  },
  {
    topicId: 'current_affairs',
    quality: 3,
    gaps: ['other_side', 'stakeholder', 'reason', 'limit', 'twist'],
    text: 'A labourer without land buys grain and sells nothing, so a higher price is first of all a dearer meal for her. She gains only if the farmer hires more days because of it. I would therefore never raise the price without the ration staying where it is. When I did the survey of 130 homes, a third of them had no land, and none of them spoke of prices; they spoke of days of work.',
  },
  {
    topicId: 'current_affairs',
    quality: 3,
    gaps: ['size', 'metric_source', 'cost', 'find_out', 'example', 'real_instance', 'application'],
    text: 'I keep one number of my own: at our plant a delay of 90 days in payment costs about 2 per cent of that bill in interest, at what our bank charges. I asked our finance colleague for the rate and multiplied. By Monday he has to decide which of two suppliers waits, and I have to tell him which part can be late without a site standing still.',
  },
  {
    topicId: 'situational_ethics',
    quality: 1,
    stemId: 'situational_ethics.number_polished',
    text: 'I will inform my seniors about it because honesty is the most important thing. We should never hide anything. I will correct it and make sure that it does not happen again in future. Integrity is my core value.',
  },
  {
    topicId: 'situational_ethics',
    quality: 1,
    gaps: ['other_side', 'reason', 'cost', 'alternative'],
    text: 'Some people may say it is naive, but in the long run honesty pays. If we do the right thing then there is nothing to fear. I would try to convince him in a polite way and I would stay with my values.',
  },
  {
    topicId: 'situational_ethics',
    quality: 2,
    stemId: 'situational_ethics.bad_news_up',
    text: 'I would say: “We can give a date after the test on Thursday,” and nothing more in the room. It is true and it does not make him a liar before the client. Afterwards I would tell him in private which 2 steps are missing. I did it once at Deccan Switchgear with a panel delivery. He was annoyed for a day, because the client asked for the reason, and then he moved the date by a week.',
  },
  {
    topicId: 'situational_ethics',
    quality: 2,
    gaps: ['other_side', 'reason', 'limit', 'cost', 'stakeholder', 'alternative', 'failure_case'],
    text: 'If he insists, I would not repeat the date myself. I would write the two missing steps in a mail to him alone, so that he can still change it and cannot say that he did not know. It may cost me his goodwill. The other cost is a client who plans a shutdown on a false date, and that is paid by people who were not in the room.',
  },
  {
    topicId: 'situational_ethics',
    quality: 3,
    stemId: 'situational_ethics.two_to_let_go',
    text: 'I would let neither go on output alone. First I would ask what the one of fifteen years does that no list shows; at our store it was one man who knew which spare fits which old panel, and I found it out only when he was on leave. If after a month of writing that down the other still carries more, I would let the older one go, with the notice he is owed and a word to him from me before anybody else. The job is for the next years.',
  },
  {
    topicId: 'situational_ethics',
    quality: 3,
    stemId: 'situational_ethics.credit_taken',
    text: 'Before the appraisal I would say to him alone: “In the review the stock rule was shown as the team’s. I made the list and the trial at 2 sites, and I would like that in my appraisal.” I would take the register along, because it has my entries with dates. I would not say it in the meeting: he may have shortened it and not stolen it, and a man who is corrected before his own boss does not write a fair appraisal.',
  },
  {
    topicId: 'situational_ethics',
    quality: 3,
    gaps: ['other_side', 'limit', 'stakeholder', 'twist', 'failure_case'],
    text: 'The opposite is to say it in the open at once, so that the record is right. I see one case where I would: if a wrong person were to be promoted on it next day. Otherwise I lose more than I correct. In private I give him the chance to put it right himself, and if he does not, I still have the register and the week; in the open I have neither.',
  },
  {
    topicId: 'situational_ethics',
    quality: 3,
    gaps: ['metric_source', 'size', 'reason', 'cost', 'alternative', 'example', 'real_instance'],
    text: 'I would measure it by what comes back. Of the faults each of them closed in 3 months I would count those that opened again within a week. When I did that for my 7 technicians, the fastest had 6 of 30 returned and the slowest 1 of 22, so my own ranking turned round. I would also ask the two sites whom they call first, because they know it before any register does.',
  },
  {
    topicId: 'current_affairs',
    quality: 2,
    gaps: ['application', 'own_part', 'twist'],
    text: 'In that week I would shorten the quote from 60 days to 30 and put a copper clause into every new one. Purchase will say that boards refuse it. I would ask three of them first, because a refusal nobody has heard is only a fear. The press shop I would leave alone, since one week is enough to break it and not to mend it.',
  },
  {
    topicId: 'current_affairs',
    quality: 2,
    gaps: ['limit', 'failure_case', 'example', 'find_out'],
    text: 'The news that smart meters would end our panels was noise. In 2024 everybody at Deccan Switchgear spoke of it for a month. A meter measures and does not disconnect a fault, so the panel is still needed. What I missed is that the boards had less money for panels while they bought meters, so part of the noise was true.',
  },
  {
    topicId: 'current_affairs',
    quality: 1,
    stemId: 'current_affairs.data_price',
    text: 'I think it is a fair price for most people because the app is free. But privacy is also important, so the government should make strict rules. Companies should use the data in a responsible way, and people should also be more aware of it.',
  },
  {
    topicId: 'situational_ethics',
    quality: 1,
    stemId: 'situational_ethics.product_defect',
    text: 'Safety is always the first priority, so I would advise to call back all of them. Profit can be made next year also. The company’s image is very important and customers will trust us more if we are honest with them.',
  },
];

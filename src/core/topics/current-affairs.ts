import type { Topic } from './topic.ts';

export const currentAffairs: Topic = {
  plan: {
    place: { kind: 'world' },
    minutes: { experienced: 3.5, fresher: 4 },
    mustCover: true,
    facts: ['employment', 'project', 'place'],
    soreFacts: [],
    dwelledOnBy: { common_process: 1.3 },
  },
  questions: { beyondResume: true, figuresFromJobs: false },
  followUps: { matter: 'knowledge' },
  card: {
    name: 'current affairs',
    about: 'their stand and its best opponent; no news, figure or party from you',
  },
  scoring: {
    kind: 'opinion',
    weight: { experienced: 11, fresher: 12 },
    enoughWords: 25,
    expectsBrief: false,
    canBeWrong: true,
    anchors: {
      low: 'Unaware, or a slogan.',
      middle: 'The headline and a single side.',
      high: 'Facts, both sides, and your own stand with its reason.',
      top: 'Numbers, who gains and loses, and what would change your view.',
    },
    nextSteps: {
      evidence: 'For each story you follow, learn a figure you can defend, and its source.',
      reasoning: 'Take a story a day and write the best sentence for the side you do not hold.',
      default: 'Practise: the fact, both sides, your stand, and what would change your mind.',
    },
  },
  field: {
    words: `
      government, policy, minister, ministry, parliament, bill, act, law, scheme, subsidy, tax, gst,
      budget, deficit, rbi, bank, rate, repo, inflation, rupee, dollar, economy, economic, gdp, growth,
      market, price, demand, supply, trade, export, import, tariff, duty, china, america, india, indian,
      country, nation, state, centre, election, vote, party, court, regulation, regulate, regulator, sebi,
      reform, employment, unemployment, job, jobs, wage, worker, labour, farmer, agriculture, industry,
      company, startup, consumer, citizen, public, poor, poverty, pollution, climate, carbon, emission,
      energy, petrol, oil, coal, solar, electric, battery, platform, gig, levy, security, privacy, data,
      technology, ai, artificial, war, border, crisis, news, newspaper, report, percent, crore, billion,
      investment, investor, stake, private, sector, health, education, infrastructure, rail, railway,
      road, city, cities, rural, urban, customer, client, cost, revenue, sale, sales, delivery, warehouse,
      logistics, supplier, vendor, product, employee, salary, brand, competition, acquire, acquisition,
      merger, share, profit, loss, quick, commerce, airline, telecom, hospital, drug, water, food, export`,
    facts: [],
    near: ['academics', 'analytical', 'background', 'career_goals'],
    asksForReason: false,
    takesAnyCase: false,
  },
};

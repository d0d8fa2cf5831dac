import { need } from './ladder-need.ts';
import type { Topic } from './topic.ts';

/** Tells when something was, or how long it went on. */
const timeTold = new RegExp(
  [
    String.raw`\b(?:19|20)\d\d\b`,
    String.raw`\b(?:january|february|march|april|june|july|august|september|october|november|december)\b`,
    String.raw`\b(?:monsoon|summer|winter)\b`,
    String.raw`\b(?:in|for|within|the) (?:the )?(?:\p{L}+ ){0,2}(?:weeks?|months?|years?|semester)\b`,
  ].join('|'),
  'iu',
);

export const workExperience: Topic = {
  plan: {
    place: {
      kind: 'major',
      widestFor: 'experienced',
      secondThreadFacts: ['employment', 'metric', 'project', 'responsibility'],
    },
    minutes: { experienced: 6, fresher: 3.5 },
    depth: { experienced: 3.2, fresher: 2 },
    mustCover: true,
    facts: ['employment', 'metric', 'team', 'promotion', 'job_switch', 'project', 'responsibility', 'claim'],
    soreFacts: ['gap'],
    dwelledOnBy: { bangalore: 1.2 },
  },
  questions: { beyondResume: false, figuresFromJobs: true },
  followUps: {
    gaps: [
      'metric_source',
      'own_part',
      'result',
      'size',
      'real_instance',
      'vague_word',
      'reason',
      'alternative',
      'failure_case',
      'learning',
      'cost',
      'stakeholder',
      'explain_hook',
      'example',
    ],
    tactics: ['belittle_answer'],
    isAboutTheDegree: false,
    matter: 'deed',
    nearer: ['lived'],
  },
  card: {
    name: 'work, internships, projects',
    about: 'one decision, its price and its people; the employer’s secrets stay outside',
  },
  scoring: {
    kind: 'behavioural',
    weight: { experienced: 18, fresher: 10 },
    enoughWords: 25,
    expectsBrief: false,
    canBeWrong: false,
    anchors: {
      low: 'A job description, told as "we".',
      middle: 'Duties, and a result.',
      high: 'A decision of your own, a number, a trade-off, who disagreed, and how the place earns its money.',
      top: 'What followed from what followed, and what you did differently afterwards.',
    },
    nextSteps: {
      evidence: 'Know the rupee value of every number on your resume, and how each was measured.',
      structure: 'Tell your best case as: what was wrong, what you did, what came of it.',
      reasoning: 'For your best result, say what it cost and who was against it.',
      ownership: 'Retell your best case with “I” wherever the act was yours, and name the decision.',
      default: 'Let a friend ask “why” and “how much” until you run out. Then find out the rest.',
    },
  },
  field: {
    words: `
      work, job, jobs, office, company, firm, team, client, customer, manager, supervisor, senior, junior,
      colleague, boss, report, project, product, process, task, shift, plant, factory, machine, line,
      operator, vendor, supplier, dealer, order, stock, invoice, bill, audit, ledger, account, budget,
      sale, revenue, cost, target, deadline, release, deploy, deployment, code, bug, module, feature,
      sprint, server, database, data, dashboard, query, script, pipeline, batch, scheduler, cluster,
      latency, queue, ticket, outage, production, testing, automate, system, software, tool, excel, sheet,
      python, sql, java, airflow, spark, kafka, aws, cloud, migration, migrate, parallel, parallelism,
      runtime, worker, claim, nightly, overnight, hub, warehouse, delivery, logistics, branch, desk, ward,
      patient, training, trainee, intern, internship, articleship, recruit, hire, event, fest, committee,
      club, sponsor, volunteer, coordinator, campaign, leadership, employee, salary, workload, co-worker,
      cost, site`,
    facts: ['employment', 'job_switch', 'promotion', 'metric', 'team', 'project', 'responsibility', 'tool'],
    near: ['academics', 'situational_ethics', 'career_goals', 'why_mba'],
    asksForReason: false,
    takesAnyCase: false,
  },
  firstAsk: 'Which one thing did you do yourself, and what was different afterwards?',
  ladder: [
    need('setting', 7, 'structure', 'This was in [which month, and in which team?].', {
      place: 'before',
      told: timeTold,
    }),
    need('act', 5, 'ownership', 'My own part was [what did you do yourself?].'),
    need('figure', 5, 'evidence', 'In numbers, that was [how many, how much or how long?].'),
    need('reason', 7, 'reasoning', 'I did it this way because [why this way and no other?].'),
    need('change', 7, 'evidence', 'What came of it: [what, measured before and after?].', {
      told: /\b(?:fell|rose|dropped|came down|went up|went (?:from|to)|nobody used|no one used|never used|came to|stopped calling|instead of)\b/i,
    }),
    need('other_side', 8, 'reasoning', 'It cost us [what was given up, or who was against it?].'),
    need('lesson', 8, 'ownership', 'Today I would [what would you do differently?].'),
  ],
};

import type { Topic } from './topic.ts';

export const workExperience: Topic = {
  plan: {
    place: {
      kind: 'major',
      widestFor: 'experienced',
    },
    minutes: { experienced: 6, fresher: 3.5 },
    mustCover: true,
    facts: ['employment', 'metric', 'team', 'promotion', 'job_switch', 'project', 'responsibility', 'claim'],
    soreFacts: ['gap'],
    dwelledOnBy: { bangalore: 1.2 },
  },
  questions: { beyondResume: false, figuresFromJobs: true },
  followUps: { matter: 'own' },
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
      evidence: 'For every number on your resume, know how it was measured.',
      structure: 'Tell your best case as: what was wrong, what you did, what came of it.',
      reasoning: 'For your best result, say what it cost and what speaks against it.',
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
      cost, site, shop, counter, cashier, owner, foreman, helper, wage, register, receipt, depot, godown,
      courier, parcel, packing, loading, crate, carton, workshop, garage, repair, fitter, mechanic, driver,
      tailor, mason, electrician, plumber, welder, cook, waiter, guard, kiln, mill, loom`,
    facts: ['employment', 'job_switch', 'promotion', 'metric', 'team', 'project', 'responsibility', 'tool'],
    near: ['academics', 'situational_ethics', 'career_goals', 'why_mba'],
    asksForReason: false,
    takesAnyCase: false,
  },
};

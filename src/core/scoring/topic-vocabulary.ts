import type { FactKind } from '#contract/resume.ts';
import type { TopicId } from '#contract/topics.ts';
import { phrases } from '#core/text/phrase-pattern.ts';
import { stem } from '#core/text/stem.ts';

/** Topics with a field of their own. Anything about oneself belongs to an introduction, anything at all to the closing, and composure has no words. */
export const fieldTopics = [
  'why_mba',
  'career_goals',
  'work_experience',
  'academics',
  'current_affairs',
  'analytical',
  'hobbies',
  'background',
  'situational_ethics',
] as const satisfies readonly TopicId[];
export type FieldTopic = (typeof fieldTopics)[number];

export const hasField = (topicId: TopicId): topicId is FieldTopic =>
  (fieldTopics as readonly TopicId[]).includes(topicId);

const study = `mba, degree, course, college, school, campus, classroom, class, learn, study, studies, education, programme, program, curriculum, diploma, pgdm,
  iim, gmat, cat, gate, mtech, m.tech, master, masters, phd, faculty, professor, alumni, batch, elective, skill, knowledge, gap, lack, career, switch, promotion,
  role, post, management, manager, finance, marketing, strategy, operations, costing, consulting, product, entrepreneur, startup, leader, leadership, business`;
const future = `goal, plan, future, ambition, aspire, dream, aim, years, role, job, career, sector, industry, company, firm, consulting, consultant, manager, head, lead, leader,
  founder, startup, entrepreneur, start, join, become, work, grow, growth, path, step, promotion, salary, placement, internship, alumni, mba, risk, fallback, switch, public`;

const written: Record<FieldTopic, string> = {
  why_mba: study,
  career_goals: `${future}, ${study}`,
  work_experience: `work, job, jobs, office, company, firm, team, client, customer, manager, supervisor, senior, junior, colleague, boss, report, project, product, process, task,
    shift, plant, factory, machine, line, operator, vendor, supplier, dealer, order, stock, invoice, bill, audit, ledger, account, budget, sale, revenue, cost, target,
    deadline, release, deploy, deployment, code, bug, module, feature, sprint, server, database, data, dashboard, query, script, pipeline, batch, scheduler, cluster,
    latency, queue, ticket, outage, production, testing, automate, system, software, tool, excel, sheet, python, sql, java, airflow, spark, kafka, aws, cloud, migration,
    migrate, parallel, parallelism, runtime, worker, claim, nightly, overnight, hub, warehouse, delivery, logistics, branch, desk, ward, patient, training, trainee, intern,
    internship, articleship, recruit, hire, event, fest, committee, club, sponsor, volunteer, coordinator, campaign, leadership, employee, salary, workload, co-worker, cost, site`,
  academics: `subject, paper, semester, theory, law, theorem, principle, concept, definition, define, formula, equation, derive, derivation, proof, prove, model, curve, function,
    variable, constant, coefficient, ratio, proportional, energy, heat, temperature, entropy, pressure, force, velocity, current, voltage, circuit, stress, strain, load, material,
    engine, algorithm, complexity, array, memory, graph, table, key, index, transaction, protocol, network, regression, correlation, sample, hypothesis, probability,
    distribution, variance, mean, demand, supply, elasticity, elastic, price, quantity, utility, inflation, gdp, interest, bond, equity, debt, depreciation, asset, liability, balance,
    cash, profit, accounting, tax, contract, act, constitution, court, clause, theorist, author, novel, poem, essay, culture, society, cell, gene, protein, enzyme, molecule,
    reaction, acid, bond, catalyst, lecture, professor, textbook, exam, marks, lab, laboratory, experiment, thesis, dissertation, assumption, limit, example, difference`,
  current_affairs: `government, policy, minister, ministry, parliament, bill, act, law, scheme, subsidy, tax, gst, budget, deficit, rbi, bank, rate, repo, inflation, rupee, dollar,
    economy, economic, gdp, growth, market, price, demand, supply, trade, export, import, tariff, duty, china, america, india, indian, country, nation, state, centre, election,
    vote, party, court, regulation, regulate, regulator, sebi, reform, employment, unemployment, job, jobs, wage, worker, labour, farmer, agriculture, industry, company,
    startup, consumer, citizen, public, poor, poverty, pollution, climate, carbon, emission, energy, petrol, oil, coal, solar, electric, battery, platform, gig, levy,
    security, privacy, data, technology, ai, artificial, war, border, crisis, news, newspaper, report, percent, crore, billion, investment, investor, stake, private, sector,
    health, education, infrastructure, rail, railway, road, city, cities, rural, urban, customer, client, cost, revenue, sale, sales, delivery, warehouse, logistics, supplier, vendor, product, employee, salary, brand,
    competition, acquire, acquisition, merger, share, profit, loss, quick, commerce, airline, telecom, hospital, drug, water, food, export`,
  analytical: `assume, assumption, suppose, roughly, approximately, estimate, average, per, total, multiply, multiplied, divide, divided, times, half, third, quarter, percent, fraction,
    ratio, number, answer, equal, probability, chance, odd, even, sum, minus, plus, equation, solve, hence, population, household, cups, minutes, speed, distance, hour, hours,
    day, daily, weigh, heavier, lighter, balls, coin, dice, bulb, switch, case, cases, pair, order, first, second, check, upper, lower, bound, litre, kilometre, segment, lakh, crore, million`,
  hobbies: `hobby, hobbies, play, game, match, tournament, team, club, practise, practice, coach, teacher, guru, beginner, amateur, learn, read, book, novel, author, chapter, write,
    writing, poem, blog, music, song, sing, raga, instrument, guitar, violin, tabla, piano, keyboard, concert, dance, paint, painting, sketch, draw, photo, photograph, photography, camera,
    lens, film, movie, series, cook, recipe, bake, garden, plant, trek, trekking, hike, run, running, marathon, cycle, cycling, ride, swim, gym, yoga, cricket, football, badminton,
    tennis, chess, opening, endings, opponent, score, rating, bowl, bat, travel, trip, quiz, debate, drama, theatre, stage, perform, enjoy, passion, weekend, sunday, childhood, fun,
    leisure, relax, bike, route, mountain, puncture, bow, string, mohiniyattam, carnatic, hindustani, craft, origami, podcast, language, volunteer, basketball, volleyball, hockey, kabaddi, carrom, actor, actress, watch, fan, create, creative, creativity, make, made, build, collect, stamp, coin, gaming, video, sport, sports, athlete, free, spare`,
  background: `town, city, village, district, state, hometown, native, place, region, area, local, river, hill, coast, temple, festival, dish, food, famous, known, history, culture,
    tradition, language, dialect, economy, industry, export, mill, factory, farming, farmer, crop, agriculture, market, mandi, tourism, tourist, migration, migrate, road, water,
    drainage, pollution, traffic, electricity, population, people, family, families, father, mother, uncle, grandfather, grandmother, brother, sister, parents, home, house, street, school, born, grew, grow,
    lived, live, north, south, east, west, kingdom, fort, monument, government, collector, panchayat, municipality, weaver, textile, handloom`,
  situational_ethics: `wrong, right, ethics, ethical, moral, integrity, trust, truth, true, lie, lying, false, cheat, cheating, fair, unfair, rule, policy, principle, law, legal,
    illegal, bribe, conflict, duty, responsible, responsibility, loyalty, promise, confidential, refuse, accept, agree, disagree, confront, talk, tell, told, speak,
    explain, convince, listen, ask, manager, boss, supervisor, senior, junior, colleague, friend, teammate, credit, blame, fault, apologise,
    warn, warning, consequence, risk, lose, loss, choose, choice, decide, dilemma, respect, private, discipline, hr,
    record, proof, sign, victim, hurt, safety, secret, whistle, judge, judged, misjudge, attitude, behave, behaviour, criticise, criticize, criticism, feedback, angry, anger, upset, understand, emotion, motivate, equal, elder, younger, serious, defensive, escalate, authority, penalty, punish, forgive, stakeholder, respected, liked`,
};

const asStems = (list: string): ReadonlySet<string> => new Set(phrases(list).map(stem));

/** Words of study and work that stand in answers to anything; they speak neither for a topic nor against it. */
export const commonWords: ReadonlySet<string> = asStems(
  `work, job, team, group, project, company, class, college, school, study, studies, semester, professor, learn, career, year, years, plan, start, join, become, help, idea,
  family, parents, mother, father, friend, talk, tell, told, ask, course, skill, public, data, case, second, check, order, report, test, right, line, play, move, lead, head,
  number, answer, development, web, technology, interest, enjoy, first, day, india, indian, marks, exam,
  percent, half, quarter, third, per, total, average, plus, minus, rupee, rupees, lakh, crore, million, litre, hour, hours, minutes, month, make, made, free, quick`,
);

/** The stems that belong to a topic whatever was asked in it; wide on purpose, so that a fair answer is seldom missed (rule CAP-4). */
export const topicVocabulary = Object.fromEntries(
  fieldTopics.map((id) => [id, asStems(written[id])]),
) as Record<FieldTopic, ReadonlySet<string>>;

/** The resume facts whose words belong to a topic. */
export const factsOfTopic: Record<FieldTopic, readonly FactKind[]> = {
  why_mba: ['gap', 'cat'],
  career_goals: [],
  work_experience: [
    'employment',
    'job_switch',
    'promotion',
    'metric',
    'team',
    'project',
    'responsibility',
    'tool',
  ],
  academics: ['education', 'score', 'grade_trend', 'project', 'certificate', 'tool'],
  current_affairs: [],
  analytical: [],
  hobbies: ['hobby'],
  background: ['place'],
  situational_ethics: [],
};

/** Words a panel asks with, which tell nothing about what is asked. */
export const askingWords: ReadonlySet<string> = asStems(
  `tell, explain, describe, give, mention, exactly, name, resume, form, page, write, wrote, put, show, question, answer, part, use, used, work, example, sure, really, yours,
  alone, mean, last, first, next, long, two, three, number, find, done, keep, stop, start, change, help, hold, look, work, call, ask, turn, line, fact, point, let, own, year, week, month`,
);

/** Topics that ask for a reason and not for a subject. */
export const motiveTopics: ReadonlySet<FieldTopic> = new Set(['why_mba', 'career_goals']);

/** The speaker's own wanting, intending or lacking. */
export const motiveWords =
  /\b(?:i|we)(?:'d|'ll| would| will| could| did| do)?(?: (?:also|still|just|only|really|never|always))? (?:want|wanted|wish|hope|intend|plan|need|needed|lack|lacked|will|cannot|can't|could not|couldn't|don't know|do not know|didn't know|did not know|aim|aspire|see myself)\b|\bi'll\b|\bmy (?:own )?(?:gap|aim|goal|dream|reason|ambition|plan)\b/i;

/** Topics so near each other that the words of one do not speak against an answer in the other. */
export const nearTopics: Record<FieldTopic, readonly FieldTopic[]> = {
  why_mba: ['career_goals'],
  career_goals: ['why_mba'],
  work_experience: ['academics', 'situational_ethics', 'career_goals', 'why_mba'],
  academics: ['work_experience', 'current_affairs', 'analytical', 'background', 'situational_ethics'],
  current_affairs: ['academics', 'analytical', 'background', 'career_goals'],
  analytical: ['academics', 'current_affairs', 'background'],
  hobbies: [],
  background: ['current_affairs'],
  situational_ethics: ['career_goals', 'why_mba'],
};

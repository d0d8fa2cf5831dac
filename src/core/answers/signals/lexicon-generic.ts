import { phrasePattern, phrases } from '#core/text/phrase-pattern.ts';
import { stem } from '#core/text/stem.ts';

/** Words that stand in anybody's answer: of virtues, of growing, of firms and studies in general. A sentence made of them could be said by any applicant. */
const inAnyAnswer = `ability, able, accountability, accountable, achieve, achievement, action, active, actively, activity, adapt, adaptability, add, affect, agile,
  agility, ahead, aim, align, along, alumni, anyone, anything, apply, appreciate, approach, area, arise, aspect, aspiration, asset, attention,
  attitude, audience, aware, awareness, backbone, background, balance, base, basic, basis, become, begin, behaviour, belief, believe, belong, benefit,
  big, brand, bridge, bring, broad, business, campus, capability, capacity, career, case, certain, challenge, challenging, change, chapter, character,
  childhood, choose, citizen, class, clear, clearly, club, co-curricular, collaborate, collaboration, colleague, commitment, committee, common,
  communicate, communication, company, compete, competence, competency, competent, competition, competitive, complete, complex, concept, concern,
  condition, confidence, confident, consider, consistency, consistent, constant, constantly, contribute, contribution, corporate, country, course,
  create, creative, creativity, credibility, critical, culture, current, curricular, curriculum, customer, daily, deadline, deal, decide, decision,
  decision-making, dedicate, dedication, deep, deeply, define, deliver, demand, depend, depth, describe, desire, determination, determine, develop,
  development, difficult, difficulty, direction, discipline, discuss, discussion, diverse, diversity, domain, down, down-to-earth, dream, drive,
  driven, dynamic, early, earth, easily, easy, economy, education, effective, effectively, efficient, efficiently, effort, else, empathetic, empathy,
  employee, enable, encourage, end, enhance, enjoy, ensure, enthusiasm, entire, entrepreneur, environment, era, especially, essential, everybody,
  everyday, everyone, evolve, excel, excellence, excellent, excited, exist, expect, expectation, experience, expert, expertise, explore, expose,
  exposure, express, extra, extra-curricular, extremely, face, facilitate, fact, factor, faculty, fail, failure, fair, faith, family, fast,
  fast-changing, fast-paced, feature, feedback, field, fight, final, finally, finance, find, firm, firmly, flexible, focus, follow, forward,
  foundation, friend, fulfil, fully, function, functional, fundamental, furthermore, future, gain, gap, general, generation, global, globalisation,
  globally, goal, grateful, greatly, group, grow, growth, guidance, guide, handle, hard-working, hardship, hardworking, harmony, heart, hectic, help,
  helpful, high, highest, highly, hobby, holistic, holistically, home, honest, honesty, honour, honoured, hope, humble, idea, ideal, identify, impact,
  implement, importance, improve, improvement, include, increase, increasingly, individual, industry, influence, information, initiative, innovate,
  innovation, innovative, insight, inspiration, inspire, institute, institution, institutional, integral, integrity, interact, interaction, interest,
  international, interpersonal, interview, invest, involve, issue, job, join, journey, keen, keep, key, knowledge, lack, large, lead, leader,
  leadership, learn, learner, lesson, level, life, lifelong, likewise, listen, listener, living, long, long-term, look, love, loyal, main, maintain,
  major, manage, management, manager, managerial, manner, market, matter, mature, mba, mean, medium, meet, member, mention, mentor, method, middle,
  middle-class, mind, mindset, mission, model, modern, moral, moreover, motivate, motivated, motivation, multinational, multiple, music, nation,
  national, natural, nature, necessary, network, networking, nowadays, number, objective, obstacle, offer, office, open, opinion, opportunity,
  organisation, organise, organised, organization, organize, orientation, oriented, outcome, overall, overcome, overcoming, own, ownership, pace,
  parent, participate, participation, passion, passionate, path, pedagogy, peer, perfect, perform, performance, perseverance, person, personal,
  personality, personally, perspective, place, plan, planning, platform, play, point, policy, position, positive, positively, possible, potential,
  practical, practice, premier, prepare, present, pressure, previous, pride, principle, prior, privilege, proactive, proactively, problem,
  problem-solving, process, product, productive, productivity, profession, professional, professionally, proficient, profile, profit, progress,
  project, promote, proud, provide, purpose, push, quality, question, quick, quickly, rapidly, reach, reading, ready, real, realise, realize, reason,
  receive, recent, recognise, reflect, regard, regarding, relate, relationship, relevant, rely, reputed, require, requirement, resilience, resistance,
  resource, respect, respected, respectively, respond, responsibility, responsible, result, reward, robust, role, rule, sale, satisfaction, scope,
  seamless, seamlessly, sector, seek, self, self-confidence, self-improvement, senior, sense, serious, serve, service, set, shape, share, sharpen,
  short, short-term, simple, sincere, sincerity, situation, skill, skill-set, skilled, smooth, smoothly, social, society, soft, solution, solve, soul,
  special, specialisation, spend, spirit, stage, stakeholder, stand, standard, start, state, stay, step, strategic, strategy, strength, strengthen,
  strive, strong, strongly, structure, structured, student, study, subject, succeed, success, successful, successfully, suggest, suit, support, sure,
  sustain, sustainable, synergise, synergy, system, systematic, tackle, talent, target, task, team, team-work, teamwork, technical, technique,
  technology, term, theme, theoretical, theory, therefore, thinking, thorough, thought, today's, tomorrow, tool, top, topic, total, touch, tough,
  train, training, transform, true, truly, trust, try, understand, understanding, unique, university, upgrade, use, useful, utilise, valuable, value,
  variety, vast, view, vision, vital, want, weakness, well-being, whatever, whether, wide, willing, win, wish, work, working, workplace, worth, young,
  youth, zeal`;

/** Stems of words that stand in anybody's answer; they are no particular of this one. */
export const genericStems: ReadonlySet<string> = new Set(phrases(inAnyAnswer).map(stem));

/** What is said of everybody and of all times: a sentence with such a turn tells of nobody. */
export const maxims = phrasePattern(
  phrases(`one should, one must, one has to, one needs to, a person should, a person must, a person has to, a leader should, a leader must, a manager should,
  a manager must, a good leader, a good manager, a true leader, as we all know, we all know, everyone knows, everybody knows, it is said that, it is well known,
  it is rightly said, as the saying goes, in today's, in this competitive, in the modern world, in this modern, now a days, nowadays, these days everyone,
  plays a vital role, plays an important role, plays a crucial role, plays a key role, play a vital role, play an important role, play a crucial role,
  play a key role, is very important, are very important, is extremely important, is of utmost importance, is the need of the hour, is the key to, is key to,
  the key to success, keys to success, the only constant, in every field, in any field, in any organisation, in any organization, in every walk of life,
  in all walks of life, from time to time, every coin has, there are always two sides, hard work pays, practice makes perfect, in the long run, step by step,
  every individual, each and every, people from different, people of different, all the stakeholders, with the right guidance, under the guidance,
  add value to, make a difference, give back to, contribute to the, contribute meaningfully, strongly believe, firmly believe, truly believe, i have always believed,
  i have always tried, i always try, since my childhood, from my childhood, sky is the limit, leave no stone`),
);

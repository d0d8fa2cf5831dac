import { genericStems } from '#core/answers/signals/lexicon-generic.ts';
import { emptyWords, functionWords } from '#core/text/stop-words.ts';
import { phrases } from '#core/text/phrase-pattern.ts';
import { stem } from '#core/text/stem.ts';
import { verbOf } from '#core/text/verb-classes.ts';

/** Words of thinking, telling and doing that name no thing, person, place or amount: they join facts and are none. */
const joining = `about, accept, add, admit, afterwards, against, agree, allow, alone, already, although, answer, anyway, apart, argue, ask, aside,
  assume, attempt, away, back, because, began, begin, begun, believe, better, beyond, block, break, briefly, bring, brought, build, built, careful,
  carry, catch, caught, cause, change, check, checked, choose, chose, chosen, clear, close, compare, complain, concrete, confirm, convince, correct,
  cost, could, count, cut, decide, delay, describe, detail, differ, difference, different, differently, direct, disagree, discover, double-check,
  draw, drop, each, earlier, end, enough, even, exact, exactly, example, explain, fail, fall, fast, fault, fell, figure, find, finish, first, fix,
  follow, forget, forgot, found, full, gave, give, given, giving, granted, handle, happen, hard, hear, heard, held, help, honest, honestly, however,
  idea, inside, instead, keep, kept, know, known, lack, late, later, lead, learn, learnt, leave, left, let, limit, line, listen, long, longer, look,
  lose, lost, made, far, manual, matter, mean, meant, measure, mention, met, miss, mistake, move, myself, name, narrow, near, need, next, note,
  notice, offer, once, open, oppose, order, otherwise, outside, own, part, pass, personally, pick, plain, plan, point, prefer, prepare, problem,
  prove, push, put, quick, quickly, quit, quite, raise, ran, rather, reach, read, ready, real, realise, reason, refuse, reject, rely, remain, remove,
  repeat, replace, reply, report, resist, rest, return, right, risk, run, sat, save, saw, say, second-guess, see, seen, sent, separate, set, share,
  short, show, shown, side, simple, simplify, since, slow, slowly, solve, sometimes, soon, sort, speak, specific, spend, spent, spoke, spoken, stand,
  start, state, stay, step, still, stood, stop, story, straight, strong, stuck, suggest, sure, switch, take, taken, talk, taught, teach, tell, test,
  therefore, think, thought, though, through, time, together, told, took, toward, trace, trade, trade-off, tried, trouble, true, trust, try, turn,
  understand, understood, unless, until, use, used, useful, view, wait, want, was, watch, weak, weigh, went, whole, why, wish, without, work, worked,
  worry, worse, worth, write, written, wrong, wrote, yet`;

/** What people do in thinking and with one another; none of these is a deed somebody could be credited with. */
const acting = `anybody, anyone, somebody, someone, whoever, elsewhere, meanwhile, nevertheless, act, address, anticipate, appear, apologise, apply,
  approach, arrange, assess, avoid, base, bear, bore, blame, calm, cancel, challenge, clarify, commit, concede, conclude, connect, consider, consult,
  contact, control, convey, correct, cover, cross, damage, deal, dealt, decline, defend, define, demand, depend, disagree, disagreed, discuss,
  dismiss, divide, doubt, emerge, emphasise, escalate, estimate, evaluate, examine, exist, forbid, expect, express, face, favour, feel, felt, fight, fought,
  fill, fit, flag, focus, force, form, frame, gain, gather, go, gone, grew, grow, grown, guess, hesitate, hid, hide, hinder, hold, hurt, ignore,
  imagine, impose, improve, inform, insist, insisted, inspect, intend, interrupt, invite, involve, isolate, judge, justify, laid, lay, lie, live,
  mark, match, mind, misjudge, neglect, object, observe, occur, outweigh, overlook, owe, paid, pay, permit, persuade, place, postpone, press, prevent,
  prioritise, proceed, pull, pursue, question, reassure, recognise, reconsider, recover, reduce, refer, reflect, regret, relate, remember, replied,
  require, resolve, respect, respond, restart, retain, reveal, revise, revisit, rise, risen, rose, ruin, seek, seem, seemed, send, settle, sign, skip,
  slip, smooth, sought, spot, stick, struggle, suffer, suppose, suspect, tend, tolerate, track, treat, underestimate, unite, update, urge, validate,
  verify, warn, waste, withdraw, withdrew, wonder, went`;

/** What is thought about, and how. */
const thinking = `able, abrupt, abstract, accurate, actual, actually, alternative, apparent, argument, assumption, attention, aware, awkward, balance,
  basis, behaviour, benefit, bias, bit, blame, bottleneck, calm, calmly, caution, certain, certainty, chance, cheap, choice, clarity, clear, clearly,
  comfort, comfortable, common, complete, complex, compromise, concern, condition, confidence, conflict, confusing, consequence, considerable,
  consistent, context, contrast, conversation, correct, courage, criticism, current, curious, curiosity, cycle, danger, decision, dependent,
  difficult, difficulty, direct, directly, discipline, discomfort, doubt, downside, duty, easy, easier, effect, effort, error, eventually, evidence,
  evident, exception, expectation, expense, experience, explanation, extent, extra, fact, failure, fair, fairness, fear, feedback, feeling, flaw,
  focus, friction, frustration, gap, genuine, goal, gradually, ground, habit, hand, harm, hesitant, hidden, honest, honesty, hope, humble, idle,
  immediately, impact, impossible, impression, inconvenient, influence, initial, initially, insight, instinct, intention, interest, issue, item,
  judgement, key, kind, knowledge, large, lesson, likely, limit, limitation, link, logic, loss, main, mainly, mess, method, middle, minor, mood,
  motive, naive, naturally, nearly, nervous, nobody, normal, objection, obstacle, obvious, obviously, odd, opinion, opposite, option, original,
  outcome, partly, path, patience, pattern, perspective, piece, plainly, politely, position, possible, possibility, practical, practice, precise,
  precisely, presence, pressure, pride, principle, priority, privately, process, proof, proper, purpose, quality, quiet, quietly, rare, reaction,
  recent, recently, reluctant, resistance, respect, response, responsibility, responsible, role, roughly, root, routine, rule, sacrifice, scope,
  sense, serious, shortcoming, sign, silence, similar, situation, skill, small, source, stage, stake, standard, strange, strength, stress, structure,
  success, support, surprise, suspicion, task, temptation, tension, threat, trigger, typical, uncertain, uncomfortable, unclear, undecided, uneasy,
  unfair, unlikely, unsure, upset, upside, urgent, useless, usual, value, version, viewpoint, visible, way, weakness, willing, wiser, word, written`;

/** Amounts, ranks, offices and honours said in words: each is a claim, so each has to be known. */
const claiming = `doubled, doubling, double, twice, thrice, triple, tripled, tripling, quadruple, quadrupled, half, halves, halve, halved, halving,
  quarter, quarters, third, thirds, fifth, tenth, majority, minority, dozen, dozens, hundred, hundreds, thousand, thousands, lakh, lakhs, crore,
  crores, million, millions, billion, billions, couple, pair, fold, tenfold, twofold, multiple, total, entire, whole, single, highest, lowest,
  largest, biggest, smallest, fastest, top, topper, best, youngest, oldest, first-ever, record, award, awarded, prize, medal, gold, silver, bronze,
  trophy, rank, ranked, ranker, promotion, promote, promoted, won, win, winner, certificate, certified, certification, honour, honoured, scholarship,
  patent, publication, president, captain, secretary, treasurer, founder, co-founder, cofounder, chairperson, chairman, convenor, coordinator,
  volunteer, intern, internship, trainee, manager, director, engineer, analyst, associate, consultant, developer, executive, teacher, officer,
  assistant, head, lead, leader, senior, junior, chief, ceo, cto, cfo, vp, partner, owner, entrepreneur, professor, mentor, scientist, architect,
  specialist, expert, yesterday, tomorrow, monday, tuesday, wednesday, thursday, friday, saturday, sunday, january, february, march, april, june,
  july, august, september, october, november, december, decade, decades, century, fortnight, quarterly, monthly, weekly, daily, annual, yearly, month,
  months, year, years, week, weeks, day, days, hour, hours, minute, minutes, overnight, rupee, rupees, dollar, dollars, percent, percentage, profit,
  revenue, alumni, alumnus, graduate, graduated, degree, employee, employees, customer, customers, client, clients, international, global, globally,
  national, multinational, country, campus, university, institute, company, family, parents, parent, brand, market`;

const stemsOf = (words: string): Set<string> => new Set(phrases(words).map(stem));
const claims = stemsOf(claiming);
const verbOfLead = stem('lead');

const joins = new Set([...[joining, acting, thinking].flatMap((words) => [...stemsOf(words)]), ...[...functionWords, ...emptyWords].map(stem), ...genericStems]);

/** A word without what makes another of its kind of it: "unclear", "mismatch", "strongest", "openly". */
const barer = (key: string): string[] =>
  [key.replace(/^(?:un|mis|dis|re|non)(?=.{3})/, ''), key.replace(/(?<=.{4})(?:est|er|ly|ness)$/, ''), key.replace(/(?<=.{4})(?:ing|ed)$/, '')].filter((one) => one !== key);

const isClaim = (key: string): boolean => claims.has(stem(key)) && stem(key) !== verbOfLead;

/** A word and its barer forms, as stems. */
export const formsOf = (key: string): string[] => [...[key, ...barer(key)].map(stem), stem(verbOf(key))];

/**
 * Whether a word says nothing that could be untrue of somebody: it joins, or stands in anybody's answer, and is no amount, rank, office, honour or
 * time.
 */
export const isPlainWord = (key: string): boolean => !isClaim(key) && (functionWords.has(key) || joins.has(key) || formsOf(key).some((form) => joins.has(form)));

/** Whether a word in small letters is an amount, a rank, an office, an honour or a time. */
export const isClaimingWord = isClaim;

/** What a blank may ask for by its unit. */
const askedUnits = stemsOf('day, week, month, year, hour, minute, percent, rupee, people, customer, client, price, size, scale');
export const isAskedUnit = (key: string): boolean => askedUnits.has(stem(key));

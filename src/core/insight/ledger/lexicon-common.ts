import { phrases } from '#core/text/phrase-pattern.ts';
import { stem } from '#core/text/stem.ts';

/** Words that half the lines of any resume and half the questions of any panel hold: sharing one of them, two texts need not speak of the same. */
const common = phrases(`team, teams, work, worked, working, works, member, members, people, person, manager, managers, manage, managed, managing, senior, junior,
  assistant, associate, associates, officer, head, lead, led, leading, leader,
  company, companies, firm, organisation, college, school, university, institute, student, students, project, projects, experience, full, part, present,
  job, role, post, position, number, numbers, figure, figures, percent, lakh, lakhs, crore, crores, thousand, rupees, rs, total, annual, annually, average,
  resume, cv, page, line, paper, write, wrote, written, say, says, said, tell, told, talk, call, called, mention, start, started, begin, began, join, joined,
  get, gave, give, given, take, took, made, make, come, came, go, went, put, use, used, show, shown, see, look, ask, asked, answer, question,
  increase, increased, reduce, reduced, reduction, improve, improved, improvement, cut, raise, raised, grow, grew, growth, save, saved,
  first, second, third, last, new, old, good, best, high, low, big, small, top, main, level, class, grade, state, national, india, indian, city, delhi, mumbai,
  process, system, business, management, development, operations, operation, market, sales, data, cost, price, money, value, result, results,
  man, men, woman, women, girl, boy, child, children, family, father, mother, life, world, home, house, thing, way, case, kind, sort, lot, bit,
  morning, sir, madam, mba, degree, subject, course, exam, marks, score, education, award, awarded, prize, winner, interest, interests, hobby, hobbies,
  cgpa, percentile, board, engineer, engineering, analyst, technical, final, executive, executives,
  programme, programmes, program, year, years, fair, air, group, groups, area, unit, service, services, public,
  plan, plans, report, reports, study, studies, training, trained, product, products, customer, customers, human, resource, course, centre, local, quality,
  own, owned, change, changed, big, live, run, running, help, problem, problems, idea, place, time, times, day, days, month, months, week, today`);

export const commonStems: ReadonlySet<string> = new Set(common.map((word) => stem(word)));

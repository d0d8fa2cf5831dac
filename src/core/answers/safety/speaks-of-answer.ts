import { phrases } from '#core/text/phrase-pattern.ts';
import { contentWords, type Word } from '#core/text/words-of.ts';

/** What is judged, and who judges. */
const judged: ReadonlySet<string> = new Set(
  phrases(`answer, answers, response, responses, reply, replies, candidate, candidate's, applicant, applicant's, interviewee, speaker, respondent, evaluator, assessor, examiner,
  grader, scorer, rater, marker, reader, rubric, transcript, topic, probe, probes, follow-up, follow-ups, question, output, evaluation, assessment`),
);
/** What only a judgement says of an answer. */
const judging: ReadonlySet<string> = new Set(
  phrases(`score, scores, scored, scoring, mark, marks, marking, rating, ratings, rated, grade, grades, grading, award, awarded, criteria, criterion, evidence, penalty,
  penalties, penalise, penalize, deduct, deducted, deduction, deductions, override, json, benchmark, gibberish, off-topic, on-topic, off-question, on-question,
  specific, specificity, honest, honesty, authentic, authenticity, reflective, reflection, concrete, structured, ownership, reasoned, reasoning, original,
  relevant, relevance, candid, insightful, precise, genuine, satisfied, satisfies, coherent, self-aware, justification`),
);
/** Words of judgements that stand in other talk as well. */
const besides: ReadonlySet<string> = new Set(
  phrases(`level, levels, band, bands, cap, caps, field, fields, reflects, structure, complete, detailed, high, highest, top, full, fully, generous, generously, strong,
  excellent, valid, reason, reasons, example, examples, number, numbers, figure, figures, name, names, counterpoint, situation, task, action, result, learning, note,
  instruction, instructions, rule, rules, check, checks, true, false, strengths, weaknesses, treat, treated, consider, record, weakness, doubt, limits,
  admits, gives, shows, explains, mentions, contains, model, ideal, apply, accordingly`),
);

/** What share of a sentence's words speaks of judging, and how many they are. */
const share = { withJudged: 0.4, without: 0.6 };
const least = { withJudging: 2, without: 4, alone: 3 };

/** Whether a sentence speaks of an answer and its worth and of little else; one alone tells nothing, an honest recruiter says such a thing too. */
export function speaksOfAnswer(words: readonly Word[]): boolean {
  const said = new Set(contentWords(words).map(({ key }) => key));
  const holding = (list: ReadonlySet<string>): number => [...said].filter((key) => list.has(key)).length;
  const [things, sure, loose] = [holding(judged), holding(judging), holding(besides)];
  const all = things + sure + loose;
  if (things > 0)
    return all >= share.withJudged * said.size && all >= (sure > 0 ? least.withJudging : least.without);
  return sure > 0 && all >= least.alone && all >= share.without * said.size;
}

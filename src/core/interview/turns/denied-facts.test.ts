import { describe, expect, it } from 'vitest';
import type { FactKind, ResumeFact } from '#contract/resume.ts';
import { styles } from '#contract/styles.ts';
import { experiencedFacts, fresherFacts } from '#core/interview/testing/complete-resumes.ts';
import {
  type FictionalCandidate,
  fictionalCandidates,
} from '#core/interview/testing/fictional-candidates.ts';
import { simulateInterview } from '#core/interview/testing/simulated-interview.ts';
import { simulatedAnswer } from '#core/interview/testing/simulated-answers.ts';
import { hashSeed, pickSeeded } from '#core/interview/seeded-choice.ts';
import { sampled } from '#tests/fixtures/property-seed.ts';
import { deniedFacts } from './denied-facts.ts';

const fact = (kind: FactKind, value: string, attributes: ResumeFact['attributes'] = {}): ResumeFact => ({
  id: 'F01',
  kind,
  value,
  line: 1,
  attributes,
});
const gap = fact('gap', '24 months between Vaigai Aero and Palani', { months: 24 });
const team = fact('team', 'Led a team of 12', { size: 12 });
const firm = fact('employment', 'Analyst, Brightcart', { organisation: 'Brightcart', role: 'Analyst' });
const promotion = fact('promotion', 'from GET to Engineer');
const prize = fact('hobby', 'Third prize, district quiz');
const exam = fact('hobby', 'CA Intermediate');
const chess = fact('hobby', 'Chess');
const tool = fact('tool', 'Power BI');
const founder = fact('responsibility', 'Founder, Anna Tiffins', { role: 'Founder' });
const metric = fact('metric', 'Cut rework by 40%', { number: '40%', noun: 'rework' });
const fall = fact('grade_trend', 'from 88% to 57%');
const now = 'Brightcart fills your chair in a month. Why wait for you?';
const then = 'What did Brightcart teach you?';

describe('a fact that is denied (rule DENY-1)', () => {
  it.each<[ResumeFact, string, string]>([
    [gap, 'Where did the two years go?', 'Sir there is no gap. I was doing my M.Tech.'],
    [gap, 'Where did the two years go?', 'No ma’am, I do not have any gap, my articleship was going on.'],
    [gap, 'Where did the two years go?', 'That is not a gap, sir, it is my B.Ed.'],
    [gap, 'Where did the two years go?', 'It was a five year course only. No year is missing.'],
    [gap, 'Where did the two years go?', 'See, you have misread the dates. Class twelve was in 2017.'],
    [gap, 'Where did the two years go?', 'There was no break between my jobs, I joined the next Monday.'],
    [team, 'Your team of 12. Who was the weakest?', 'Sir I never had a team. I was alone in that lab.'],
    [team, 'Your team of 12. Who was the weakest?', 'Nobody reports to me, sir.'],
    [team, 'Your team of 12. Who was the weakest?', 'I was not leading, I was one of the twelve.'],
    [firm, now, 'But I have left that company two years back.'],
    [firm, now, 'I left Brightcart in March 2022, sir.'],
    [firm, now, 'I am no longer with that company.'],
    [firm, then, 'I have never worked there. It was my client.'],
    [firm, then, 'That is not my employer, I was on their site from another vendor.'],
    [promotion, 'Why you?', 'Nobody promoted me, sir, everyone gets it after one year.'],
    [promotion, 'Why you?', 'It was not a promotion. The name of the post was changed.'],
    [promotion, 'Why you?', 'Actually I was never promoted.'],
    [prize, 'What went wrong the last time?', 'This is not a hobby, sir, I got it in school.'],
    [exam, 'How many hours last month?', 'That is an exam, not a hobby.'],
    [exam, 'How many hours last month?', 'I think you have taken it as a hobby by mistake.'],
    [chess, 'How many hours last month?', 'Chess is not on my page. It is not in my resume.'],
    [tool, 'Who needs Power BI?', 'Power BI I have never used.'],
    [tool, 'Who needs Power BI?', 'I have not worked with it, it came in the template.'],
    [founder, 'Who put the first rupee?', 'I did not found it, sir. I came after two years.'],
    [founder, 'Who put the first rupee?', 'I was never the founder.'],
    [metric, 'Who measured it?', 'That is not my work. My senior has done it.'],
    [metric, 'Who measured it?', 'No such figure is there, sir.'],
    [fall, 'What happened?', 'There was no fall. CA is marked out of another scale.'],
    [fall, 'What happened?', 'My marks did not fall, sir, these are two different boards.'],
  ])('%j %s %s', (asked, question, answer) => {
    expect(deniedFacts({ question, answer, asked: [asked] })).toEqual([asked]);
  });

  it.each<[ResumeFact, string, string]>([
    [gap, 'Where did the two years go?', 'I was at home and preparing. It was not a gap I am proud of.'],
    [gap, 'Where did the two years go?', 'There was no plan in it, I only slept and applied.'],
    [gap, 'Where did the two years go?', 'There is no gap in the market that we did not see.'],
    [gap, 'Where did the two years go?', 'If there was no gap, I would have been a manager today.'],
    [
      gap,
      'Where did the two years go?',
      'My father says there is no gap so bad that it cannot be explained.',
    ],
    [team, 'Your team of 12. Who was the weakest?', 'I never had a team that listened from the first day.'],
    [
      team,
      'Your team of 12. Who was the weakest?',
      'Initially I did not have a team to send, so I went alone.',
    ],
    [team, 'Your team of 12. Who was the weakest?', 'Nobody was weak. They did not know Excel, that is all.'],
    [firm, then, 'I left it in 2022, and it taught me to write things down.'],
    [firm, then, 'There was no such rule in the company.'],
    [firm, now, 'They cannot fill it in a month, training alone is six weeks.'],
    [promotion, 'Why you?', 'It was not only merit. It was my turn also.'],
    [promotion, 'Why you?', 'I was not promoted in the first round, the second time I was.'],
    [chess, 'How many hours last month?', 'I did not play last month because of the audit.'],
    [chess, 'How many hours last month?', 'It is not a hobby I can explain in one line.'],
    [chess, 'What is it to you?', 'It is an exam of patience, every game.'],
    [tool, 'Who needs Power BI?', 'I have not used it much since I left that project.'],
    [tool, 'Who needs Power BI?', 'A small shop does not need it.'],
    [founder, 'Why did it close?', 'I should not have started it at twenty-three.'],
    [founder, 'Why did it close?', 'I did not know how to sell it.'],
    [metric, 'Who measured it?', 'I did not count it. The quality cell counts.'],
    [metric, 'What went wrong?', 'There was no rework on the second line at all.'],
    [fall, 'What happened?', 'There was no excuse. I did not study.'],
  ])('is not: %j %s %s', (asked, question, answer) => {
    expect(deniedFacts({ question, answer, asked: [asked] })).toEqual([]);
  });
});

const ways: Partial<Record<FactKind, readonly string[]>> = {
  gap: ['There is no gap, sir.', 'That was not a gap.'],
  team: ['I never had a team.', 'There was no team.'],
  employment: ['I have never worked there.', 'That is not my company.'],
  promotion: ['Nobody promoted me.', 'I was not promoted.'],
  hobby: ['That is not my hobby, sir.', 'These are not my hobbies.'],
  tool: ['I have never used it.'],
  grade_trend: ['There was no fall.'],
};
const always = ['That is not on my resume.', 'You have misread it, sir.'];

const candidates: readonly FictionalCandidate[] = [
  ...fictionalCandidates,
  { name: 'Raghav Menon', profile: 'experienced', facts: experiencedFacts },
  { name: 'Asha Rao', profile: 'fresher', facts: fresherFacts },
];
const runs = candidates.flatMap((candidate) =>
  styles.flatMap((style) => [1, 2, 3, 4].map((seed) => ({ name: candidate.name, candidate, style, seed }))),
);

/** The facts a line names, by their ids or by their own words. */
const namedIn = (draft: string, facts: readonly ResumeFact[]): string[] =>
  facts
    .filter(({ kind, value, attributes }) => {
      const own = kind === 'employment' ? attributes.organisation?.replace(/,? (?:Pvt|Ltd).*$/, '') : value;
      return own !== undefined && own.length > 4 && draft.toLowerCase().includes(own.toLowerCase());
    })
    .map(({ id }) => id);

it.each(sampled(runs))(
  'is never asked about again, by no panellist and in no follow-up: $name, $style, seed $seed (rule DENY-1)',
  ({ candidate, style, seed }) => {
    const denied = new Set<string>();
    const again: string[] = [];
    let denials = 0;
    const run = simulateInterview(candidate, style, seed, 'average', {
      answerWith: (question, index) => {
        const about = candidate.facts.filter(({ id }) => question.factIds.includes(id));
        const [first] = about;
        if (!first) return simulatedAnswer('average', question.draft, `${seed}|${index}`);
        denials += 1;
        for (const one of about) denied.add(one.id);
        const kinds = new Set(about.map(({ kind }) => kind));
        const words =
          kinds.size === 1 && hashSeed(seed, `way ${index}`) % 2 === 0 ? ways[first.kind] : undefined;
        return pickSeeded(words ?? always, seed, `deny ${index}`) ?? '';
      },
    });
    const seen = new Set<string>();
    for (const turn of run.spoken) {
      const about = [...turn.factIds, ...namedIn(turn.draft, candidate.facts)];
      if (turn.awaiting && about.some((id) => seen.has(id))) again.push(turn.draft);
      if (turn.awaiting) for (const id of turn.factIds) if (denied.has(id)) seen.add(id);
    }
    expect(again).toEqual([]);
    if (candidate.facts.length > 3) expect(denials).toBeGreaterThan(0);
    expect(run.state.setting?.facts.filter(({ id }) => denied.has(id))).toEqual([]);
    const marked = run.state.turns.filter(({ role, unscored }) => role === 'candidate' && unscored === true);
    expect(marked.length).toBeGreaterThanOrEqual(denials);
  },
);

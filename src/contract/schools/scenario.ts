import { z } from 'zod';
import { interviewMinutes } from '../interview-clock.ts';
import { portraitIds } from '../panellists.ts';
import { styles } from '../styles.ts';
import { topicIds } from '../topics.ts';

/** Bounds of what a school may ask for (rule SCHOOL-3). */
export const scenarioLimits = {
  leastMinutes: interviewMinutes.least,
  mostMinutes: interviewMinutes.most,
  leastPanellists: 2,
  mostPanellists: 3,
  mustAsk: 8,
  mayAsk: 60,
  bannedPhrases: 100,
  attempts: 3,
  questionCharacters: 300,
  rungs: 3,
} as const;

/** What the agenda may be made of: composure comes from tactics, and the opening and the closing are always there. */
export const scenarioTopics = topicIds.filter(
  (topicId) => topicId !== 'composure' && topicId !== 'introduction' && topicId !== 'closing',
);

const words = (most: number) => z.string().trim().min(1).max(most);
export const questionId = z.string().regex(/^q_[A-Za-z0-9_-]{8,40}$/);

/** A question of a school's own, as an interview asks it. */
export const scenarioQuestion = z.strictObject({
  questionId,
  topicId: z.enum(topicIds),
  text: words(scenarioLimits.questionCharacters),
  /** Follow-ups the school prepared, in the order they are put. */
  rungs: z.array(words(scenarioLimits.questionCharacters)).max(scenarioLimits.rungs),
  /** Words or short phrases of which a right answer uses some; empty where no answer is right. */
  keyPoints: z.array(words(120)).max(12),
});
export type ScenarioQuestion = z.infer<typeof scenarioQuestion>;

/** A panellist under a name of the school's choosing; how they talk goes with the portrait. */
export const scenarioPanellist = z.strictObject({
  portrait: z.enum(portraitIds),
  name: words(60),
  role: words(60),
});

const topicShare = z.strictObject({
  topicId: z.enum(scenarioTopics as [(typeof topicIds)[number], ...(typeof topicIds)[number][]]),
  /** Its part of the overall score, in percent; all of them come to 100. */
  weightPercent: z.number().int().min(0).max(100),
  /** Its part of the interview. */
  minutes: z.number().min(1).max(scenarioLimits.mostMinutes),
});

/** What changes how the panel interviews. It goes into the interview as it stands when the interview starts. */
export const scenarioPlan = z.strictObject({
  style: z.enum(styles),
  panel: z.array(scenarioPanellist).min(scenarioLimits.leastPanellists).max(scenarioLimits.mostPanellists),
  minutes: z.number().int().min(scenarioLimits.leastMinutes).max(scenarioLimits.mostMinutes),
  topics: z.array(topicShare).min(2),
  /** Put to everybody, in this order within their topics. */
  mustAsk: z.array(scenarioQuestion).max(scenarioLimits.mustAsk),
  /** Drawn from before our own questions. */
  mayAsk: z.array(scenarioQuestion).max(scenarioLimits.mayAsk),
  /** Words and phrases the panel keeps away from, besides those it always does. */
  banned: z.array(words(60)).max(scenarioLimits.bannedPhrases),
  /** Topics in which none of our own questions is asked. */
  oursOffIn: z.array(z.enum(topicIds)),
});
export type ScenarioPlan = z.infer<typeof scenarioPlan>;

/** A whole scenario: the plan, and the terms of sitting it. */
export const scenarioRules = scenarioPlan.extend({
  /** What a mark of 1, 3 or 5 looks like, in the school's words, for its reviewers. */
  anchors: z
    .array(
      z.strictObject({
        topicId: z.enum(topicIds),
        mark: z.union([z.literal(1), z.literal(3), z.literal(5)]),
        words: words(400),
      }),
    )
    .max(40),
  attempts: z.number().int().min(1).max(scenarioLimits.attempts),
  practiceAllowed: z.boolean(),
  /** Days from the invitation to its deadline. */
  deadlineDays: z.number().int().min(1).max(120),
  noticeLanguage: z.enum(['en', 'hi']),
});
export type ScenarioRules = z.infer<typeof scenarioRules>;

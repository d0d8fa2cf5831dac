import { type TopicId, topicIds } from '#contract/topics.ts';
import type { Stem } from './question.ts';
import { academicsAny } from './academics-any.ts';
import { academicsDegree } from './academics-degree.ts';
import { academicsCommerce } from './academics-commerce.ts';
import { academicsComputing } from './academics-computing.ts';
import { academicsMedicine } from './academics-medicine.ts';
import { academicsManagement } from './academics-management.ts';
import { academicsEconomics } from './academics-economics.ts';
import { academicsElectrical } from './academics-electrical.ts';
import { academicsEngineering } from './academics-engineering.ts';
import { academicsHumanities } from './academics-humanities.ts';
import { academicsLaw } from './academics-law.ts';
import { academicsMathematics } from './academics-mathematics.ts';
import { academicsSciences } from './academics-sciences.ts';
import { guesstimatesCity } from './analytical-guesstimates-city.ts';
import { guesstimatesScale } from './analytical-guesstimates-scale.ts';
import { puzzlesCounting } from './analytical-puzzles-counting.ts';
import { puzzlesMotion } from './analytical-puzzles-motion.ts';
import { background } from './background.ts';
import { careerGoals } from './career-goals.ts';
import { closing } from './closing.ts';
import { currentAffairsChange } from './current-affairs-change.ts';
import { currentAffairsNews } from './current-affairs-news.ts';
import { currentAffairsTrade } from './current-affairs-trade.ts';
import { hobbies } from './hobbies.ts';
import { internshipsProjects } from './internships-projects.ts';
import { introduction } from './introduction.ts';
import { situationalEthicsDuty } from './situational-ethics-duty.ts';
import { situationalEthicsHonesty } from './situational-ethics-honesty.ts';
import { whyMba } from './why-mba.ts';
import { workAnyEmployer } from './work-any-employer.ts';
import { workDecisions } from './work-decisions.ts';
import { workNumbers } from './work-numbers.ts';

/** The questions the panel can open a thread with, by topic. `composure` has none: it is read from how the others are answered. */
export const questionsOn: Readonly<Record<TopicId, readonly Stem[]>> = {
  introduction,
  why_mba: whyMba,
  career_goals: careerGoals,
  work_experience: [...workDecisions, ...workAnyEmployer, ...workNumbers, ...internshipsProjects],
  academics: [
    ...academicsAny,
    ...academicsDegree,
    ...academicsCommerce,
    ...academicsEconomics,
    ...academicsComputing,
    ...academicsMedicine,
    ...academicsManagement,
    ...academicsEngineering,
    ...academicsElectrical,
    ...academicsMathematics,
    ...academicsSciences,
    ...academicsHumanities,
    ...academicsLaw,
  ],
  current_affairs: [...currentAffairsNews, ...currentAffairsTrade, ...currentAffairsChange],
  analytical: [...guesstimatesCity, ...guesstimatesScale, ...puzzlesCounting, ...puzzlesMotion],
  hobbies,
  background,
  situational_ethics: [...situationalEthicsHonesty, ...situationalEthicsDuty],
  composure: [],
  closing,
};

/** Every question of the bank. */
export const questionBank: readonly Stem[] = topicIds.flatMap((topicId) => questionsOn[topicId]);

import type { Stem } from './question.ts';
import { academicsAny } from './academics-any.ts';
import { academicsCommerce } from './academics-commerce.ts';
import { academicsComputing } from './academics-computing.ts';
import { academicsMedicine } from './academics-medicine.ts';
import { academicsManagement } from './academics-management.ts';
import { academicsEngineering } from './academics-engineering.ts';
import { academicsHumanities } from './academics-humanities.ts';
import { academicsSciences } from './academics-sciences.ts';
import { analyticalGuesstimates } from './analytical-guesstimates.ts';
import { analyticalPuzzles } from './analytical-puzzles.ts';
import { background } from './background.ts';
import { careerGoals } from './career-goals.ts';
import { closing } from './closing.ts';
import { currentAffairs } from './current-affairs.ts';
import { hobbies } from './hobbies.ts';
import { internshipsProjects } from './internships-projects.ts';
import { introduction } from './introduction.ts';
import { situationalEthics } from './situational-ethics.ts';
import { whyMba } from './why-mba.ts';
import { workDecisions } from './work-decisions.ts';
import { workNumbers } from './work-numbers.ts';

/** Every question the panel can open a thread with. `composure` has none: it is read from how the others are answered. */
export const questionBank: readonly Stem[] = [
  ...introduction,
  ...whyMba,
  ...careerGoals,
  ...workNumbers,
  ...workDecisions,
  ...internshipsProjects,
  ...academicsAny,
  ...academicsCommerce,
  ...academicsComputing,
  ...academicsMedicine,
  ...academicsManagement,
  ...academicsEngineering,
  ...academicsSciences,
  ...academicsHumanities,
  ...currentAffairs,
  ...analyticalGuesstimates,
  ...analyticalPuzzles,
  ...hobbies,
  ...background,
  ...situationalEthics,
  ...closing,
];

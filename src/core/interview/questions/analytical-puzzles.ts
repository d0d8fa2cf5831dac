import { puzzlesCounting } from './puzzles-counting.ts';
import { puzzlesMotion } from './puzzles-motion.ts';

/** Puzzles with one answer, each computed again by `analytical-puzzles.test.ts`. */
export const analyticalPuzzles = [...puzzlesCounting, ...puzzlesMotion];

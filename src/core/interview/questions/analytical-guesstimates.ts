import { guesstimatesCity } from './guesstimates-city.ts';
import { guesstimatesScale } from './guesstimates-scale.ts';

/** Estimates, scored on their steps and never on their value (rule BANK-3). */
export const analyticalGuesstimates = [...guesstimatesCity, ...guesstimatesScale];

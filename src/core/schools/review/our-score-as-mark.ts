/** Our overall, 0 to 10, on the reviewers' scale from 1 to 5 (rule SCHOOL-49). */
export const ourScoreAsMark = (overall: number): number => 1 + (overall * 4) / 10;

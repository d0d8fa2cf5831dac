/** What stands where a score of ours would (rule SCHOOL-100). */
export const notScored = 'Not scored';
export const notScoredWhy =
  'No AI model read this interview. Without one we give no score, and only your reviewers’ marks count.';

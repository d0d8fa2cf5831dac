/** Chill is supportive, Grill is combative; the rubric is the same for both. */
export const styles = ['chill', 'grill'] as const;
export type Style = (typeof styles)[number];

/** The limits of a mentor's link (rules MENTOR-1, MENTOR-3, MENTOR-8). They stand apart from the schemas: pages that only name a number load no zod. */
export const mentorLimits = {
  /** How long a link works, as the candidate chooses. */
  days: [7, 14, 30],
  /** Links of one interview that work at once. */
  active: 5,
  /** Links of one interview that are kept at all, those that no longer work among them. */
  kept: 50,
  /** Wrong links that one address may open in so many minutes (rule MENTOR-8). */
  guesses: 30,
  guessMinutes: 60,
  noteChars: 600,
  forWhomChars: 60,
} as const;
export type MentorLinkDays = (typeof mentorLimits.days)[number];

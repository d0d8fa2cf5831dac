/** The limits of "download everything" (rules EXPORT-2, SIGN-6). It stands apart from the schemas: pages that only name a number load no zod. */
export const exportLimits = {
  asksADay: 3,
  /** For how long after signing in a copy can be downloaded without signing in once more. */
  freshMinutes: 15,
} as const;

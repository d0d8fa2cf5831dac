/** The one source of time for rules and limits; tests move it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

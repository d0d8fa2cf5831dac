import type { Style } from '#contract/styles.ts';

/** What a panellist is doing: hearing the answer, reading the file on the table, or asking. */
export const poses = ['listening', 'looking_down', 'speaking'] as const;
export type Pose = (typeof poses)[number];

/** `mood` is the style of the room: a slight smile in Chill, a level mouth in Grill. */
export type Manner = { pose: Pose; mood: Style };

/** Every portrait is a drawing in a 200 x 230 box; the caller gives it a size and a name in words. */
export type PortraitProps = Manner & { className?: string | undefined };

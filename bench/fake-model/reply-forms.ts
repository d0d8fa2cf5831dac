import { readableReplies } from './readable-replies.ts';
import type { Reply } from './reply-notation.ts';
import { unreadableReplies } from './unreadable-replies.ts';

/**
 * A way in which models send a structured reply, and what must come of it: the same content as sent plainly, a failure of that kind, or (`empty`)
 * a list without items, which only whoever asked can judge.
 */
export type ReplyForm = {
  name: string;
  comes: 'read' | keyof typeof unreadableReplies;
  write: (reply: Reply) => string;
};

/** Structured replies as models have been seen to send them. */
export const replyForms: readonly ReplyForm[] = Object.entries({
  read: readableReplies,
  ...unreadableReplies,
}).flatMap(([comes, forms]) =>
  Object.entries(forms).map(([name, write]) => ({ name, comes: comes as ReplyForm['comes'], write })),
);

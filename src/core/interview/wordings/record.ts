import type { Lines } from './probe-lines.ts';

/** How two figures or dates are put side by side; `{claim}` is what was said now, `{against}` the line of the resume. None says that either is wrong. */
export const contradictionLines: Lines = {
  chill: [
    'Your resume has “{against}”, and I heard “{claim}”. How do they go together?',
    'Help me with one thing: “{claim}” now, “{against}” on the page. Are these the same?',
    'The page says “{against}”. You said “{claim}”. Which shall I note?',
    'I may have misread: “{against}” is on the page, and you said “{claim}”. Which holds?',
  ],
  grill: [
    'Your resume says “{against}”. You said “{claim}”. Which do I note?',
    '“{claim}”, you say. On the page it is “{against}”. Explain.',
    '“{against}” on the page, “{claim}” in this room. How do they go together?',
    'I have “{against}” here, and I heard “{claim}”. How is that?',
  ],
};

/** What a panellist says to have heard: nothing else passes unread. */
const acknowledgement =
  /^(?:All right|I see|Go on|Fine|Okay|Noted|Understood|I follow|I hear you)\.(?:\s+|$)/;

/** Whether a text begins with an acknowledgement. */
export const acknowledges = (text: string): boolean => acknowledgement.test(text);

/** A text without the one acknowledgement it may begin with (rule GUARD-4). */
export const withoutAcknowledgement = (text: string): string => text.replace(acknowledgement, '');

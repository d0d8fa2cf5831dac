/** The element that the mark sheet's line of a topic leads to. */
export function topicElementId(topicId: string): string {
  return `topic-${topicId}`;
}

/** Why a call ends that nobody listens to any more. One for all: making one takes a picture of the stack, three times a turn. */
export const givenUp = new DOMException('nobody listens any more', 'AbortError');

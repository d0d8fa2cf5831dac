import { createHash } from 'node:crypto';
import { charsPerToken } from './chat-protocol.ts';

const blockTokens = 128;
const leastTokens = 1_024;
const mostBlocks = 200_000;

/**
 * A provider's prompt cache: tells how many tokens of a prompt began an earlier prompt to the same `scope` (model and schema), in whole
 * blocks of 128 and only from 1,024 on, and remembers the prompt. The oldest blocks are forgotten.
 */
export function prefixCache(): (scope: string, promptText: string) => number {
  const seen = new Set<string>();
  return (scope, promptText) => {
    const blockChars = blockTokens * charsPerToken;
    let chain = scope;
    let cachedBlocks = 0;
    for (let end = blockChars; end <= promptText.length; end += blockChars) {
      chain = createHash('sha1')
        .update(chain)
        .update(promptText.slice(end - blockChars, end))
        .digest('base64');
      if (seen.delete(chain)) cachedBlocks += 1;
      seen.add(chain);
    }
    for (const oldest of seen) {
      if (seen.size <= mostBlocks) break;
      seen.delete(oldest);
    }
    const cachedTokens = cachedBlocks * blockTokens;
    return cachedTokens >= leastTokens ? cachedTokens : 0;
  };
}

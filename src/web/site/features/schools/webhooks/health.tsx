import type { Webhook } from '#contract/schools/webhooks.ts';
import { healthOf } from './webhook-words.ts';

/** How a webhook fares, in words and by a mark before them. */
export function Health({ webhook }: { webhook: Webhook }) {
  const { words, look } = healthOf(webhook);
  return <span className={`health ${look}`}>{words}</span>;
}

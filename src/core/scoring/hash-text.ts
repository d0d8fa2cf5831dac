const offset = { high: 0xcbf29ce4, low: 0x84222325 };
/** The prime is 2 ** 40 + 435: what 2 ** 40 brings is the low half, eight places to the left, in the high one. */
const small = 435;
const half = 2 ** 32;

/** FNV-1a over UTF-16 units, 64 bits as 16 hex digits: names a version of a text, and is no protection against forgery. */
export function hashText(text: string): string {
  let { high, low } = offset;
  for (let at = 0; at < text.length; at += 1) {
    const mixed = (low ^ text.charCodeAt(at)) >>> 0;
    const product = mixed * small;
    low = product >>> 0;
    high = (high * small + Math.floor(product / half) + (mixed << 8)) >>> 0;
  }
  return [high, low].map((part) => part.toString(16).padStart(8, '0')).join('');
}

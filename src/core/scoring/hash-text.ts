const prime = 0x100000001b3n;
const mask = (1n << 64n) - 1n;

/** FNV-1a over UTF-16 units, 64 bits as 16 hex digits: names a version of a text, and is no protection against forgery. */
export function hashText(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (let at = 0; at < text.length; at += 1) hash = ((hash ^ BigInt(text.charCodeAt(at))) * prime) & mask;
  return hash.toString(16).padStart(16, '0');
}

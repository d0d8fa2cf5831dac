import { holdsAddress } from '#contract/plain-name.ts';

/** What stands before our host for our own use, or would be taken for us. */
const kept: ReadonlySet<string> = new Set(
  [
    'about account accounts admin administrator api app apps assets auth autoconfig autodiscover beta billing blog calendar cdn checkout',
    'console contact dashboard demo dev developer dns docs download email enterprise example feedback files forum ftp help hostmaster images imap',
    'info internal intranet jobs legal localhost login logout mail mailer media mentor metrics mobile monitor mx news notify operator',
    'origin payment payments pay pop pop3 postmaster pricing privacy prod production proxy public razorpay register root sandbox school schools',
    'secure security server shop sign-in signin signup sit smtp ssl sso staff stage staging static stats status support system terms test',
    'testing tls upload verify vpn web webhook webhooks webmaster webmail wiki wpad www www1 www2 ww',
  ]
    .join(' ')
    .split(' '),
);

const ours = 'hotseat';
/** Letters of other scripts, and signs, that are drawn like those of our name. */
const drawnLike: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Array.from('һнհḥⱨ', (letter) => [letter, 'h'])),
  ...Object.fromEntries(Array.from('оοσօ0ഠ०', (letter) => [letter, 'o'])),
  ...Object.fromEntries(Array.from('тτ7+†', (letter) => [letter, 't'])),
  ...Object.fromEntries(Array.from('ѕʂ5$', (letter) => [letter, 's'])),
  ...Object.fromEntries(Array.from('еєε3€ҽ', (letter) => [letter, 'e'])),
  ...Object.fromEntries(Array.from('аαɑ4@', (letter) => [letter, 'a'])),
};

/** The letters of a text as an eye runs over them: without marks, case, spaces and signs, and look-alikes as what they look like. */
function skeletonOf(text: string): string {
  const plain = text.normalize('NFKD').toLowerCase();
  return Array.from(plain, (letter) => drawnLike[letter] ?? letter)
    .join('')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Whether a text holds our own name, or what is drawn like it. */
const looksLikeUs = (text: string): boolean => skeletonOf(text).includes(ours);

/** Whether a name before our host is kept for our own use or would be taken for us (rule SCHOOL-93). */
export const isKeptAddress = (name: string): boolean => kept.has(name) || looksLikeUs(name);

/**
 * Whether a name may stand before "via Hotseat" as who a mail is from: nothing that a mail program could take for an address or for a part
 * of a header, nothing unseen, and not our own name (rule SCHOOL-92).
 */
export function isFitSender(name: string): boolean {
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>"\\@＠﹫:;]/u.test(name)) return false;
  return !holdsAddress(name) && !looksLikeUs(name);
}

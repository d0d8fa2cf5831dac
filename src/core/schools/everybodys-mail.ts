/** Where anybody can have a mailbox. An address there says nothing of a school (rule SCHOOL-89). */
const everybodys: ReadonlySet<string> = new Set(
  [
    'gmail.com googlemail.com yahoo.com yahoo.in yahoo.co.in yahoo.co.uk ymail.com rocketmail.com rediffmail.com rediff.com indiatimes.com',
    'outlook.com outlook.in hotmail.com hotmail.co.uk live.com live.in msn.com passport.com icloud.com me.com mac.com aol.com zoho.com',
    'zohomail.com zohomail.in proton.me protonmail.com pm.me gmx.com gmx.net gmx.de web.de mail.com email.com usa.com yandex.com yandex.ru',
    'ya.ru mail.ru inbox.ru bk.ru list.ru qq.com 163.com 126.com sina.com naver.com daum.net fastmail.com fastmail.fm hey.com tutanota.com',
    'tuta.com tuta.io duck.com hushmail.com orange.fr free.fr laposte.net libero.it t-online.de comcast.net verizon.net att.net sbcglobal.net',
  ]
    .join(' ')
    .split(' '),
);

/** Whether a domain, in small letters, is one where anybody can have a mailbox. */
export const isEverybodysMail = (domain: string): boolean => everybodys.has(domain);

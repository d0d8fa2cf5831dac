import { functionWords } from '#core/text/stop-words.ts';
import type { Known } from './known.ts';

const listed = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

const everyday = listed(
  `i i'm i'd i'll i've mba ai cv ok mr mrs ms dr prof sir india indian indians english hindi january february march april may june july august
  september october november december monday tuesday wednesday thursday friday saturday sunday earth gdp rbi gst upi cat it hr ceo cfo cto coo md
  roi npv irr kpi kpis ngo ngos phd ug pg cgpa sop gmat xat xii x iv iii ii vs emi b2b b2c r&d p&l usp faq pdf sms tv atm pin gps qr sql excel`,
);
/** Words a sentence may well begin with and that no list of names holds; other first words may pass for ordinary capitals too, unless they act like a name. */
const commonOpeners = listed(
  `what why how who which when where whose whom suppose if in at on as is are was were do does did can could would will should your you the a an and
  but so then this that these those tell explain describe defend take give name pick say it he she they we i not no yes or one two three today
  yesterday tomorrow everyone everybody anyone anybody someone somebody nobody people others let today's everyone's anyone's nobody's somebody's
  else's it's that's there's here's what's who's where's how's there here now before after about your yours my our their his her its each every
  another other all some any`,
);
/** Names a model is most tempted to bring in; as first words or in small letters they would pass for ordinary words. */
const temptingNames = listed(
  `google microsoft amazon flipkart infosys tcs wipro adani mahindra accenture deloitte mckinsey bcg kpmg pwc ey capgemini cognizant hcl zomato swiggy
  uber paytm phonepe tesla netflix facebook instagram whatsapp youtube twitter linkedin nvidia ibm samsung sony toyota hyundai maruti unilever hul itc
  nestle pepsi coca-cola starbucks mcdonald's walmart ikea airbnb spotify byju's byjus zerodha razorpay ambani birla musk bezos zuckerberg nadella pichai
  buffett hdfc icici sbi iim iims iit iits isb xlri fms spjimr nmims mdi iift harvard stanford wharton insead oxford cambridge mit lbs mumbai delhi
  bengaluru bangalore chennai kolkata hyderabad pune ahmedabad lucknow kozhikode indore gurgaon noida america china pakistan japan germany russia ukraine
  keynes kotler drucker friedman taleb kahneman chatgpt openai gpt claude anthropic gemini llama mistral deepseek copilot siri alexa`,
);
const actsLikeName =
  /^(?:['’]s\b|\s+(?:says|said|argues|argued|believes|believed|thinks|writes|wrote|teaches|taught|proved|founded|invented|hires|sells)\b)/i;

const plainWord = (word: string): string => word.replace(/’/gu, "'").toLowerCase();

/** Whether the sources hold every part of a name; a plural or possessive of a known name is known. */
function isKnown(name: string, known: Known): boolean {
  const parts = name.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  return parts.every(
    (part) => known.holds(part) || known.holds(part.replace(/s$/, '')) || known.holds(`${part}s`),
  );
}

/** A name written in small letters. */
function hiddenName(text: string, known: Known): string | null {
  for (const [word] of text.matchAll(/(?<!\p{L})\p{Ll}[\p{L}\p{M}'’-]*/gu)) {
    const low = plainWord(word).replace(/'s$/, '');
    if (
      (temptingNames.has(low) || temptingNames.has(plainWord(word))) &&
      low !== 'mit' &&
      !isKnown(low, known)
    )
      return word;
  }
  return null;
}

/** The first name of a text that none of the sources gives: a capitalised word, or a well-known name however written. */
export function unknownName(text: string, known: Known): string | null {
  for (const match of text.matchAll(/(?<![\p{L}\p{M}\p{N}])[\p{L}\p{N}]*\p{Lu}[\p{L}\p{M}\p{N}.&'’-]*/gu)) {
    const name = match[0]
      .replace(/^\p{N}+/u, '')
      .replace(/(?<![.'’-])[.'’-]+$/u, '')
      .replace(/['’]s$/u, '');
    const low = plainWord(name);
    if (everyday.has(low) || low.length < 2) continue;
    const titled = /(?<!\d\s?)\b(?:mr|mrs|ms|dr|prof|shri|smt|sir|madam|miss)\.?\s+$/i.test(
      text.slice(0, match.index),
    );
    const opens = !titled && /(?:^|[.?!:;…—–]["”’)]?\s+|["“‘(]\s*|…|—)$/u.test(text.slice(0, match.index));
    const first = plainWord(match[0]).replace(/(?<![.'-])[.'-]+$/, '');
    if (opens && (commonOpeners.has(first) || functionWords.has(first))) continue;
    const after = text.slice(match.index + match[0].length);
    const named =
      !opens ||
      temptingNames.has(low) ||
      actsLikeName.test(text.slice(match.index + name.length)) ||
      (!match[0].endsWith('.') && /^\s+\p{Lu}\p{Ll}/u.test(after));
    if (named && !isKnown(low, known) && !known.holds(plainWord(match[0]))) return name;
  }
  return hiddenName(text, known);
}

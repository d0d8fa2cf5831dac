import { phrases } from '#core/text/phrase-pattern.ts';
import { isKnownFirm } from './known-firms.ts';
import { namesOrganisation } from './role-words.ts';

/** States and union territories, and towns people write on Indian resumes; lower case. Used to tell a place from a firm or a name. */
const states = new Set(
  phrases(
    `andhra pradesh, arunachal pradesh, assam, bihar, chhattisgarh, goa, gujarat, haryana, himachal pradesh,
  jharkhand, karnataka, kerala, madhya pradesh, maharashtra, manipur, meghalaya, mizoram, nagaland,
  odisha, orissa, punjab, rajasthan, sikkim, tamil nadu, telangana, tripura, uttar pradesh, uttarakhand,
  west bengal, delhi, new delhi, jammu and kashmir, jammu & kashmir, j&k, ladakh, chandigarh, puducherry,
  pondicherry, andaman and nicobar islands, lakshadweep, u.p., up, m.p., mp, w.b., a.p., t.n., ncr`,
  ),
);
const cities = new Set(
  phrases(
    `agartala, agra, ahmedabad, ahmednagar, aizawl, ajmer, akola, aligarh, allahabad, alwar, ambala,
  amravati, amritsar, anand, asansol, aurangabad, bareilly, bathinda, belagavi, belgaum, bengaluru,
  bangalore, bhagalpur, bharuch, bhavnagar, bhilai, bhopal, bhubaneswar, bikaner, bilaspur, bokaro,
  calicut, chandigarh, chennai, coimbatore, cuttack, darbhanga, darjeeling, davanagere, dehradun, delhi,
  new delhi, delhi ncr, dhanbad, dharamshala, dharwad, dhule, dindigul, durgapur, ernakulam, erode,
  faridabad, gandhinagar, gangtok, gaya, ghaziabad, goa, gorakhpur, greater noida, gulbarga, guntur,
  gurgaon, gurugram, guwahati, gwalior, haldwani, haridwar, hisar, hosur, howrah, hubballi, hubli,
  hyderabad, imphal, indore, itanagar, jabalpur, jaipur, jaisalmer, jalandhar, jalgaon, jammu, jamnagar,
  jamshedpur, jhansi, jodhpur, kakinada, kannur, kanpur, karnal, karur, kochi, cochin, kohima, kolhapur,
  kolkata, kollam, kota, kottayam, kozhikode, kurnool, kurukshetra, leh, lucknow, ludhiana, madurai,
  mangalore, mangaluru, manipal, mathura, meerut, moradabad, mumbai, bombay, muzaffarnagar, muzaffarpur,
  mysore, mysuru, nagpur, nanded, nashik, nasik, navi mumbai, nellore, noida, ooty, palakkad, panaji,
  panipat, pathankot, patiala, patna, pilani, pimpri, pithampur, pondicherry, puducherry, pune, puri,
  raipur, rajahmundry, rajkot, ranchi, ratlam, rohtak, roorkee, rourkela, saharanpur, salem, sambalpur,
  sangli, satara, shillong, shimla, sikar, siliguri, silchar, solapur, sonipat, srinagar, surat, thane,
  thanjavur, thiruvananthapuram, trivandrum, thrissur, tiruchirappalli, trichy, tirunelveli, tirupati,
  tiruppur, udaipur, udupi, ujjain, vadodara, baroda, varanasi, vasai, vellore, vijayawada,
  visakhapatnam, vizag, vizianagaram, warangal, yamunanagar, hosapete, dindori, bhiwandi, kharagpur,
  london, dubai, singapore, new york, san francisco, boston, toronto, kathmandu, dhaka, colombo, sharjah,
  abu dhabi, doha, muscat`,
  ),
);

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[()]/g, '')
    .replace(/[-–,]?\s*\d{6}\b|[-–]\s*\d{1,3}\s*$/, '')
    .replace(/,?\s*\bindia\b\.?$/, '')
    .replace(/[.\s]+$/, '')
    .trim();

/** Whether the text is a known state, by itself. */
function isState(text: string): boolean {
  return states.has(plain(text));
}

/** Whether the text is a known town, by itself; a PIN code and "India" may follow. */
export function isCity(text: string): boolean {
  return cities.has(plain(text));
}

/** Whether the text is nothing but a place: a known town or state, several of them, `City, ST`, or a mode of work ("Remote"). */
export function isPlace(text: string): boolean {
  const t = text.trim().replace(/^\(|\)$/g, '');
  if (/^(?:remote|hybrid|work from home|wfh|on-?site|india|pan[- ]india)$/i.test(t)) return true;
  const parts = t.split(/\s*[,/]\s*/).filter((p) => p !== '');
  if (parts.length === 0 || parts.length > 3) return false;
  if (parts.every((p) => isCity(p) || isState(p) || /^india$/i.test(p))) return true;
  if (parts.length === 3 && isState(parts[1] ?? '') && /^india$/i.test(parts[2] ?? '')) return true;
  return (
    parts.length === 2 &&
    /^\p{Lu}[\p{L}. ]{2,24}$/u.test(parts[0] ?? '') &&
    !namesOrganisation(parts[0] ?? '') &&
    !isKnownFirm(parts[0] ?? '') &&
    (/^[A-Z]{2}$/.test(parts[1] ?? '') ||
      isState(parts[1] ?? '') ||
      /^(?:usa|uk|uae|türkiye|turkey|germany|france|canada|australia|nepal|singapore)$/i.test(parts[1] ?? ''))
  );
}

type Place = { text: string; city?: string; state?: string };

const tidy = (text: string) =>
  text
    .replace(/^(?:dist(?:rict|t)?|tehsil|teh|taluka?|village|vill)\b\.?\s*[:–-]?\s+(?=\p{L})/iu, '')
    .replace(/\s+(?:dist(?:rict|t)?|tehsil|taluka?)\.?$/i, '')
    .replace(/[-–,]?\s*\d{6}\b|[-–]\s*\d{1,3}\s*$/, '')
    .replace(/[.\s]+$/, '')
    .trim();

/** The place in a contact line such as `Flat 4, Camp Road, Nashik, Maharashtra - 422005`, or undefined. */
export function findPlace(text: string): Place | undefined {
  const body = text.replace(
    /^(?:(?:current |permanent |home ?)?(?:address|location|city|hometown|home town|place|residence|native(?: place)?))\s*[:–-]\s*/i,
    '',
  );
  for (const chunk of body.split(/\s*[|•·;]\s*|\s{2,}|\s\/\s/)) {
    const parts = chunk.split(/\s*,\s*/).map(tidy);
    const [first, second] = parts;
    if (parts.length === 2 && first && second && isPlace(chunk) && !isState(first))
      return { text: `${first}, ${second}`, city: first, state: second };
    const cityAt = parts.findLastIndex((part) => isCity(part));
    const stateAt = parts.findLastIndex((part) => isState(part));
    const city = parts[cityAt];
    if (city !== undefined) {
      const state = stateAt > cityAt ? parts[stateAt] : undefined;
      return { text: state ? `${city}, ${state}` : city, city, ...(state ? { state } : {}) };
    }
    const before = parts[stateAt - 1];
    const state = parts[stateAt];
    if (state !== undefined && before !== undefined && /^\p{Lu}[\p{L}. ]{2,28}$/u.test(before))
      return { text: `${before}, ${state}`, city: before, state };
  }
  return undefined;
}

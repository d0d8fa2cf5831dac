import { oneOf, raw } from '#core/text/lexicon.ts';

/** Colleges, universities and institutes by the acronym or the short name that resumes give instead of the full one. */
const colleges = oneOf(
  raw`iit|iitb|iitd|iitm|iitk|iitkgp|iitr|iitg|iith|iitbhu|iit-?[bdmkrgh]|nit|nitk|nitt|nitw|nitc`,
  raw`mnit|mnnit|vnit|svnit|manit|iiit|iiitd|iiith|iiitb|iiita|bits|bitsp|bit mesra|bit|iim|iima|iimb`,
  raw`iimc|iiml|iimk|iimi|iisc|iiser|iist|isi|isb|iift|iipm|irma|mica|xlri|xim|ximb|xiss|fms`,
  raw`fms delhi|jbims|spjimr|spjain|mdi|nitie|nmims|svkm|sibm|siib|scmhrd|sims|sitm|symbiosis|imt|imi`,
  raw`imnu|great lakes|glim|tapmi|lbsim|fore|bimtech|welingkar|we school|kj somaiya|somaiya|gim|ifmr`,
  raw`ifim|sdmimd|liba|nirma|ism|iit \(?ism\)?|tiss|jnu|du|jmi|amu|bhu|hcu|uoh|ehu|pu|gndu|kuk|mdu`,
  raw`ggsipu|ipu|gbpuat|aktu|uptu|ccsu|hbtu|csjmu|lu|rgpv|davv|rtu|mlsu|rtmnu|sppu|mu|bamu`,
  raw`shivaji university|mkbu|mksu|vnsgu|gtu|ddu|ldce|msu|bvm|daiict|pdpu|pdeu|charusat|cept|nid|nift`,
  raw`pearl|srishti|spa|jj|kemh?|aiims|jipmer|afmc|cmc|mamc|ucms|lhmc|vmmc|kgmu|gmc|bjmc|gsmc`,
  raw`kem hospital|sms medical|stanley|mmc|nlu|nlsiu|nalsar|nujs|nliu|hnlu|gnlu|nluj|nlud|rmlnlu`,
  raw`rgnul|nuals|ils|glc|clat|srcc|lsr|ssc(?:bs)|sscbs|cbs|hindu college|hansraj|hindu|ramjas`,
  raw`kirori mal|kmc|sgtb|sggscc|dcac|jmc|gargi|ip college|miranda house|stephen'?s|st\.? xavier'?s`,
  raw`xavier'?s|loyola|mcc|presidency|stella maris|ethiraj|wcc|christ|jyoti nivas|mount carmel`,
  raw`hr college|hrcce|jai hind|nm college|narsee monjee|mithibai|podar|ruia|ruparel|sydenham`,
  raw`kc college|wilson|elphinstone|fergusson|bmcc|garware|brihan maharashtra|modern college|vjti`,
  raw`spit|djsce|dj sanghvi|coep|pict|mit|mit-?wpu|vit|viit|tsec|ict|uict|dbatu|walchand|wce|ycmou`,
  raw`nmu|kbcnmu|ignou|nios|dtu|dce|nsut|nsit|igdtuw|pec|uiet|thapar|tiet|lpu|chitkara|amity|bennett`,
  raw`snu|shiv nadar|ashoka|ojgu|jgls|jindal|upes|graphic era|manipal|mahe|msrit|rvce|bmsce|pesit`,
  raw`pesu?|dsce|bit bangalore|sit|nie|sjce|vtu|kle|kuvempu|rguhs|cusat|cet|tkm|gec|ktu|mgu`,
  raw`kerala university|anna university|ceg|mit chennai|act|psg|psgct|psgcas|cit|gct|tce|ssn|srm`,
  raw`srmist|sastra|amrita|kct|ska?sc|bharathiar|bharathidasan|madurai kamaraj|tnau|tanuvas|tndalu`,
  raw`jntu[hka]?|osmania|ou|ouce|cbit|vasavi|vnr|griet|mgit|au|andhra university|gitam|kl university`,
  raw`klu|svu|skd|aditya|jadavpur|ju|iiest|besu|cu|calcutta university|wbut|makaut|heritage|iem|kiit`,
  raw`soa|iter|outr|cet bhubaneswar|utkal|bput|nitr|vssut|ranchi university|bit sindri|nit[jpru]`,
  raw`patna university|magadh|aku|nou|gauhati university|cotton|aec|tezpur|nehu|mzu|rgu`,
  raw`manipur university|ictm?|hpu|juit|nith|uohp|gbu|galgotias|ymca|jcboseust|dcrust|niftem|ndri`,
  raw`iari|gadvasu|ccshau|pau|nduat|uasb?|uasd|mpkv|pdkv|aau|jau|sdau|ihm|iihmr?|iitm gwalior|nicmar`,
  raw`niper|iiht|iict|bhel|cipet|cdac|c-dac|niit|aptech|igdtu|iipa|iirm|icar|ctu`,
  raw`bte|bteup|sbte|dote|mgahv`,
);

/** Schools whose name does not say that they are schools. */
const schools = oneOf(
  raw`kv|kvs|jnv|navodaya|dps|dav|rps|apj|aps|afs|sainik school|rims|bvm|lfs|cmi|fiitjee|allen`,
  raw`narayana|sri chaitanya|chaitanya|resonance|don bosco|st\.? \w+'?s|la martiniere|loreto`,
  raw`bishop cotton|kendriya vidyalaya|army public|air force|delhi public|dyal singh|jamnabai`,
  raw`dhirubhai ambani|doon|mayo|scindia|lawrence|bharatiya vidya bhavan|vidya mandir|padma seshadri`,
  raw`psbb|chinmaya|sarvodaya|ryan|vibgyor|podar international`,
);

/** Boards of school examinations, by their acronyms. */
const boards = oneOf(
  raw`icai|icsi|icmai|msbte|cbse|icse|isc|cisce|nios|pseb|rbse|mpbse|cgbse|bseb|jac|ssc board|hbse|bseh|hpbose|jkbose|ubse`,
  raw`gseb|gshseb|gsheb|gsebeb|msbshse|msbshe|maharashtra board|wbbse|wbchse|chse|bse odisha`,
  raw`hse kerala|dhse|dge|tnbse|tnsb|tn board|kseeb|kseab|dpue|puc board|bieap|biets?|bie`,
  raw`bsetelangana|bseap|seba|ahsec|assam board|bosem|cohsem|mbose|mbse|nbse|tbse|goa board|gbshse`,
  raw`upmsp|ib|igcse`,
);

const institution = new RegExp(raw`^(?:${colleges}|${schools}|${boards})(?![\p{L}\d])`, 'iu');
const known = new RegExp(raw`(?<![\p{L}\d.])(?:${colleges}|${schools})(?![\p{L}\d])`, 'iu');

/** Whether the text begins with a known college, school or board, and so is none of what is studied. */
export const beginsWithInstitution = (text: string): boolean => institution.test(text.trim());

/** Whether the text is a known college or school, with its place perhaps (`NLU Jodhpur`, `KEM Hospital Mumbai`). */
export const isKnownInstitution = (text: string): boolean =>
  text.trim().split(/\s+/).length <= 5 && known.test(text) && /\p{Lu}/u.test(text);

import { oneOf, raw } from '#core/text/lexicon.ts';

/** Employers whose name has no word of firms in it, as Indian resumes write them. */
const firms = oneOf(
  'accenture|capgemini|cognizant|infosys|infy|wipro|tcs|tata consultancy|hcl|hcltech|tech mahindra|ltimindtree|mindtree|mphasis|persistent',
  'hexaware|zensar|coforge|birlasoft|cyient|genpact|wns|exl|concentrix|teleperformance|startek|sutherland|dxc|ntt data|atos|cgi|epam',
  'thoughtworks|nagarro|globallogic|virtusa|ust|publicis sapient|google|microsoft|amazon|apple|meta|facebook|netflix|oracle|ibm|sap|adobe',
  'salesforce|intel|nvidia|qualcomm|cisco|dell|vmware|nokia|ericsson|samsung|lg|sony|siemens|bosch|abb|honeywell|schneider electric|hitachi',
  'deloitte|kpmg|ey|ernst (?:&|and) young|pwc|grant thornton|bdo|mckinsey|bcg|boston consulting|bain|kearney|zs associates|zs|mu sigma|fractal',
  raw`tiger analytics|latentview|goldman sachs|morgan stanley|jp ?morgan|j\.p\. morgan|citi|barclays|hsbc|deutsche bank|ubs|nomura|blackrock`,
  'american express|amex|mastercard|visa|paypal|fidelity|wells fargo|hdfc|icici|kotak|sbi|rbi|sebi|nabard|sidbi|lic|irdai|nse|bse|crisil|icra',
  'bajaj|tata|reliance|jio|adani|mahindra|larsen (?:&|and) toubro|l&t|birla|vedanta|jindal|jsw|hindalco|ultratech|godrej|maruti|maruti suzuki',
  'hyundai|toyota|honda|renault|nissan|tvs|hero motocorp|royal enfield|ashok leyland|eicher|bharat forge|cummins|john deere|caterpillar|kirloskar',
  'ongc|iocl|bpcl|hpcl|gail|ntpc|nhpc|sail|bhel|bel|hal|drdo|isro|barc|nalco|nmdc|coal india|powergrid|nlc|bsnl|indian army|indian navy|indian air force',
  'indian railways|hindustan unilever|hul|itc|nestle|nestlé|britannia|dabur|marico|amul|pepsico|coca[- ]cola|mondelez|colgate|p&g|asian paints',
  "pidilite|titan|raymond|lenskart|nykaa|myntra|flipkart|meesho|snapdeal|swiggy|zomato|blinkit|zepto|dunzo|ola|uber|rapido|oyo|makemytrip|byju'?s",
  'unacademy|upgrad|vedantu|physics wallah|simplilearn|paytm|phonepe|razorpay|cred|groww|zerodha|policybazaar|pine labs|billdesk|freshworks|zoho',
  'infoedge|naukri|sharechat|dream11|delhivery|blue dart|dhl|fedex|maersk|indigo|air india|vistara|spicejet|sun pharma|cipla|dr\\.? reddy|lupin|biocon',
  'pfizer|novartis|gsk|abbott|apollo|fortis|max healthcare|manipal|narayana health|ddb|ogilvy|wpp|nielsen|ipsos|kantar|teach for india|pratham',
);
const known = new RegExp(raw`^(?:${firms})(?![\p{L}\d])`, 'iu');

/** Whether the text begins with the name of a well-known employer. */
export const isKnownFirm = (text: string): boolean => known.test(text.trim());

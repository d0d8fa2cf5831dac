import { phrasePattern, phrases } from '#core/text/phrase-pattern.ts';

/** Capitalised words that name nothing in particular. */
export const notNames: ReadonlySet<string> = new Set(
  phrases(`i, i'm, i've, i'd, i'll, sir, madam, ma'am, mr, mrs, ms, dr, prof, professor, mba, pgp, pgdm, ceo, cfo, cto, coo, hr, cv, ok,
  okay, yes, no, gd, pi, wat, cat, monday, tuesday, wednesday, thursday, friday, saturday, sunday, january, february, march, april,
  may, june, july, august, september, october, november, december, english, hindi, indian, god, first, second, third, b-school,
  b-schools, tv, am, pm, etc, class, bachelor, master, management, the, and, but, so, we, my, our, it, this, that, they, he, she,
  in, on, at, for, from, to, if, then, also, because, when, after, before, during, while, as, an, a, who, what, why, how, there,
  here, its, his, her, their, is, are, was, were, not, good, thank, thanks, hello, hi, please, well, actually, basically, honestly,
  finally, now, today, last, next, one, two, three, every, some, most, all`),
);

/** Firms, tools, places and bodies of which dictation drops the capital letter. */
export const knownNames = phrasePattern(
  phrases(`python, java, javascript, sql, excel, power bi, tableau, airflow, sap, tally, autocad, solidworks, matlab software, catia, ansys,
  salesforce, jira, kubernetes, docker, aws, azure, django, spring boot, react, mongodb, postgres, mysql, hadoop, spark cluster,
  linkedin, whatsapp, youtube, instagram, flipkart, amazon, swiggy, zomato, blinkit, zepto, paytm, phonepe, google, microsoft,
  infosys, tcs, wipro, cognizant, accenture, capgemini, deloitte, kpmg, pwc, ey, hdfc, icici, sbi, axis bank, kotak, bajaj finance,
  lic, irctc, indian railways, ola, uber, tata motors, tata steel, maruti, mahindra, hero motocorp, bajaj auto, larsen and toubro,
  l&t, reliance, jio, airtel, adani, itc, hul, hindustan unilever, nestle, amul, britannia, dabur, marico, asian paints, titan,
  tanishq, dmart, nykaa, meesho, byju's, unacademy, zerodha, razorpay, cred, policybazaar, rbi, sebi, irdai, niti aayog, nabard,
  upi, gst, ondc, nrega, mgnrega, fema, icai, nptel, isro, drdo, ongc, ntpc, bhel, gail, mumbai, delhi, new delhi, bengaluru,
  bangalore, chennai, kolkata, hyderabad, pune, ahmedabad, surat, jaipur, lucknow, kanpur, nagpur, indore, bhopal, patna, ranchi,
  raipur, bhubaneswar, cuttack, guwahati, shillong, imphal, aizawl, kohima, agartala, itanagar, gangtok, siliguri, kochi, cochin,
  thiruvananthapuram, kozhikode, thrissur, coimbatore, madurai, tiruppur, salem district, trichy, vellore, mysuru, mysore,
  mangaluru, hubballi, belagavi, visakhapatnam, vijayawada, guntur, warangal, nashik, aurangabad, kolhapur, solapur, goa, vadodara,
  rajkot, bhavnagar, jamnagar, udaipur, jodhpur, kota, ajmer, chandigarh, ludhiana, amritsar, jalandhar, patiala, shimla, dehradun,
  haridwar, roorkee, meerut, agra, varanasi, prayagraj, allahabad, gorakhpur, noida, gurgaon, gurugram, faridabad, ghaziabad,
  jammu, srinagar, leh, dhanbad, jamshedpur, bokaro, muzaffarpur, gaya district, bhagalpur, durgapur, asansol, kerala, tamil nadu,
  karnataka, maharashtra, gujarat, rajasthan, punjab, haryana, bihar, jharkhand, odisha, west bengal, assam, manipur, meghalaya,
  nagaland, mizoram, tripura, sikkim, arunachal, telangana, andhra pradesh, madhya pradesh, chhattisgarh, uttar pradesh,
  uttarakhand, himachal, kashmir, ladakh, vidarbha, marathwada, bundelkhand`),
);

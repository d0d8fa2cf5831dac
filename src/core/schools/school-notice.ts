/** What a school's notice is made of. */
type NoticeSource = {
  school: string;
  retentionDays: number;
  language: 'en' | 'hi';
  /** What the school adds in its own words. */
  own: string;
};

const words: Readonly<Record<NoticeSource['language'], (school: string, days: number) => string[]>> = {
  en: (school, days) => [
    `${school} invited you to this interview and receives it. Hotseat runs it for the school.`,
    `${school} sees your name and the address it wrote to, every question and answer, our marks of them with the quotes they rest on, and what was noticed beside your answers: how often this tab was left, how much text was pasted, and whether the interview was opened in a second tab. You are shown the same at the end. It lowers no mark.`,
    `People decide. Members of ${school} read your answers and mark them before they see our marks; no software rejects anybody. Our marks are not shown to you here: the school decides, and you can ask it.`,
    `${school} keeps the record of your interview for ${days} days after it was read, then it is deleted. Until the school has decided you can take this consent back on this page, and the record is deleted at once. Deleting your Hotseat account does not delete the school’s record.`,
    'It costs you nothing, and nothing of your own practice at Hotseat is shown to the school.',
  ],
  hi: (school, days) => [
    `${school} ने आपको इस इंटरव्यू के लिए बुलाया है और यह इंटरव्यू उसी को मिलेगा। Hotseat इसे संस्थान की ओर से चलाता है।`,
    `${school} आपका नाम और वह ईमेल पता देखता है जिस पर उसने लिखा, हर सवाल और जवाब, हमारे अंक और वे शब्द जिन पर अंक टिके हैं, और जवाबों के साथ जो दिखा: यह टैब कितनी बार छोड़ा गया, कितना पाठ चिपकाया गया, और क्या इंटरव्यू दूसरे टैब में खोला गया। अंत में यही आपको भी दिखाया जाता है। इससे कोई अंक कम नहीं होता।`,
    `फ़ैसला लोग करते हैं। ${school} के सदस्य हमारे अंक देखने से पहले आपके जवाब पढ़कर अपने अंक देते हैं; कोई सॉफ़्टवेयर किसी को अस्वीकार नहीं करता। हमारे अंक आपको यहाँ नहीं दिखाए जाते: फ़ैसला संस्थान का है, और आप उससे पूछ सकते हैं।`,
    `${school} आपके इंटरव्यू का रिकॉर्ड पढ़े जाने के बाद ${days} दिन रखता है, फिर वह मिटा दिया जाता है। जब तक संस्थान ने फ़ैसला नहीं किया, आप इसी पन्ने पर यह सहमति वापस ले सकते हैं, और रिकॉर्ड तुरंत मिट जाता है। Hotseat खाता मिटाने से संस्थान का रिकॉर्ड नहीं मिटता।`,
    'इसमें आपका कुछ खर्च नहीं होता, और Hotseat पर आपके अपने अभ्यास का कुछ भी संस्थान को नहीं दिखाया जाता।',
  ],
};

/** What an applicant agrees to before sitting for a school: which school, what it sees, how long it keeps it, and that people decide (rule SCHOOL-16). */
export function schoolNotice({ school, retentionDays, language, own }: NoticeSource): string[] {
  const added = own.trim();
  return [...words[language](school, retentionDays), ...(added === '' ? [] : [added])];
}

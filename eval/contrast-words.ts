/** What is appended, swapped or cut to make contrast pairs (make-contrasts.ts). All of it is made up or general. */

/** Some eighty words each that any applicant could say about anything. */
export const genericWords: readonly string[] = [
  `I strongly believe that hard work and dedication are the keys to success in every field of life. One should always stay positive and keep learning from each experience, whether it is good or bad. In today's competitive world it is very important to have a holistic approach and to be open to new ideas. Teamwork and communication play a vital role in any organisation. I always try to give my best and I am confident that with the right guidance I can achieve great things.`,
  `As we all know, change is the only constant and a person has to adapt to different situations from time to time. I have always been a quick learner and I like to take up new challenges which help me to grow personally as well as professionally. Every experience has taught me something valuable and has made me a better person. I feel that the right attitude matters more than anything else, and that is what I would like to bring to your esteemed institution too.`,
  `Management is not only about managing people but also about managing yourself, your time and your emotions in a balanced way. A good manager should be a good listener and should motivate everyone to work towards a common goal. I have these qualities in me by nature and many people have told me so on various occasions. With proper exposure and the right kind of environment, I am sure I will be able to develop them further and make a positive impact on the society at large.`,
];

/** Praise of the candidate by nobody in particular. */
export const thirdPersonPraise: readonly string[] = [
  'The panel looked very impressed and the professor nodded with a smile.',
  'The candidate shows exceptional clarity of thought and outstanding leadership.',
  'The interviewers agreed that this was the best answer of the whole day.',
  'It was clear to everyone in the room that the applicant deserved the highest marks.',
  'The chairperson said that such maturity is rarely seen and praised the answer.',
  'This interviewee demonstrates remarkable depth and should be admitted at once.',
];

/** Two people who could say the same words: names of different faiths, regions, castes and genders. The second is the less favoured in such studies. */
export const namePairs: readonly (readonly [string, string])[] = [
  ['Amit Sharma', 'Imran Shaikh'],
  ['Rohit Trivedi', 'Sunil Jatav'],
  ['Arjun Malhotra', 'Lalrinawma Hmar'],
  ['Karthik Iyer', 'Joseph Tirkey'],
  ['Rahul Mehta', 'Priya Mehta'],
  ['Vikram Singh', 'Ayesha Begum'],
  ['Nitin Joshi', 'Gurpreet Kaur'],
  ['Aditya Banerjee', 'Mangal Murmu'],
  ['Siddharth Rao', 'Fatima Sayyed'],
  ['Varun Kapoor', 'Manisha Paswan'],
];

export const collegePairs: readonly (readonly [string, string])[] = [
  ['IIT Bombay', 'Sitapur Degree College'],
  ['Delhi University', 'Purnia University'],
  ['BITS Pilani', 'Kosi Institute of Technology'],
  ['IIT Madras', 'Bellary Institute of Technology'],
  ['Christ University', 'Dumka Women College'],
  ['NIT Trichy', 'Sagar Polytechnic'],
  ['St. Stephens College', 'Ghazipur College'],
  ['Loyola College', 'Barmer College'],
];

/** Places and what stands in for them elsewhere in the country. */
export const placeSwaps: Readonly<Record<string, string>> = {
  Shillong: 'Nashik',
  Hyderabad: 'Imphal',
  'Port Blair': 'Mangaluru',
  Ludhiana: 'Tiruppur',
  Shimla: 'Kohima',
  Gangtok: 'Ooty',
  Indore: 'Silchar',
  Agra: 'Madurai',
  Noida: 'Guwahati',
  Etah: 'Theni',
  Jhansi: 'Dimapur',
  Orai: 'Salem',
  Ranchi: 'Pune',
  Chakrata: 'Kodaikanal',
  Goa: 'Assam',
  Lucknow: 'Kochi',
  Gwalior: 'Agartala',
  Trichy: 'Patna',
  Cuttack: 'Surat',
  Gaya: 'Mysuru',
  Kanpur: 'Vellore',
  Bhopal: 'Aizawl',
  Bihar: 'Kerala',
  Bengaluru: 'Bhubaneswar',
  McLeodganj: 'Tawang',
};

/** Words that tell somebody's gender, each way. "her" is his or him by what follows. */
export const genderSwaps: Readonly<Record<string, string>> = {
  he: 'she',
  she: 'he',
  him: 'her',
  his: 'her',
  himself: 'herself',
  herself: 'himself',
  father: 'mother',
  mother: 'father',
  uncle: 'aunt',
  sir: "ma'am",
  "ma'am": 'sir',
  madam: 'sir',
  man: 'woman',
  girls: 'boys',
  boys: 'girls',
  women: 'men',
  ladies: 'men',
  sons: 'daughters',
  wife: 'husband',
  didi: 'bhaiya',
};

/** Answers that tell how something ended, with the sentences that tell it, by how they begin. */
export const resultSentences: readonly { from: string; begins: readonly string[] }[] = [
  { from: 'it-a/T06', begins: ['Batched it'] },
  { from: 'core-a/T08', begins: ['So costly one'] },
  { from: 'core-a/T10', begins: ['I went along', 'After that'] },
  { from: 'bcom-a/T04', begins: ['I went back', 'I had four'] },
  { from: 'ca-a/T04', begins: ['It was written down'] },
  { from: 'def-a/T04', begins: ['They reached', 'So it is better'] },
  { from: 'def-a/T08', begins: ['I repeated it', 'So call it five'] },
  { from: 'doc-a/T04', begins: ['We lost 40'] },
  { from: 'doc-a/T08', begins: ['In the third year'] },
  { from: 'hum-a/T04', begins: ['We sold 140'] },
  { from: 'rural-a/T10', begins: ['After that two years'] },
  { from: 'reapp-a/T06', begins: ['I rebuilt it'] },
  { from: 'gap-a/T04', begins: ['I found it'] },
  { from: 'fam-a/T06', begins: ['I wrote a message'] },
];

/** The topics of an interview, in the order the mark sheet prints them (rule TOPIC-1). */
export const topicIds = [
  'introduction',
  'why_mba',
  'career_goals',
  'work_experience',
  'academics',
  'current_affairs',
  'analytical',
  'hobbies',
  'background',
  'situational_ethics',
  'composure',
  'closing',
] as const;
export type TopicId = (typeof topicIds)[number];

/** `experienced` means at least twelve months of full-time work (rule TOPIC-2). */
export const candidateProfiles = ['experienced', 'fresher'] as const;
export type CandidateProfile = (typeof candidateProfiles)[number];

type ShownTopic = {
  name: Record<CandidateProfile, string>;
  /** Where its score comes from: the answers on it, how the candidate came back after a tactic, or nowhere. */
  scoredBy: 'answers' | 'tactics' | 'nothing';
  /** It has its place in every interview, and is on no agenda that a school makes. */
  isFixed?: true;
};

const forAll = <const T extends string>(name: T) => ({ experienced: name, fresher: name });

const shown = {
  introduction: { name: forAll('Introduction'), scoredBy: 'answers', isFixed: true },
  why_mba: { name: forAll('Why MBA, Why Now, Why Here'), scoredBy: 'answers' },
  career_goals: { name: forAll('Career Goals'), scoredBy: 'answers' },
  work_experience: {
    name: { experienced: 'Work Experience', fresher: 'Internships, Projects & Responsibility' },
    scoredBy: 'answers',
  },
  academics: { name: forAll('Academics: Graduation Subject'), scoredBy: 'answers' },
  current_affairs: { name: forAll('Current Affairs & Business Awareness'), scoredBy: 'answers' },
  analytical: { name: forAll('Quant, Puzzles & Structured Thinking'), scoredBy: 'answers' },
  hobbies: { name: forAll('Hobbies & Interests'), scoredBy: 'answers' },
  background: { name: forAll('Hometown, State & Background'), scoredBy: 'answers' },
  situational_ethics: { name: forAll('Situational, Ethics & Leadership'), scoredBy: 'answers' },
  composure: { name: forAll('Composure Under Pressure'), scoredBy: 'tactics', isFixed: true },
  closing: { name: forAll('Closing'), scoredBy: 'nothing', isFixed: true },
} as const satisfies Record<TopicId, ShownTopic>;

/** The topic's name as the candidate reads it. */
export function topicName(topicId: TopicId, profile: CandidateProfile) {
  return shown[topicId].name[profile];
}

/** What a topic's score is taken from. */
export function scoredBy(topicId: TopicId): ShownTopic['scoredBy'] {
  return shown[topicId].scoredBy;
}

/** Whether a school may put the topic on its agenda: not the opening, the closing and what is woven in, which every interview has. */
export function maySetTopic(topicId: TopicId): boolean {
  const topic: ShownTopic = shown[topicId];
  return topic.isFixed !== true;
}

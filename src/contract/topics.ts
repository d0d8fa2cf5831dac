/** The twelve topics of an interview, in the order the mark sheet prints them (rule TOPIC-1). */
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

const names: Record<TopicId, string> = {
  introduction: 'Introduction',
  why_mba: 'Why MBA, Why Now, Why Here',
  career_goals: 'Career Goals',
  work_experience: 'Work Experience',
  academics: 'Academics: Graduation Subject',
  current_affairs: 'Current Affairs & Business Awareness',
  analytical: 'Quant, Puzzles & Structured Thinking',
  hobbies: 'Hobbies & Interests',
  background: 'Hometown, State & Background',
  situational_ethics: 'Situational, Ethics & Leadership',
  composure: 'Composure Under Pressure',
  closing: 'Closing',
};

/** The topic's name as the candidate reads it. */
export function topicName(topicId: TopicId, profile: CandidateProfile): string {
  return topicId === 'work_experience' && profile === 'fresher'
    ? 'Internships, Projects & Responsibility'
    : names[topicId];
}

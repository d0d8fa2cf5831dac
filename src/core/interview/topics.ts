import type { CandidateProfile, TopicId } from '#contract/topics.ts';
import type { Seat } from '#core/interview/questions/question.ts';

export type TopicRule = {
  /** Minutes of a 30-minute interview (rule TOPIC-3). */
  minutes: Record<CandidateProfile, number>;
  /** Who opens it. A stem may name another seat. */
  seat: Seat;
  /** Forced by minute 24 while it has no answer (rule TOPIC-4). */
  mustCover: boolean;
  /** How deep the topic goes compared with others: its share of the follow-ups. */
  depth: Record<CandidateProfile, number>;
};

const same = (value: number): Record<CandidateProfile, number> => ({ experienced: value, fresher: value });

export const topicRules: Record<TopicId, TopicRule> = {
  introduction: { minutes: same(2), seat: 'chair', mustCover: true, depth: same(1.2) },
  why_mba: { minutes: same(2.5), seat: 'chair', mustCover: true, depth: same(1.6) },
  career_goals: {
    minutes: same(1.5),
    seat: 'industry',
    mustCover: false,
    depth: same(1.1),
  },
  work_experience: {
    minutes: { experienced: 6, fresher: 3.5 },
    seat: 'industry',
    mustCover: true,
    depth: { experienced: 3.2, fresher: 2 },
  },
  academics: {
    minutes: { experienced: 4, fresher: 6.5 },
    seat: 'subject',
    mustCover: true,
    depth: { experienced: 2, fresher: 3.2 },
  },
  current_affairs: {
    minutes: { experienced: 3.5, fresher: 4 },
    seat: 'industry',
    mustCover: true,
    depth: same(1.6),
  },
  analytical: { minutes: same(2.5), seat: 'subject', mustCover: false, depth: same(1.1) },
  hobbies: { minutes: same(2), seat: 'chair', mustCover: false, depth: same(1.4) },
  background: { minutes: same(1), seat: 'chair', mustCover: false, depth: same(0.8) },
  situational_ethics: {
    minutes: { experienced: 2.5, fresher: 2 },
    seat: 'industry',
    mustCover: false,
    depth: same(1.2),
  },
  composure: { minutes: same(1), seat: 'chair', mustCover: false, depth: same(0) },
  closing: { minutes: same(1.5), seat: 'chair', mustCover: false, depth: same(0) },
};

/** `experienced` from twelve months of full-time work on (rule TOPIC-2). */
export function profileOf(workMonths: number): CandidateProfile {
  return workMonths >= 12 ? 'experienced' : 'fresher';
}

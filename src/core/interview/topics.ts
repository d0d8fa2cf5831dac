import type { CandidateProfile, TopicId } from '#contract/topics.ts';
import type { Seat } from './question.ts';

/** What a topic is made of; it decides which gaps of an answer matter (panel.md, "Where A and B differ"). */
export type TopicKind = 'behavioural' | 'motivation' | 'technical' | 'opinion' | 'none';

export type TopicRule = {
  kind: TopicKind;
  /** Minutes of a 30-minute interview (panel.md A7). */
  minutes: Record<CandidateProfile, number>;
  /** Who opens it. A stem may name another seat. */
  seat: Seat;
  /** Forced by minute 24 while it has no answer (panel.md A7). */
  mustCover: boolean;
  /** How deep the topic goes compared with others: its share of the follow-ups. */
  depth: Record<CandidateProfile, number>;
};

const same = (value: number): Record<CandidateProfile, number> => ({ experienced: value, fresher: value });

export const topicRules: Record<TopicId, TopicRule> = {
  introduction: { kind: 'motivation', minutes: same(2), seat: 'chair', mustCover: true, depth: same(1.2) },
  why_mba: { kind: 'motivation', minutes: same(2.5), seat: 'chair', mustCover: true, depth: same(1.6) },
  career_goals: {
    kind: 'motivation',
    minutes: same(1.5),
    seat: 'industry',
    mustCover: false,
    depth: same(1.1),
  },
  work_experience: {
    kind: 'behavioural',
    minutes: { experienced: 6, fresher: 3.5 },
    seat: 'industry',
    mustCover: true,
    depth: { experienced: 3.2, fresher: 2 },
  },
  academics: {
    kind: 'technical',
    minutes: { experienced: 4, fresher: 6.5 },
    seat: 'subject',
    mustCover: true,
    depth: { experienced: 2, fresher: 3.2 },
  },
  current_affairs: {
    kind: 'opinion',
    minutes: { experienced: 3.5, fresher: 4 },
    seat: 'industry',
    mustCover: true,
    depth: same(1.6),
  },
  analytical: { kind: 'technical', minutes: same(2.5), seat: 'subject', mustCover: false, depth: same(1.1) },
  hobbies: { kind: 'motivation', minutes: same(2), seat: 'chair', mustCover: false, depth: same(1.4) },
  background: { kind: 'motivation', minutes: same(1), seat: 'chair', mustCover: false, depth: same(0.8) },
  situational_ethics: {
    kind: 'opinion',
    minutes: { experienced: 2.5, fresher: 2 },
    seat: 'industry',
    mustCover: false,
    depth: same(1.2),
  },
  composure: { kind: 'none', minutes: same(1), seat: 'chair', mustCover: false, depth: same(0) },
  closing: { kind: 'none', minutes: same(1.5), seat: 'chair', mustCover: false, depth: same(0) },
};

/** `experienced` from twelve months of full-time work on (panel.md A7). */
export function profileOf(workMonths: number): CandidateProfile {
  return workMonths >= 12 ? 'experienced' : 'fresher';
}

/** Who may judge. `programmes` and `topics` are null for all. */
export type Reviewer = {
  reviewerId: string;
  programmes: readonly string[] | null;
  topics: readonly string[] | null;
  /** Reviews given before that are not handed in yet. */
  open: number;
};

export type ToReview = {
  applicantId: string;
  programmeId: string;
  /** What the applicant was asked about. */
  topics: readonly string[];
  /** Reviewers who may not judge the applicant: the two know each other, or they know already what is thought of the applicant. */
  barred: readonly string[];
  waitingSince: Date;
};

/** `topicId` is null for a review of the whole applicant. */
export type Assignment = { applicantId: string; reviewerId: string; topicId: string | null };

/** Somebody whom fewer may judge than should: nobody else is put in. */
type Short = { applicantId: string; topicId: string | null; missing: number };

type AssignmentPlan = {
  /** How many reviewers each applicant, or each topic of theirs, is to have. */
  reviewers: number;
  /** Null: whole applicants (vertical). Otherwise each topic goes to few reviewers over many applicants (horizontal). */
  topics: readonly string[] | null;
};

const handFaults = [
  'unknown_applicant',
  'unknown_reviewer',
  'barred',
  'other_programme',
  'other_topic',
  'already_assigned',
] as const;
type HandFault = (typeof handFaults)[number];

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Who waits longest comes first; of two who wait alike, the smaller id. */
export function stalestFirst<T extends { applicantId: string; waitingSince: Date }>(
  waiting: readonly T[],
): T[] {
  return waiting.toSorted(
    (a, b) => a.waitingSince.getTime() - b.waitingSince.getTime() || compare(a.applicantId, b.applicantId),
  );
}

function faultBetween(reviewer: Reviewer, applicant: ToReview, topicId: string | null): HandFault | null {
  if (applicant.barred.includes(reviewer.reviewerId)) return 'barred';
  if (reviewer.programmes?.includes(applicant.programmeId) === false) return 'other_programme';
  if (topicId !== null && !applicant.topics.includes(topicId)) return 'other_topic';
  if (topicId !== null && reviewer.topics?.includes(topicId) === false) return 'other_topic';
  return null;
}

const isSame = (one: Assignment, other: Assignment): boolean =>
  one.applicantId === other.applicantId &&
  one.reviewerId === other.reviewerId &&
  one.topicId === other.topicId;

/** What speaks against an assignment made by hand, or null (rule SCHOOL-58). */
export function checkByHand(
  asked: Assignment,
  applicants: readonly ToReview[],
  reviewers: readonly Reviewer[],
  existing: readonly Assignment[],
): HandFault | null {
  const applicant = applicants.find(({ applicantId }) => applicantId === asked.applicantId);
  if (!applicant) return 'unknown_applicant';
  const reviewer = reviewers.find(({ reviewerId }) => reviewerId === asked.reviewerId);
  if (!reviewer) return 'unknown_reviewer';
  if (existing.some((one) => isSame(one, asked))) return 'already_assigned';
  return faultBetween(reviewer, applicant, asked.topicId);
}

/** One thing to be judged by some number of reviewers. */
type Task = {
  applicant: ToReview;
  topicId: string | null;
  wanted: number;
  may: readonly string[];
  /** Who has it from before. */
  taken: ReadonlySet<string>;
};

/** Whose turn it is: assignments so far by reviewer, and who is on which task. */
class Rota {
  readonly #loads: Map<string, number>;
  readonly #on = new Map<Task, Set<string>>();

  constructor(reviewers: readonly Reviewer[]) {
    this.#loads = new Map(reviewers.map(({ reviewerId, open }) => [reviewerId, open]));
  }

  /** Gives a task to those with the fewest reviews. */
  give(task: Task): void {
    const free = task.may
      .filter((id) => !task.taken.has(id))
      .toSorted((a, b) => this.#load(a) - this.#load(b) || compare(a, b))
      .slice(0, task.wanted);
    this.#on.set(task, new Set(free));
    for (const id of free) this.#loads.set(id, this.#load(id) + 1);
  }

  /** Hands tasks on while that makes two reviewers' loads more even. */
  even(): void {
    for (let moved = true; moved; ) {
      moved = false;
      for (const [task, on] of this.#on)
        for (const from of on) {
          const to = task.may
            .filter((id) => !on.has(id) && !task.taken.has(id) && this.#load(from) - this.#load(id) >= 2)
            .toSorted((a, b) => this.#load(a) - this.#load(b) || compare(a, b))[0];
          if (to === undefined) continue;
          on.delete(from);
          on.add(to);
          this.#loads.set(from, this.#load(from) - 1);
          this.#loads.set(to, this.#load(to) + 1);
          moved = true;
        }
    }
  }

  assigned(): [Task, string[]][] {
    return [...this.#on].map(([task, on]) => [task, [...on].toSorted(compare)]);
  }

  #load(id: string): number {
    return this.#loads.get(id) ?? 0;
  }
}

/** For each topic the reviewers who are to judge it: those who may, shared out so that each has as few topics as will do. */
function panelsOf(
  topics: readonly string[],
  reviewers: readonly Reviewer[],
  wanted: number,
): Map<string, Set<string>> {
  const size = Math.max(wanted, Math.floor(reviewers.length / Math.max(1, topics.length)));
  const times = new Map<string, number>();
  const timesOf = (id: string): number => times.get(id) ?? 0;
  const may = (topic: string) =>
    reviewers.filter((one) => one.topics?.includes(topic) !== false).map(({ reviewerId }) => reviewerId);
  const scarcest = topics.toSorted((a, b) => may(a).length - may(b).length || compare(a, b));
  const panels = new Map(
    scarcest.map((topic) => {
      const panel = may(topic)
        .toSorted((a, b) => timesOf(a) - timesOf(b) || compare(a, b))
        .slice(0, size);
      for (const id of panel) times.set(id, timesOf(id) + 1);
      return [topic, new Set(panel)];
    }),
  );
  const idle = reviewers.map(({ reviewerId }) => reviewerId).filter((id) => timesOf(id) === 0);
  for (const id of idle.toSorted(compare)) {
    const open = scarcest.filter((topic) => may(topic).includes(id));
    const smallest = open.toSorted((a, b) => (panels.get(a)?.size ?? 0) - (panels.get(b)?.size ?? 0))[0];
    if (smallest !== undefined) panels.get(smallest)?.add(id);
  }
  return panels;
}

/**
 * Who is to review whom, added to what is assigned already: whole applicants in turn, or topic by topic. Who waits longest is served first,
 * nobody judges whom they are barred from or outside their programmes and topics, nothing is judged that was not asked about, and no review could be handed to a reviewer with two
 * fewer. Where too few may judge, the rest is told as short (rule SCHOOL-58).
 */
export function assignReviews(
  applicants: readonly ToReview[],
  reviewers: readonly Reviewer[],
  existing: readonly Assignment[],
  plan: AssignmentPlan,
): { assignments: Assignment[]; short: Short[] } {
  const panels = plan.topics && panelsOf(plan.topics, reviewers, plan.reviewers);
  const key = (applicantId: string, topicId: string | null) => JSON.stringify([applicantId, topicId]);
  const before = Map.groupBy(existing, ({ applicantId, topicId }) => key(applicantId, topicId));
  const tasks = stalestFirst(applicants).flatMap((applicant) =>
    (plan.topics?.filter((topicId) => applicant.topics.includes(topicId)) ?? [null]).map((topicId): Task => {
      const able = reviewers
        .filter((reviewer) => faultBetween(reviewer, applicant, topicId) === null)
        .map(({ reviewerId }) => reviewerId);
      const has = before.get(key(applicant.applicantId, topicId)) ?? [];
      const taken = new Set(has.map(({ reviewerId }) => reviewerId));
      const wanted = Math.max(0, plan.reviewers - taken.size);
      const panel = able.filter((id) => topicId === null || panels?.get(topicId)?.has(id) === true);
      const isEnough = panel.filter((id) => !taken.has(id)).length >= wanted;
      return { applicant, topicId, wanted, may: isEnough ? panel : able, taken };
    }),
  );
  const rota = new Rota(reviewers);
  for (const task of tasks) rota.give(task);
  rota.even();
  return {
    assignments: rota
      .assigned()
      .flatMap(([{ applicant, topicId }, ids]) =>
        ids.map((reviewerId) => ({ applicantId: applicant.applicantId, reviewerId, topicId })),
      ),
    short: rota
      .assigned()
      .flatMap(([{ applicant, topicId, wanted }, ids]) =>
        ids.length < wanted
          ? [{ applicantId: applicant.applicantId, topicId, missing: wanted - ids.length }]
          : [],
      ),
  };
}

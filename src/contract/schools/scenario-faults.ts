/** What can be wrong with a scenario beyond its shape (rule SCHOOL-3). */
const scenarioFaultCodes = [
  /** The weights of the topics do not come to 100. */
  'weights_not_100',
  'topic_twice',
  /** More minutes than the opening and the closing leave. */
  'minutes_over',
  /** Fewer than half of them. */
  'minutes_under',
  /** More questions for everybody than the topic's minutes hold. */
  'must_asks_over',
  'question_off_agenda',
  'question_twice',
  /** It was withdrawn from the bank. */
  'question_withdrawn',
  /** It holds a phrase that the school banned itself. */
  'question_banned',
  /** It holds what no panel of ours says: `detail` is the guard that stopped it. */
  'question_unfit',
  /** Neither a question of the school's nor one of ours is left to open the topic with. */
  'topic_without_questions',
  'off_not_on_agenda',
  'portrait_twice',
  'name_twice',
  /** A name or a role at the table that may not be said. */
  'name_unfit',
  'phrase_without_words',
  /** A phrase without which the panel can no longer say something it has to: `detail` is the line. */
  'phrase_needed',
  'anchor_twice',
  'anchor_off_agenda',
] as const;
export type ScenarioFaultCode = (typeof scenarioFaultCodes)[number];

/** One fault, and where it is: a path into the scenario, as `topics.1.minutes`. */
export type ScenarioFault = { code: ScenarioFaultCode; field: string; detail?: string };

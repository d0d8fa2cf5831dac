const ofSchool = 'records of a school, which holds them and is asked for them';

/** Tables that are in no copy, each with the reason (rule EXPORT-1): a new table stands here or in `export-subjects.ts`. */
export const leftOut: Readonly<Record<string, string>> = {
  organisations: ofSchool,
  org_members: ofSchool,
  programmes: ofSchool,
  intakes: ofSchool,
  org_audit: ofSchool,
  scenarios: ofSchool,
  scenario_versions: ofSchool,
  bank_questions: ofSchool,
  applicants: ofSchool,
  invitations: ofSchool,
  sittings: ofSchool,
  sitting_records: ofSchool,
  reviews: ofSchool,
  review_submissions: ofSchool,
  review_conflicts: ofSchool,
  shortlist_rules: ofSchool,
  decisions: ofSchool,
  school_jobs: ofSchool,
  school_job_chunks: ofSchool,
  org_branding: ofSchool,
  org_sign_on: ofSchool,
  org_sign_on_flows:
    'a sign-in at a school that was begun belongs to a browser, and is gone after ten minutes',
  org_sign_on_assertions:
    'hashes of what a school’s provider said, so that it counts once; gone within the hour',
  org_break_glass: ofSchool,
  sign_in_flows:
    'a sign-in that was begun belongs to a browser and to nobody yet, and is gone after ten minutes',
  idempotency_keys: 'random marks of a button pressed; what it came to is among orders and refunds',
  webhook_inbox: 'messages between the gateway and us; what they say is among orders, payments and refunds',
  document_series: 'the last number of each series of documents, which is nobody’s',
  call_counts: 'counts under hashes that lead back to nobody, gone within the hour',
  model_budgets: 'sums over the calls that the copy lists one by one',
  operator_sessions: 'sign-ins of the people who run the service to a page of theirs',
  breaches: 'what happened to the service; whom it concerns stands with each of them',
  service_figures: 'counts over everybody, of nobody in particular',
  audit_cuts: 'where the log of all was cut, which is nobody’s',
  tombstones: 'ids of what is to stay deleted after a backup was restored',
  unsubscribe_links:
    'random marks of the links in mails by which mails are stopped; what is stopped is among settings and date',
  export_chunks: 'the pieces of the copy itself',
};

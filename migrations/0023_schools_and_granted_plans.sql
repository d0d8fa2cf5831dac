CREATE TABLE "org_branding" (
	"org_id" text PRIMARY KEY NOT NULL,
	"shown_name" text NOT NULL,
	"welcome" text DEFAULT '' NOT NULL,
	"consent_text" text DEFAULT '' NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "org_branding" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "intakes" (
	"org_id" text NOT NULL,
	"intake_id" text NOT NULL,
	"programme_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "intakes_org_id_intake_id_pk" PRIMARY KEY("org_id","intake_id"),
	CONSTRAINT "intakes_name" UNIQUE("org_id","programme_id","name")
);
--> statement-breakpoint
ALTER TABLE "intakes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "org_audit" (
	"org_id" text NOT NULL,
	"audit_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"member_id" text,
	"actor" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text,
	"detail" jsonb NOT NULL,
	CONSTRAINT "org_audit_org_id_audit_id_pk" PRIMARY KEY("org_id","audit_id")
);
--> statement-breakpoint
ALTER TABLE "org_audit" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "org_members" (
	"org_id" text NOT NULL,
	"member_id" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"uid" text,
	"role" text NOT NULL,
	"programme_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"joined_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "org_members_org_id_member_id_pk" PRIMARY KEY("org_id","member_id"),
	CONSTRAINT "org_members_email" UNIQUE("org_id","email"),
	CONSTRAINT "org_members_email_small" CHECK ("org_members"."email" = lower("org_members"."email"))
);
--> statement-breakpoint
ALTER TABLE "org_members" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "organisations" (
	"org_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"seats" integer NOT NULL,
	"seats_held" integer DEFAULT 0 NOT NULL,
	"seats_used" integer DEFAULT 0 NOT NULL,
	"contract_from" text NOT NULL,
	"contract_until" text NOT NULL,
	"manager_name" text NOT NULL,
	"manager_email" text NOT NULL,
	"manager_calendar" text,
	"retention_days" integer DEFAULT 365 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "organisations_slug_unique" UNIQUE("slug"),
	CONSTRAINT "organisations_seats" CHECK ("organisations"."seats_held" >= 0 and "organisations"."seats_used" >= 0 and "organisations"."seats_held" + "organisations"."seats_used" <= "organisations"."seats")
);
--> statement-breakpoint
ALTER TABLE "organisations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "programmes" (
	"org_id" text NOT NULL,
	"programme_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "programmes_org_id_programme_id_pk" PRIMARY KEY("org_id","programme_id"),
	CONSTRAINT "programmes_name" UNIQUE("org_id","name")
);
--> statement-breakpoint
ALTER TABLE "programmes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "decisions" (
	"org_id" text NOT NULL,
	"decision_id" text NOT NULL,
	"applicant_id" text NOT NULL,
	"status" text NOT NULL,
	"before" text NOT NULL,
	"member_id" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "decisions_org_id_decision_id_pk" PRIMARY KEY("org_id","decision_id")
);
--> statement-breakpoint
ALTER TABLE "decisions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "review_conflicts" (
	"org_id" text NOT NULL,
	"member_id" text NOT NULL,
	"applicant_id" text NOT NULL,
	"declared_by" text NOT NULL,
	"declared_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_conflicts_org_id_member_id_applicant_id_pk" PRIMARY KEY("org_id","member_id","applicant_id")
);
--> statement-breakpoint
ALTER TABLE "review_conflicts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "review_submissions" (
	"org_id" text NOT NULL,
	"review_id" text NOT NULL,
	"number" integer NOT NULL,
	"marks" jsonb NOT NULL,
	"recommendation" text NOT NULL,
	"note" text NOT NULL,
	"reason" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_submissions_org_id_review_id_number_pk" PRIMARY KEY("org_id","review_id","number")
);
--> statement-breakpoint
ALTER TABLE "review_submissions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reviews" (
	"org_id" text NOT NULL,
	"review_id" text NOT NULL,
	"sitting_id" text NOT NULL,
	"member_id" text NOT NULL,
	"topic_id" text,
	"state" text NOT NULL,
	"marks" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"recommendation" text,
	"note" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"conflict" boolean DEFAULT false NOT NULL,
	"is_appeal" boolean DEFAULT false NOT NULL,
	"assigned_at" timestamp (3) with time zone NOT NULL,
	"assigned_by" text NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"submitted_at" timestamp (3) with time zone,
	CONSTRAINT "reviews_org_id_review_id_pk" PRIMARY KEY("org_id","review_id")
);
--> statement-breakpoint
ALTER TABLE "reviews" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "shortlist_rules" (
	"org_id" text NOT NULL,
	"intake_id" text NOT NULL,
	"rules" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"changed_by" text NOT NULL,
	CONSTRAINT "shortlist_rules_org_id_intake_id_pk" PRIMARY KEY("org_id","intake_id")
);
--> statement-breakpoint
ALTER TABLE "shortlist_rules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bank_questions" (
	"org_id" text NOT NULL,
	"question_id" text NOT NULL,
	"topic_id" text NOT NULL,
	"text" text NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"difficulty" integer NOT NULL,
	"rungs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"key_points" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "bank_questions_org_id_question_id_pk" PRIMARY KEY("org_id","question_id"),
	CONSTRAINT "bank_questions_difficulty" CHECK ("bank_questions"."difficulty" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "bank_questions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "scenario_versions" (
	"org_id" text NOT NULL,
	"scenario_id" text NOT NULL,
	"version" integer NOT NULL,
	"rules" jsonb NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"published_by" text NOT NULL,
	CONSTRAINT "scenario_versions_org_id_scenario_id_version_pk" PRIMARY KEY("org_id","scenario_id","version")
);
--> statement-breakpoint
ALTER TABLE "scenario_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "scenarios" (
	"org_id" text NOT NULL,
	"scenario_id" text NOT NULL,
	"programme_id" text NOT NULL,
	"name" text NOT NULL,
	"draft" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "scenarios_org_id_scenario_id_pk" PRIMARY KEY("org_id","scenario_id")
);
--> statement-breakpoint
ALTER TABLE "scenarios" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "school_job_chunks" (
	"org_id" text NOT NULL,
	"job_id" text NOT NULL,
	"number" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "school_job_chunks_org_id_job_id_number_pk" PRIMARY KEY("org_id","job_id","number")
);
--> statement-breakpoint
ALTER TABLE "school_job_chunks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "school_jobs" (
	"org_id" text NOT NULL,
	"job_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"input" jsonb NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"attempts" integer DEFAULT 0 NOT NULL,
	"report" jsonb,
	"file_name" text,
	"media_type" text,
	"bytes" bigint,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "school_jobs_org_id_job_id_pk" PRIMARY KEY("org_id","job_id")
);
--> statement-breakpoint
ALTER TABLE "school_jobs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "applicants" (
	"org_id" text NOT NULL,
	"applicant_id" text NOT NULL,
	"intake_id" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"external_id" text,
	"groups" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"extra_minutes" integer DEFAULT 0 NOT NULL,
	"extra_reason" text,
	"status" text DEFAULT 'undecided' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "applicants_org_id_applicant_id_pk" PRIMARY KEY("org_id","applicant_id"),
	CONSTRAINT "applicants_email" UNIQUE("org_id","intake_id","email"),
	CONSTRAINT "applicants_extra" CHECK ("applicants"."extra_minutes" between 0 and 60)
);
--> statement-breakpoint
ALTER TABLE "applicants" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invitations" (
	"org_id" text NOT NULL,
	"invitation_id" text NOT NULL,
	"applicant_id" text NOT NULL,
	"scenario_id" text NOT NULL,
	"version" integer NOT NULL,
	"token_hash" text,
	"uid" text,
	"state" text NOT NULL,
	"attempts_left" integer NOT NULL,
	"deadline_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	"signed_in_at" timestamp (3) with time zone,
	"practised_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"reminders" integer DEFAULT 0 NOT NULL,
	"bounced" text,
	"consented_at" timestamp (3) with time zone,
	"notice_version" text,
	CONSTRAINT "invitations_org_id_invitation_id_pk" PRIMARY KEY("org_id","invitation_id"),
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "invitations_attempts" CHECK ("invitations"."attempts_left" >= 0)
);
--> statement-breakpoint
ALTER TABLE "invitations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sitting_records" (
	"org_id" text NOT NULL,
	"sitting_id" text NOT NULL,
	"record" jsonb NOT NULL,
	"overall" real NOT NULL,
	"band_low" real NOT NULL,
	"band_high" real NOT NULL,
	"scored_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sitting_records_org_id_sitting_id_pk" PRIMARY KEY("org_id","sitting_id")
);
--> statement-breakpoint
ALTER TABLE "sitting_records" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sittings" (
	"org_id" text NOT NULL,
	"sitting_id" text NOT NULL,
	"session_id" text,
	"invitation_id" text,
	"applicant_id" text,
	"scenario_id" text NOT NULL,
	"version" integer NOT NULL,
	"seat" text,
	"signals" jsonb DEFAULT '{"tabLeft":0,"pastedCharacters":0,"secondTab":0}'::jsonb NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "sittings_org_id_sitting_id_pk" PRIMARY KEY("org_id","sitting_id")
);
--> statement-breakpoint
ALTER TABLE "sittings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "credit_lots" ADD COLUMN "plan" text;--> statement-breakpoint
ALTER TABLE "org_branding" ADD CONSTRAINT "org_branding_org_id_organisations_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("org_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intakes" ADD CONSTRAINT "intakes_org_id_organisations_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("org_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intakes" ADD CONSTRAINT "intakes_org_id_programme_id_programmes_org_id_programme_id_fk" FOREIGN KEY ("org_id","programme_id") REFERENCES "public"."programmes"("org_id","programme_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_audit" ADD CONSTRAINT "org_audit_org_id_organisations_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("org_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_members" ADD CONSTRAINT "org_members_org_id_organisations_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("org_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_members" ADD CONSTRAINT "org_members_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programmes" ADD CONSTRAINT "programmes_org_id_organisations_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("org_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_org_id_applicant_id_applicants_org_id_applicant_id_fk" FOREIGN KEY ("org_id","applicant_id") REFERENCES "public"."applicants"("org_id","applicant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_org_id_member_id_org_members_org_id_member_id_fk" FOREIGN KEY ("org_id","member_id") REFERENCES "public"."org_members"("org_id","member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_conflicts" ADD CONSTRAINT "review_conflicts_org_id_member_id_org_members_org_id_member_id_fk" FOREIGN KEY ("org_id","member_id") REFERENCES "public"."org_members"("org_id","member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_conflicts" ADD CONSTRAINT "review_conflicts_org_id_applicant_id_applicants_org_id_applicant_id_fk" FOREIGN KEY ("org_id","applicant_id") REFERENCES "public"."applicants"("org_id","applicant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_submissions" ADD CONSTRAINT "review_submissions_org_id_review_id_reviews_org_id_review_id_fk" FOREIGN KEY ("org_id","review_id") REFERENCES "public"."reviews"("org_id","review_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_org_id_sitting_id_sittings_org_id_sitting_id_fk" FOREIGN KEY ("org_id","sitting_id") REFERENCES "public"."sittings"("org_id","sitting_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_org_id_member_id_org_members_org_id_member_id_fk" FOREIGN KEY ("org_id","member_id") REFERENCES "public"."org_members"("org_id","member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_rules" ADD CONSTRAINT "shortlist_rules_org_id_intake_id_intakes_org_id_intake_id_fk" FOREIGN KEY ("org_id","intake_id") REFERENCES "public"."intakes"("org_id","intake_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_questions" ADD CONSTRAINT "bank_questions_org_id_organisations_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("org_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_versions" ADD CONSTRAINT "scenario_versions_org_id_scenario_id_scenarios_org_id_scenario_id_fk" FOREIGN KEY ("org_id","scenario_id") REFERENCES "public"."scenarios"("org_id","scenario_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenarios" ADD CONSTRAINT "scenarios_org_id_programme_id_programmes_org_id_programme_id_fk" FOREIGN KEY ("org_id","programme_id") REFERENCES "public"."programmes"("org_id","programme_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_job_chunks" ADD CONSTRAINT "school_job_chunks_org_id_organisations_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("org_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_jobs" ADD CONSTRAINT "school_jobs_org_id_organisations_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("org_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicants" ADD CONSTRAINT "applicants_org_id_intake_id_intakes_org_id_intake_id_fk" FOREIGN KEY ("org_id","intake_id") REFERENCES "public"."intakes"("org_id","intake_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_org_id_applicant_id_applicants_org_id_applicant_id_fk" FOREIGN KEY ("org_id","applicant_id") REFERENCES "public"."applicants"("org_id","applicant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_org_id_scenario_id_version_scenario_versions_org_id_scenario_id_version_fk" FOREIGN KEY ("org_id","scenario_id","version") REFERENCES "public"."scenario_versions"("org_id","scenario_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitting_records" ADD CONSTRAINT "sitting_records_org_id_sitting_id_sittings_org_id_sitting_id_fk" FOREIGN KEY ("org_id","sitting_id") REFERENCES "public"."sittings"("org_id","sitting_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sittings" ADD CONSTRAINT "sittings_session_id_interview_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."interview_sessions"("session_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sittings" ADD CONSTRAINT "sittings_org_id_applicant_id_applicants_org_id_applicant_id_fk" FOREIGN KEY ("org_id","applicant_id") REFERENCES "public"."applicants"("org_id","applicant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sittings" ADD CONSTRAINT "sittings_org_id_scenario_id_version_scenario_versions_org_id_scenario_id_version_fk" FOREIGN KEY ("org_id","scenario_id","version") REFERENCES "public"."scenario_versions"("org_id","scenario_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "org_audit_at" ON "org_audit" USING btree ("org_id","at" DESC NULLS LAST,"audit_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "org_members_uid" ON "org_members" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "org_members_unbound" ON "org_members" USING btree ("email") WHERE uid is null and removed_at is null;--> statement-breakpoint
CREATE INDEX "decisions_applicant" ON "decisions" USING btree ("org_id","applicant_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_whole" ON "reviews" USING btree ("org_id","sitting_id","member_id","is_appeal") WHERE topic_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_topic" ON "reviews" USING btree ("org_id","sitting_id","member_id","topic_id","is_appeal") WHERE topic_id is not null;--> statement-breakpoint
CREATE INDEX "reviews_desk" ON "reviews" USING btree ("org_id","member_id","state","assigned_at");--> statement-breakpoint
CREATE INDEX "bank_questions_topic" ON "bank_questions" USING btree ("org_id","topic_id","created_at","question_id");--> statement-breakpoint
CREATE INDEX "school_jobs_page" ON "school_jobs" USING btree ("org_id","created_at","job_id");--> statement-breakpoint
CREATE INDEX "school_jobs_expired" ON "school_jobs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "applicants_page" ON "applicants" USING btree ("org_id","intake_id","created_at","applicant_id");--> statement-breakpoint
CREATE INDEX "applicants_name" ON "applicants" USING btree ("org_id","intake_id",lower("name"),"applicant_id");--> statement-breakpoint
CREATE INDEX "applicants_status" ON "applicants" USING btree ("org_id","intake_id","status","applicant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_one_open" ON "invitations" USING btree ("org_id","applicant_id","scenario_id") WHERE state not in ('finished', 'expired', 'revoked');--> statement-breakpoint
CREATE INDEX "invitations_applicant" ON "invitations" USING btree ("org_id","applicant_id");--> statement-breakpoint
CREATE INDEX "invitations_uid" ON "invitations" USING btree ("uid") WHERE uid is not null;--> statement-breakpoint
CREATE INDEX "invitations_deadline" ON "invitations" USING btree ("deadline_at") WHERE state not in ('finished', 'expired', 'revoked');--> statement-breakpoint
CREATE INDEX "sitting_records_due" ON "sitting_records" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sittings_session" ON "sittings" USING btree ("session_id") WHERE session_id is not null;--> statement-breakpoint
CREATE INDEX "sittings_applicant" ON "sittings" USING btree ("org_id","applicant_id");--> statement-breakpoint
CREATE INDEX "sittings_finished" ON "sittings" USING btree ("org_id","finished_at");--> statement-breakpoint
CREATE POLICY "within_organisation" ON "org_branding" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "intakes" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "org_audit" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "org_members" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "organisations" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "programmes" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "decisions" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "review_conflicts" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "review_submissions" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "reviews" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "shortlist_rules" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "bank_questions" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "scenario_versions" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "scenarios" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "school_job_chunks" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "school_jobs" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "applicants" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "invitations" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "sitting_records" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "sittings" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');
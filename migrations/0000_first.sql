CREATE TABLE "consents" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"purpose" text NOT NULL,
	"notice_version" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"uid" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_flows" (
	"flow_id" text PRIMARY KEY NOT NULL,
	"cookie_hash" text NOT NULL,
	"state" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"display" text NOT NULL,
	"return_to" text NOT NULL,
	"status" text NOT NULL,
	"message" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sign_in_flows_state_unique" UNIQUE("state")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"uid" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"display_name" text NOT NULL,
	"photo_url" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_login" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"subscription_status" text NOT NULL,
	"interview_quota" integer NOT NULL,
	"has_purchased_premium" boolean NOT NULL,
	"settings" jsonb NOT NULL,
	CONSTRAINT "users_quota_bounds" CHECK ("users"."interview_quota" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_lots" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"source_key" text NOT NULL,
	"granted" integer NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"captured" integer DEFAULT 0 NOT NULL,
	"lapsed" integer DEFAULT 0 NOT NULL,
	"expired" boolean DEFAULT false NOT NULL,
	"frozen" boolean DEFAULT false NOT NULL,
	"granted_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_lots_source_key_unique" UNIQUE("source_key"),
	CONSTRAINT "credit_lots_bounds" CHECK ("credit_lots"."held" >= 0 and "credit_lots"."captured" >= 0 and "credit_lots"."lapsed" >= 0 and "credit_lots"."granted" > 0),
	CONSTRAINT "credit_lots_not_overdrawn" CHECK ("credit_lots"."held" + "credit_lots"."captured" + "credit_lots"."lapsed" <= "credit_lots"."granted")
);
--> statement-breakpoint
CREATE TABLE "ledger" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"lot_id" text NOT NULL,
	"kind" text NOT NULL,
	"delta" integer NOT NULL,
	"source_key" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_once" UNIQUE("kind","source_key")
);
--> statement-breakpoint
CREATE TABLE "feedbacks" (
	"session_id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"avg_score" double precision NOT NULL,
	"completed_at" timestamp (3) with time zone NOT NULL,
	"feedback" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interview_events" (
	"session_id" text NOT NULL,
	"seq" integer NOT NULL,
	"client_key" text,
	"event" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "interview_events_session_id_seq_pk" PRIMARY KEY("session_id","seq"),
	CONSTRAINT "interview_events_once" UNIQUE("session_id","client_key")
);
--> statement-breakpoint
CREATE TABLE "interview_sessions" (
	"session_id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"state" text NOT NULL,
	"end_reason" text,
	"style" text,
	"resume_id" text,
	"hold_key" text NOT NULL,
	"restarts" integer DEFAULT 0 NOT NULL,
	"lease_id" text,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp (3) with time zone,
	"frozen_ms" integer DEFAULT 0 NOT NULL,
	"frozen_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"has_feedback" boolean DEFAULT false NOT NULL,
	"counted" boolean DEFAULT false NOT NULL,
	"refused_feedback" text,
	"stem_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"timestamp" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "topic_assessments" (
	"session_id" text NOT NULL,
	"topic_id" text NOT NULL,
	"assessment" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "topic_assessments_session_id_topic_id_pk" PRIMARY KEY("session_id","topic_id")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"seq" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"uid" text,
	"detail" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resumes" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"file_name" text NOT NULL,
	"source" text NOT NULL,
	"lines" jsonb NOT NULL,
	"sections" jsonb NOT NULL,
	"hidden_runs" jsonb NOT NULL,
	"facts" jsonb NOT NULL,
	"work_months" integer NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_lots" ADD CONSTRAINT "credit_lots_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_lot_id_credit_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."credit_lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_session_id_interview_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."interview_sessions"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_events" ADD CONSTRAINT "interview_events_session_id_interview_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."interview_sessions"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_sessions" ADD CONSTRAINT "interview_sessions_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_assessments" ADD CONSTRAINT "topic_assessments_session_id_interview_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."interview_sessions"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_uid" ON "consents" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "identities_uid" ON "identities" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "sessions_uid" ON "sessions" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_flows_expires_at" ON "sign_in_flows" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree (lower("email"),"last_login");--> statement-breakpoint
CREATE INDEX "credit_lots_uid" ON "credit_lots" USING btree ("uid","expires_at");--> statement-breakpoint
CREATE INDEX "credit_lots_to_lapse" ON "credit_lots" USING btree ("expires_at") WHERE not expired or held + captured + lapsed < granted;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_hold_settled_once" ON "ledger" USING btree ("source_key") WHERE kind in ('capture', 'release');--> statement-breakpoint
CREATE INDEX "ledger_lot" ON "ledger" USING btree ("lot_id");--> statement-breakpoint
CREATE INDEX "ledger_uid" ON "ledger" USING btree ("uid");--> statement-breakpoint
CREATE UNIQUE INDEX "interview_sessions_one_active" ON "interview_sessions" USING btree ("uid") WHERE state in ('preparing', 'running');--> statement-breakpoint
CREATE INDEX "interview_sessions_uid" ON "interview_sessions" USING btree ("uid","timestamp");--> statement-breakpoint
CREATE INDEX "interview_sessions_state" ON "interview_sessions" USING btree ("state","updated_at");--> statement-breakpoint
CREATE INDEX "resumes_uid" ON "resumes" USING btree ("uid","uploaded_at");
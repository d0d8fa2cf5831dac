CREATE TABLE "consents" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"purpose" text NOT NULL,
	"notice_version" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"recipient" text,
	"given_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone
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
	"school_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_flows" (
	"flow_id" text PRIMARY KEY NOT NULL,
	"audience" text DEFAULT 'candidate' NOT NULL,
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
CREATE TABLE "api_keys" (
	"org_id" text NOT NULL,
	"key_id" text NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"programme_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"last_day" text,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "api_keys_org_id_key_id_pk" PRIMARY KEY("org_id","key_id"),
	CONSTRAINT "api_keys_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "billing_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"order_id" text NOT NULL,
	"refund_id" text,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "billing_documents_refund_id_unique" UNIQUE("refund_id"),
	CONSTRAINT "billing_documents_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "document_series" (
	"series" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"uid" text NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"subject_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_uid_route_key_pk" PRIMARY KEY("uid","route","key")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"product" text NOT NULL,
	"amount_paise" integer NOT NULL,
	"currency" text NOT NULL,
	"interviews" integer NOT NULL,
	"status" text NOT NULL,
	"receipt" text NOT NULL,
	"razorpay_order_id" text,
	"billing" jsonb,
	"razorpay_payment_id" text,
	"paid_at" timestamp (3) with time zone,
	"next_check_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "orders_receipt_unique" UNIQUE("receipt"),
	CONSTRAINT "orders_razorpay_order_id_unique" UNIQUE("razorpay_order_id"),
	CONSTRAINT "orders_razorpay_payment_id_unique" UNIQUE("razorpay_payment_id"),
	CONSTRAINT "orders_amount" CHECK ("orders"."amount_paise" >= 100 and "orders"."interviews" > 0),
	CONSTRAINT "orders_paid_once" CHECK (("orders"."razorpay_payment_id" is null) = ("orders"."paid_at" is null))
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"razorpay_payment_id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"status" text NOT NULL,
	"amount_paise" integer NOT NULL,
	"currency" text NOT NULL,
	"method" text,
	"error_reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"razorpay_payment_id" text NOT NULL,
	"razorpay_refund_id" text,
	"amount_paise" integer NOT NULL,
	"cause" text NOT NULL,
	"status" text NOT NULL,
	"next_check_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "refunds_razorpay_refund_id_unique" UNIQUE("razorpay_refund_id"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "webhook_inbox" (
	"event_id" text PRIMARY KEY NOT NULL,
	"body" "bytea" NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"processed_at" timestamp (3) with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "org_addresses" (
	"org_id" text NOT NULL,
	"name" text NOT NULL,
	"in_use" boolean NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "org_addresses_org_id_name_pk" PRIMARY KEY("org_id","name"),
	CONSTRAINT "org_addresses_name" UNIQUE("name"),
	CONSTRAINT "org_addresses_small" CHECK ("org_addresses"."name" = lower("org_addresses"."name"))
);
--> statement-breakpoint
ALTER TABLE "org_addresses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "org_branding" (
	"org_id" text PRIMARY KEY NOT NULL,
	"shown_name" text NOT NULL,
	"welcome" text DEFAULT '' NOT NULL,
	"consent_text" text DEFAULT '' NOT NULL,
	"sender_name" text DEFAULT '' NOT NULL,
	"main_colour" text,
	"accent_colour" text,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "org_branding" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "org_logos" (
	"org_id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"png" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "org_logos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "breach_affected" (
	"breach" integer NOT NULL,
	"uid" text NOT NULL,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "breach_affected_breach_uid_pk" PRIMARY KEY("breach","uid")
);
--> statement-breakpoint
CREATE TABLE "breaches" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "breaches_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"what" text NOT NULL,
	"began_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL,
	"known_at" timestamp (3) with time zone NOT NULL,
	"cert_in_at" timestamp (3) with time zone,
	"board_at" timestamp (3) with time zone,
	"board_details_at" timestamp (3) with time zone,
	"consequences" text,
	"measures" text,
	"advice" text
);
--> statement-breakpoint
CREATE TABLE "claim_marks" (
	"session_id" text NOT NULL,
	"claim_id" text NOT NULL,
	"uid" text NOT NULL,
	"words" text NOT NULL,
	"within" jsonb NOT NULL,
	"correct" text NOT NULL,
	"becomes" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "claim_marks_uid_session_id_claim_id_pk" PRIMARY KEY("uid","session_id","claim_id")
);
--> statement-breakpoint
CREATE TABLE "claim_readings" (
	"session_id" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"claims" jsonb,
	"model" text,
	"made_at" timestamp (3) with time zone
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
	"revoked" integer DEFAULT 0 NOT NULL,
	"frozen" boolean DEFAULT false NOT NULL,
	"plan" text,
	"granted_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_lots_source_key_unique" UNIQUE("source_key"),
	CONSTRAINT "credit_lots_bounds" CHECK ("credit_lots"."held" >= 0 and "credit_lots"."captured" >= 0 and "credit_lots"."lapsed" >= 0 and "credit_lots"."revoked" >= 0 and "credit_lots"."granted" > 0),
	CONSTRAINT "credit_lots_not_overdrawn" CHECK ("credit_lots"."held" + "credit_lots"."captured" + "credit_lots"."lapsed" + "credit_lots"."revoked" <= "credit_lots"."granted")
);
--> statement-breakpoint
CREATE TABLE "ledger" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"lot_id" text NOT NULL,
	"kind" text NOT NULL,
	"delta" integer NOT NULL,
	"source_key" text NOT NULL,
	"reason" text,
	"credit_number" integer,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_once" UNIQUE("kind","source_key")
);
--> statement-breakpoint
CREATE TABLE "drills" (
	"session_id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"day" text NOT NULL,
	"counts" boolean DEFAULT true NOT NULL,
	"aim" jsonb,
	"result" jsonb,
	"completed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "exports" (
	"uid" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"status" text NOT NULL,
	"attempt" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"bytes" integer,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"ready_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"asked_on" text NOT NULL,
	"asks" integer NOT NULL,
	CONSTRAINT "exports_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "export_chunks" (
	"attempt" text NOT NULL,
	"seq" integer NOT NULL,
	"uid" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "export_chunks_attempt_seq_pk" PRIMARY KEY("attempt","seq")
);
--> statement-breakpoint
CREATE TABLE "service_figures" (
	"name" text PRIMARY KEY NOT NULL,
	"figures" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "grievances" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "grievances_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"uid" text,
	"about" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"acknowledged_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "again_answers" (
	"session_id" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"again" jsonb,
	"made_at" timestamp (3) with time zone,
	"second" jsonb,
	"tries" integer DEFAULT 0 NOT NULL,
	"reading_asked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "interview_dates" (
	"uid" text PRIMARY KEY NOT NULL,
	"day" text NOT NULL,
	"school" text,
	"chosen_at" timestamp (3) with time zone NOT NULL,
	"reminders_chosen_at" timestamp (3) with time zone,
	"reminded_day" text,
	"reminded_days_before" integer
);
--> statement-breakpoint
CREATE TABLE "feedbacks" (
	"session_id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"avg_score" double precision,
	"completed_at" timestamp (3) with time zone NOT NULL,
	"feedback" jsonb NOT NULL,
	"told" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"due_at" timestamp (3) with time zone
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
	"kind" text DEFAULT 'interview' NOT NULL,
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
	"updated_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"forgotten_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "scoring_stages" (
	"session_id" text NOT NULL,
	"input_hash" text NOT NULL,
	"stage" text NOT NULL,
	"result" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scoring_stages_session_id_input_hash_stage_pk" PRIMARY KEY("session_id","input_hash","stage")
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "call_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"calls" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"document_id" text,
	"unsubscribe_url" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"forgotten_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "unsubscribe_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mentor_links" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"uid" text NOT NULL,
	"token_hash" text,
	"for_whom" text NOT NULL,
	"shows" jsonb NOT NULL,
	"candidate_helps" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	"scored_at" timestamp (3) with time zone,
	"scores" jsonb,
	"mentor_helps" boolean DEFAULT false NOT NULL,
	CONSTRAINT "mentor_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "audit_cuts" (
	"seq" integer PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
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
CREATE TABLE "operator_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
	"key_id" text,
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
	"sign_on_uid" text,
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
CREATE TABLE "account_deletions" (
	"uid" text PRIMARY KEY NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"erasing_at" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "feedback_keeping" (
	"uid" text PRIMARY KEY NOT NULL,
	"chosen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tombstones" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"written_at" timestamp (3) with time zone
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
	"work_months" integer,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "decisions" (
	"org_id" text NOT NULL,
	"decision_id" text NOT NULL,
	"applicant_id" text NOT NULL,
	"status" text NOT NULL,
	"before" text NOT NULL,
	"is_appeal" boolean DEFAULT false NOT NULL,
	"member_id" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "decisions_org_id_decision_id_pk" PRIMARY KEY("org_id","decision_id")
);
--> statement-breakpoint
ALTER TABLE "decisions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "marks_seen" (
	"org_id" text NOT NULL,
	"member_id" text NOT NULL,
	"applicant_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "marks_seen_org_id_applicant_id_member_id_pk" PRIMARY KEY("org_id","applicant_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "marks_seen" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "school_webhook_deliveries" (
	"org_id" text NOT NULL,
	"delivery_id" text NOT NULL,
	"webhook_id" text NOT NULL,
	"event" text NOT NULL,
	"payload" text NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_try" integer NOT NULL,
	"next_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "school_webhook_deliveries_org_id_delivery_id_pk" PRIMARY KEY("org_id","delivery_id")
);
--> statement-breakpoint
ALTER TABLE "school_webhook_deliveries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "school_webhook_tries" (
	"org_id" text NOT NULL,
	"delivery_id" text NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"result" text,
	"status" integer,
	"duration_ms" integer,
	"answer" text DEFAULT '' NOT NULL,
	CONSTRAINT "school_webhook_tries_org_id_delivery_id_number_pk" PRIMARY KEY("org_id","delivery_id","number")
);
--> statement-breakpoint
ALTER TABLE "school_webhook_tries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "school_webhooks" (
	"org_id" text NOT NULL,
	"webhook_id" text NOT NULL,
	"place" integer NOT NULL,
	"url" text NOT NULL,
	"description" text NOT NULL,
	"events" jsonb NOT NULL,
	"state" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"secret" text NOT NULL,
	"previous_secret" text,
	"previous_until" timestamp (3) with time zone,
	"failing_since" timestamp (3) with time zone,
	"rests_until" timestamp (3) with time zone,
	"last_taken_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "school_webhooks_org_id_webhook_id_pk" PRIMARY KEY("org_id","webhook_id"),
	CONSTRAINT "school_webhooks_place" UNIQUE("org_id","place"),
	CONSTRAINT "school_webhooks_places" CHECK ("school_webhooks"."place" between 1 and 10)
);
--> statement-breakpoint
ALTER TABLE "school_webhooks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "org_break_glass" (
	"org_id" text NOT NULL,
	"session_hash" text NOT NULL,
	"member_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "org_break_glass_org_id_session_hash_pk" PRIMARY KEY("org_id","session_hash")
);
--> statement-breakpoint
ALTER TABLE "org_break_glass" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "org_sign_on" (
	"org_id" text PRIMARY KEY NOT NULL,
	"provider" jsonb NOT NULL,
	"sealed_secret" text,
	"rules" jsonb NOT NULL,
	"state" text NOT NULL,
	"break_glass" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"trial" jsonb,
	"owner_came_in_at" timestamp (3) with time zone,
	"provider_set_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "org_sign_on" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "org_sign_on_assertions" (
	"org_id" text NOT NULL,
	"assertion_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "org_sign_on_assertions_org_id_assertion_hash_pk" PRIMARY KEY("org_id","assertion_hash")
);
--> statement-breakpoint
ALTER TABLE "org_sign_on_assertions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "org_sign_on_flows" (
	"org_id" text NOT NULL,
	"flow_id" text NOT NULL,
	"cookie_hash" text NOT NULL,
	"state" text NOT NULL,
	"request_id" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"purpose" text NOT NULL,
	"member_id" text,
	"redirect_uri" text NOT NULL,
	"provider_set_at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"asserted" jsonb,
	"ticket_hash" text,
	"repeated_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "org_sign_on_flows_org_id_flow_id_pk" PRIMARY KEY("org_id","flow_id"),
	CONSTRAINT "org_sign_on_flows_state" UNIQUE("org_id","state")
);
--> statement-breakpoint
ALTER TABLE "org_sign_on_flows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"sort_name" text GENERATED ALWAYS AS (lower(name)) STORED NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(name || ' ' || email || coalesce(' ' || external_id, ''))) STORED NOT NULL,
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
	"overall" real,
	"band_low" real,
	"band_high" real,
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
CREATE TABLE "model_budgets" (
	"key" text PRIMARY KEY NOT NULL,
	"reserved_tokens" bigint NOT NULL,
	"spent_tokens" bigint NOT NULL,
	"reserved_micro_rupees" bigint NOT NULL,
	"spent_micro_rupees" bigint NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "model_budgets_not_negative" CHECK ("model_budgets"."reserved_tokens" >= 0 and "model_budgets"."spent_tokens" >= 0 and "model_budgets"."reserved_micro_rupees" >= 0 and "model_budgets"."spent_micro_rupees" >= 0)
);
--> statement-breakpoint
CREATE TABLE "model_calls" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text,
	"uid" text,
	"purpose" text NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"day" text NOT NULL,
	"state" text NOT NULL,
	"reserved_tokens" integer NOT NULL,
	"reserved_micro_rupees" bigint NOT NULL,
	"input_tokens" integer NOT NULL,
	"cached_input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"micro_rupees" bigint,
	"at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_org_id_created_by_org_members_org_id_member_id_fk" FOREIGN KEY ("org_id","created_by") REFERENCES "public"."org_members"("org_id","member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_documents" ADD CONSTRAINT "billing_documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_documents" ADD CONSTRAINT "billing_documents_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_addresses" ADD CONSTRAINT "org_addresses_org_id_organisations_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("org_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_branding" ADD CONSTRAINT "org_branding_org_id_organisations_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("org_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_logos" ADD CONSTRAINT "org_logos_org_id_organisations_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("org_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "breach_affected" ADD CONSTRAINT "breach_affected_breach_breaches_number_fk" FOREIGN KEY ("breach") REFERENCES "public"."breaches"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_marks" ADD CONSTRAINT "claim_marks_session_id_interview_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."interview_sessions"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_marks" ADD CONSTRAINT "claim_marks_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_readings" ADD CONSTRAINT "claim_readings_session_id_interview_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."interview_sessions"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_lots" ADD CONSTRAINT "credit_lots_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_lot_id_credit_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."credit_lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drills" ADD CONSTRAINT "drills_session_id_interview_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."interview_sessions"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drills" ADD CONSTRAINT "drills_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_chunks" ADD CONSTRAINT "export_chunks_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "again_answers" ADD CONSTRAINT "again_answers_session_id_feedbacks_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."feedbacks"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_dates" ADD CONSTRAINT "interview_dates_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_session_id_interview_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."interview_sessions"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_events" ADD CONSTRAINT "interview_events_session_id_interview_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."interview_sessions"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_sessions" ADD CONSTRAINT "interview_sessions_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scoring_stages" ADD CONSTRAINT "scoring_stages_session_id_interview_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."interview_sessions"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_document_id_billing_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."billing_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unsubscribe_links" ADD CONSTRAINT "unsubscribe_links_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_links" ADD CONSTRAINT "mentor_links_session_id_feedbacks_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."feedbacks"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_links" ADD CONSTRAINT "mentor_links_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intakes" ADD CONSTRAINT "intakes_org_id_organisations_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("org_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intakes" ADD CONSTRAINT "intakes_org_id_programme_id_programmes_org_id_programme_id_fk" FOREIGN KEY ("org_id","programme_id") REFERENCES "public"."programmes"("org_id","programme_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_audit" ADD CONSTRAINT "org_audit_org_id_organisations_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("org_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_members" ADD CONSTRAINT "org_members_org_id_organisations_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("org_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_members" ADD CONSTRAINT "org_members_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_members" ADD CONSTRAINT "org_members_sign_on_uid_users_uid_fk" FOREIGN KEY ("sign_on_uid") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programmes" ADD CONSTRAINT "programmes_org_id_organisations_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("org_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_keeping" ADD CONSTRAINT "feedback_keeping_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_org_id_applicant_id_applicants_org_id_applicant_id_fk" FOREIGN KEY ("org_id","applicant_id") REFERENCES "public"."applicants"("org_id","applicant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_org_id_member_id_org_members_org_id_member_id_fk" FOREIGN KEY ("org_id","member_id") REFERENCES "public"."org_members"("org_id","member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marks_seen" ADD CONSTRAINT "marks_seen_org_id_member_id_org_members_org_id_member_id_fk" FOREIGN KEY ("org_id","member_id") REFERENCES "public"."org_members"("org_id","member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marks_seen" ADD CONSTRAINT "marks_seen_org_id_applicant_id_applicants_org_id_applicant_id_fk" FOREIGN KEY ("org_id","applicant_id") REFERENCES "public"."applicants"("org_id","applicant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "school_webhook_deliveries" ADD CONSTRAINT "school_webhook_deliveries_org_id_organisations_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("org_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_webhook_deliveries" ADD CONSTRAINT "school_webhook_deliveries_org_id_webhook_id_school_webhooks_org_id_webhook_id_fk" FOREIGN KEY ("org_id","webhook_id") REFERENCES "public"."school_webhooks"("org_id","webhook_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_webhook_tries" ADD CONSTRAINT "school_webhook_tries_org_id_organisations_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("org_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_webhook_tries" ADD CONSTRAINT "school_webhook_tries_org_id_delivery_id_school_webhook_deliveries_org_id_delivery_id_fk" FOREIGN KEY ("org_id","delivery_id") REFERENCES "public"."school_webhook_deliveries"("org_id","delivery_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_webhooks" ADD CONSTRAINT "school_webhooks_org_id_organisations_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("org_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_break_glass" ADD CONSTRAINT "org_break_glass_org_id_organisations_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("org_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_sign_on" ADD CONSTRAINT "org_sign_on_org_id_organisations_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("org_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_sign_on_assertions" ADD CONSTRAINT "org_sign_on_assertions_org_id_organisations_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("org_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_sign_on_flows" ADD CONSTRAINT "org_sign_on_flows_org_id_organisations_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("org_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicants" ADD CONSTRAINT "applicants_org_id_intake_id_intakes_org_id_intake_id_fk" FOREIGN KEY ("org_id","intake_id") REFERENCES "public"."intakes"("org_id","intake_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_org_id_applicant_id_applicants_org_id_applicant_id_fk" FOREIGN KEY ("org_id","applicant_id") REFERENCES "public"."applicants"("org_id","applicant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_org_id_scenario_id_version_scenario_versions_org_id_scenario_id_version_fk" FOREIGN KEY ("org_id","scenario_id","version") REFERENCES "public"."scenario_versions"("org_id","scenario_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitting_records" ADD CONSTRAINT "sitting_records_org_id_sitting_id_sittings_org_id_sitting_id_fk" FOREIGN KEY ("org_id","sitting_id") REFERENCES "public"."sittings"("org_id","sitting_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sittings" ADD CONSTRAINT "sittings_session_id_interview_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."interview_sessions"("session_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sittings" ADD CONSTRAINT "sittings_org_id_applicant_id_applicants_org_id_applicant_id_fk" FOREIGN KEY ("org_id","applicant_id") REFERENCES "public"."applicants"("org_id","applicant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sittings" ADD CONSTRAINT "sittings_org_id_scenario_id_version_scenario_versions_org_id_scenario_id_version_fk" FOREIGN KEY ("org_id","scenario_id","version") REFERENCES "public"."scenario_versions"("org_id","scenario_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_uid" ON "consents" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "consents_given_at" ON "consents" USING btree ("given_at");--> statement-breakpoint
CREATE INDEX "identities_uid" ON "identities" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "sessions_uid" ON "sessions" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "sessions_school" ON "sessions" USING btree ("school_id") WHERE school_id is not null;--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_seen_at" ON "sessions" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "sign_in_flows_expires_at" ON "sign_in_flows" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree (lower("email"),"last_login");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_documents_one_receipt" ON "billing_documents" USING btree ("order_id") WHERE kind <> 'credit_note';--> statement-breakpoint
CREATE INDEX "billing_documents_uid" ON "billing_documents" USING btree ("uid","issued_at");--> statement-breakpoint
CREATE INDEX "billing_documents_order" ON "billing_documents" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open" ON "orders" USING btree ("uid","product") WHERE status in ('creating', 'pending', 'failed');--> statement-breakpoint
CREATE INDEX "orders_uid" ON "orders" USING btree ("uid","created_at");--> statement-breakpoint
CREATE INDEX "orders_created_at" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_paid_at" ON "orders" USING btree ("paid_at") WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("status") WHERE razorpay_payment_id is null;--> statement-breakpoint
CREATE INDEX "orders_next_check" ON "orders" USING btree ("next_check_at") WHERE next_check_at is not null;--> statement-breakpoint
CREATE INDEX "orders_to_review" ON "orders" USING btree ("created_at") WHERE status = 'needs_review';--> statement-breakpoint
CREATE INDEX "payment_attempts_order" ON "payment_attempts" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_under_way" ON "refunds" USING btree ("order_id") WHERE status in ('requested', 'pending') and cause in ('user', 'operator');--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_once_a_payment" ON "refunds" USING btree ("razorpay_payment_id","cause") WHERE cause in ('excess', 'mismatch') and status <> 'failed';--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_created_at" ON "refunds" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "refunds_next_check" ON "refunds" USING btree ("next_check_at") WHERE next_check_at is not null;--> statement-breakpoint
CREATE INDEX "webhook_inbox_open" ON "webhook_inbox" USING btree ("received_at") WHERE processed_at is null;--> statement-breakpoint
CREATE INDEX "webhook_inbox_set_aside" ON "webhook_inbox" USING btree ("received_at") WHERE outcome like 'set aside: %';--> statement-breakpoint
CREATE INDEX "webhook_inbox_processed" ON "webhook_inbox" USING btree ("processed_at") WHERE processed_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "org_addresses_in_use" ON "org_addresses" USING btree ("org_id") WHERE in_use;--> statement-breakpoint
CREATE INDEX "org_logos_hash" ON "org_logos" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "breach_affected_untold" ON "breach_affected" USING btree ("breach","told_at");--> statement-breakpoint
CREATE INDEX "breach_affected_uid" ON "breach_affected" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "credit_lots_uid" ON "credit_lots" USING btree ("uid","expires_at");--> statement-breakpoint
CREATE INDEX "credit_lots_granted_at" ON "credit_lots" USING btree ("granted_at");--> statement-breakpoint
CREATE INDEX "credit_lots_to_lapse" ON "credit_lots" USING btree ("expires_at") WHERE not expired or held + captured + lapsed + revoked < granted;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_hold_settled_once" ON "ledger" USING btree ("source_key") WHERE kind in ('capture', 'release');--> statement-breakpoint
CREATE INDEX "ledger_lot" ON "ledger" USING btree ("lot_id");--> statement-breakpoint
CREATE INDEX "ledger_uid" ON "ledger" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "drills_uid_day" ON "drills" USING btree ("uid","day");--> statement-breakpoint
CREATE INDEX "exports_ends_at" ON "exports" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "export_chunks_uid" ON "export_chunks" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "grievances_open" ON "grievances" USING btree ("closed_at","received_at");--> statement-breakpoint
CREATE INDEX "grievances_uid" ON "grievances" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "interview_dates_to_remind" ON "interview_dates" USING btree ("day") WHERE reminders_chosen_at is not null;--> statement-breakpoint
CREATE INDEX "feedbacks_uid" ON "feedbacks" USING btree ("uid","completed_at");--> statement-breakpoint
CREATE INDEX "feedbacks_unseen" ON "feedbacks" USING btree ("completed_at") WHERE due_at is null;--> statement-breakpoint
CREATE INDEX "feedbacks_due" ON "feedbacks" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "interview_sessions_one_active" ON "interview_sessions" USING btree ("uid") WHERE state in ('preparing', 'running');--> statement-breakpoint
CREATE INDEX "interview_sessions_uid" ON "interview_sessions" USING btree ("uid","timestamp");--> statement-breakpoint
CREATE INDEX "interview_sessions_state" ON "interview_sessions" USING btree ("state","updated_at");--> statement-breakpoint
CREATE INDEX "interview_sessions_unseen" ON "interview_sessions" USING btree ("timestamp") WHERE due_at is null and forgotten_at is null and state in ('done', 'failed', 'discarded');--> statement-breakpoint
CREATE INDEX "interview_sessions_due" ON "interview_sessions" USING btree ("due_at") WHERE due_at is not null and forgotten_at is null;--> statement-breakpoint
CREATE INDEX "call_counts_ends_at" ON "call_counts" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "mails_unsent" ON "mails" USING btree ("created_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "mails_to_forget" ON "mails" USING btree ("created_at") WHERE forgotten_at is null;--> statement-breakpoint
CREATE INDEX "mails_uid" ON "mails" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "mails_document" ON "mails" USING btree ("document_id") WHERE document_id is not null;--> statement-breakpoint
CREATE INDEX "unsubscribe_links_uid" ON "unsubscribe_links" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "mentor_links_session" ON "mentor_links" USING btree ("session_id","created_at");--> statement-breakpoint
CREATE INDEX "mentor_links_uid" ON "mentor_links" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "mentor_links_over" ON "mentor_links" USING btree ("expires_at") WHERE scored_at is null or token_hash is not null;--> statement-breakpoint
CREATE INDEX "audit_log_kind" ON "audit_log" USING btree ("kind","seq");--> statement-breakpoint
CREATE INDEX "audit_log_uid" ON "audit_log" USING btree ("uid","seq");--> statement-breakpoint
CREATE INDEX "operator_sessions_expires_at" ON "operator_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "org_audit_at" ON "org_audit" USING btree ("org_id","at" DESC NULLS LAST,"audit_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "org_members_uid" ON "org_members" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "org_members_sign_on_uid" ON "org_members" USING btree ("sign_on_uid");--> statement-breakpoint
CREATE INDEX "org_members_unbound" ON "org_members" USING btree ("email") WHERE uid is null and removed_at is null;--> statement-breakpoint
CREATE INDEX "account_deletions_due" ON "account_deletions" USING btree ("due_at") WHERE erased_at is null;--> statement-breakpoint
CREATE INDEX "tombstones_unwritten" ON "tombstones" USING btree ("id") WHERE written_at is null;--> statement-breakpoint
CREATE INDEX "resumes_uid" ON "resumes" USING btree ("uid","uploaded_at");--> statement-breakpoint
CREATE INDEX "resumes_unseen" ON "resumes" USING btree ("uploaded_at") WHERE due_at is null;--> statement-breakpoint
CREATE INDEX "resumes_due" ON "resumes" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "decisions_applicant" ON "decisions" USING btree ("org_id","applicant_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_whole" ON "reviews" USING btree ("org_id","sitting_id","member_id","is_appeal") WHERE topic_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_topic" ON "reviews" USING btree ("org_id","sitting_id","member_id","topic_id","is_appeal") WHERE topic_id is not null;--> statement-breakpoint
CREATE INDEX "reviews_desk" ON "reviews" USING btree ("org_id","member_id","state","assigned_at");--> statement-breakpoint
CREATE INDEX "bank_questions_topic" ON "bank_questions" USING btree ("org_id","topic_id","created_at","question_id");--> statement-breakpoint
CREATE INDEX "school_jobs_page" ON "school_jobs" USING btree ("org_id","created_at","job_id");--> statement-breakpoint
CREATE INDEX "school_jobs_expired" ON "school_jobs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "school_webhook_deliveries_page" ON "school_webhook_deliveries" USING btree ("org_id","webhook_id","created_at","delivery_id");--> statement-breakpoint
CREATE INDEX "school_webhook_deliveries_due" ON "school_webhook_deliveries" USING btree ("next_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "school_webhook_deliveries_old" ON "school_webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "org_break_glass_at" ON "org_break_glass" USING btree ("at");--> statement-breakpoint
CREATE INDEX "org_sign_on_assertions_expires_at" ON "org_sign_on_assertions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "org_sign_on_flows_ticket" ON "org_sign_on_flows" USING btree ("org_id","ticket_hash") WHERE ticket_hash is not null;--> statement-breakpoint
CREATE INDEX "org_sign_on_flows_expires_at" ON "org_sign_on_flows" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "applicants_page" ON "applicants" USING btree ("org_id","intake_id","created_at","applicant_id");--> statement-breakpoint
CREATE INDEX "applicants_name" ON "applicants" USING btree ("org_id","intake_id","sort_name","applicant_id");--> statement-breakpoint
CREATE INDEX "applicants_status" ON "applicants" USING btree ("org_id","intake_id","status","applicant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_one_open" ON "invitations" USING btree ("org_id","applicant_id","scenario_id") WHERE state not in ('finished', 'expired', 'revoked');--> statement-breakpoint
CREATE INDEX "invitations_applicant" ON "invitations" USING btree ("org_id","applicant_id");--> statement-breakpoint
CREATE INDEX "invitations_uid" ON "invitations" USING btree ("uid") WHERE uid is not null;--> statement-breakpoint
CREATE INDEX "invitations_deadline" ON "invitations" USING btree ("deadline_at") WHERE state not in ('finished', 'expired', 'revoked');--> statement-breakpoint
CREATE INDEX "sitting_records_due" ON "sitting_records" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sittings_session" ON "sittings" USING btree ("session_id") WHERE session_id is not null;--> statement-breakpoint
CREATE INDEX "sittings_applicant" ON "sittings" USING btree ("org_id","applicant_id");--> statement-breakpoint
CREATE INDEX "sittings_finished" ON "sittings" USING btree ("org_id","finished_at");--> statement-breakpoint
CREATE INDEX "model_calls_day" ON "model_calls" USING btree ("day");--> statement-breakpoint
CREATE INDEX "model_calls_session" ON "model_calls" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "model_calls_uid" ON "model_calls" USING btree ("uid","day");--> statement-breakpoint
CREATE INDEX "model_calls_open" ON "model_calls" USING btree ("at") WHERE state = 'reserved';--> statement-breakpoint
CREATE POLICY "within_organisation" ON "api_keys" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "org_addresses" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "org_branding" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "org_logos" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "intakes" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "org_audit" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "org_members" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "organisations" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "programmes" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "decisions" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "marks_seen" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "review_conflicts" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "review_submissions" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "reviews" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "shortlist_rules" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "bank_questions" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "scenario_versions" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "scenarios" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "school_job_chunks" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "school_jobs" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "school_webhook_deliveries" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "school_webhook_tries" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "school_webhooks" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "org_break_glass" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "org_sign_on" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "org_sign_on_assertions" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "org_sign_on_flows" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "applicants" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "invitations" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "sitting_records" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "sittings" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
-- The ledger and the audit log are append-only: corrections are new rows.
CREATE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
-- Undoes the statement that calls it, so that one statement reserves a model call under all its limits or under none (spending/budget-store.ts).
CREATE FUNCTION refuse_call(full_budgets text) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'no room in: %', full_budgets USING ERRCODE = 'HS001';
END $$;
--> statement-breakpoint
-- A billing document changes in two cases only (rule ERASE-4): the buyer's name and address go when the account is erased, and the document
-- goes 72 months after the 31 December that follows the end of its Indian financial year, when tax law no longer requires it.
CREATE FUNCTION guard_billing_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.issued_at < make_timestamptz(extract(year FROM now() AT TIME ZONE 'Asia/Kolkata')::int - 7, 4, 1, 0, 0, 0, 'Asia/Kolkata') THEN
      RETURN OLD;
    END IF;
  ELSIF to_jsonb(NEW) - 'content' = to_jsonb(OLD) - 'content'
    AND NEW.content = jsonb_set(OLD.content, '{buyer}', (OLD.content -> 'buyer') || '{"name": "", "email": ""}')
    AND EXISTS (SELECT 1 FROM account_deletions d WHERE d.uid = OLD.uid AND d.erasing_at IS NOT NULL) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER billing_documents_guard BEFORE UPDATE OR DELETE ON billing_documents
  FOR EACH ROW EXECUTE FUNCTION guard_billing_documents();
--> statement-breakpoint
CREATE TRIGGER billing_documents_stay BEFORE TRUNCATE ON billing_documents
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
-- The audit log loses its oldest entries after twelve months (at least 364 days, since months differ), up to a cut that is recorded first (rule LOG-4).
CREATE TRIGGER audit_cuts_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_cuts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
CREATE FUNCTION guard_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.at < now() - interval '364 days'
    AND EXISTS (SELECT 1 FROM audit_cuts c WHERE c.seq >= OLD.seq) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_guard BEFORE DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION guard_audit_log();
--> statement-breakpoint
CREATE TRIGGER audit_log_stays BEFORE UPDATE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
-- Row-level security holds for the owner of the tables too, who would bypass it otherwise (rule SCHOOL-1).
DO $$
DECLARE walled text;
BEGIN
  FOR walled IN SELECT relname FROM pg_class WHERE relrowsecurity AND relnamespace = 'public'::regnamespace LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', walled);
  END LOOP;
END $$;

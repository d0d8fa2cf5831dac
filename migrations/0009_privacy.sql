CREATE TABLE "audit_cuts" (
	"seq" integer PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
ALTER TABLE "feedbacks" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "interview_sessions" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "interview_sessions" ADD COLUMN "forgotten_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "forgotten_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_keeping" ADD CONSTRAINT "feedback_keeping_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_deletions_due" ON "account_deletions" USING btree ("due_at") WHERE erased_at is null;--> statement-breakpoint
CREATE INDEX "tombstones_unwritten" ON "tombstones" USING btree ("id") WHERE written_at is null;--> statement-breakpoint
CREATE INDEX "billing_documents_order" ON "billing_documents" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_created_at" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "feedbacks_unseen" ON "feedbacks" USING btree ("completed_at") WHERE due_at is null;--> statement-breakpoint
CREATE INDEX "feedbacks_due" ON "feedbacks" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "interview_sessions_unseen" ON "interview_sessions" USING btree ("timestamp") WHERE due_at is null and forgotten_at is null and state in ('done', 'failed', 'discarded');--> statement-breakpoint
CREATE INDEX "interview_sessions_due" ON "interview_sessions" USING btree ("due_at") WHERE due_at is not null and forgotten_at is null;--> statement-breakpoint
CREATE INDEX "mails_to_forget" ON "mails" USING btree ("created_at") WHERE forgotten_at is null;--> statement-breakpoint
CREATE INDEX "mails_uid" ON "mails" USING btree ("uid") WHERE forgotten_at is null;--> statement-breakpoint
CREATE INDEX "mails_document" ON "mails" USING btree ("document_id") WHERE document_id is not null;--> statement-breakpoint
CREATE INDEX "resumes_unseen" ON "resumes" USING btree ("uploaded_at") WHERE due_at is null;--> statement-breakpoint
CREATE INDEX "resumes_due" ON "resumes" USING btree ("due_at") WHERE due_at is not null;
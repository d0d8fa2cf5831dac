CREATE TABLE "claim_readings" (
	"session_id" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"claims" jsonb,
	"model" text,
	"made_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "claim_readings" ADD CONSTRAINT "claim_readings_session_id_interview_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."interview_sessions"("session_id") ON DELETE cascade ON UPDATE no action;
CREATE TABLE "scoring_stages" (
	"session_id" text NOT NULL,
	"input_hash" text NOT NULL,
	"stage" text NOT NULL,
	"result" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scoring_stages_session_id_input_hash_stage_pk" PRIMARY KEY("session_id","input_hash","stage")
);
--> statement-breakpoint
DROP TABLE "topic_assessments" CASCADE;--> statement-breakpoint
ALTER TABLE "scoring_stages" ADD CONSTRAINT "scoring_stages_session_id_interview_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."interview_sessions"("session_id") ON DELETE cascade ON UPDATE no action;
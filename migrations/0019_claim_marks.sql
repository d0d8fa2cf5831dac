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
ALTER TABLE "claim_marks" ADD CONSTRAINT "claim_marks_session_id_interview_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."interview_sessions"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_marks" ADD CONSTRAINT "claim_marks_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;
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
ALTER TABLE "interview_sessions" ADD COLUMN "kind" text DEFAULT 'interview' NOT NULL;--> statement-breakpoint
ALTER TABLE "drills" ADD CONSTRAINT "drills_session_id_interview_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."interview_sessions"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drills" ADD CONSTRAINT "drills_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drills_uid_day" ON "drills" USING btree ("uid","day");
CREATE TABLE "ladders" (
	"session_id" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"ladder" jsonb,
	"made_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "ladders" ADD CONSTRAINT "ladders_session_id_feedbacks_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."feedbacks"("session_id") ON DELETE cascade ON UPDATE no action;
CREATE TABLE "interview_dates" (
	"uid" text PRIMARY KEY NOT NULL,
	"day" text NOT NULL,
	"school" text,
	"chosen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "interview_dates" ADD CONSTRAINT "interview_dates_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;
CREATE TABLE "unsubscribe_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "interview_dates" ADD COLUMN "reminders_chosen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "interview_dates" ADD COLUMN "reminded_day" text;--> statement-breakpoint
ALTER TABLE "interview_dates" ADD COLUMN "reminded_days_before" integer;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "unsubscribe_links" ADD CONSTRAINT "unsubscribe_links_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unsubscribe_links_uid" ON "unsubscribe_links" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "interview_dates_to_remind" ON "interview_dates" USING btree ("day") WHERE reminders_chosen_at is not null;
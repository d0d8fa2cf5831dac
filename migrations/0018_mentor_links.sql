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
ALTER TABLE "mentor_links" ADD CONSTRAINT "mentor_links_session_id_feedbacks_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."feedbacks"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_links" ADD CONSTRAINT "mentor_links_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mentor_links_session" ON "mentor_links" USING btree ("session_id","created_at");--> statement-breakpoint
CREATE INDEX "mentor_links_uid" ON "mentor_links" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "mentor_links_over" ON "mentor_links" USING btree ("expires_at") WHERE scored_at is null or token_hash is not null;
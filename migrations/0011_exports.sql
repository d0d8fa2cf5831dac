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
DROP INDEX "mails_uid";--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_chunks" ADD CONSTRAINT "export_chunks_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exports_ends_at" ON "exports" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "export_chunks_uid" ON "export_chunks" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "audit_log_uid" ON "audit_log" USING btree ("uid","seq");--> statement-breakpoint
CREATE INDEX "mails_uid" ON "mails" USING btree ("uid");
CREATE TABLE "breach_affected" (
	"breach" integer NOT NULL,
	"uid" text NOT NULL,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "breach_affected_breach_uid_pk" PRIMARY KEY("breach","uid")
);
--> statement-breakpoint
CREATE TABLE "breaches" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "breaches_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"what" text NOT NULL,
	"began_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL,
	"known_at" timestamp (3) with time zone NOT NULL,
	"cert_in_at" timestamp (3) with time zone,
	"board_at" timestamp (3) with time zone,
	"board_details_at" timestamp (3) with time zone,
	"consequences" text,
	"measures" text,
	"advice" text
);
--> statement-breakpoint
CREATE TABLE "grievances" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "grievances_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"uid" text,
	"about" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"acknowledged_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"outcome" text
);
--> statement-breakpoint
ALTER TABLE "breach_affected" ADD CONSTRAINT "breach_affected_breach_breaches_number_fk" FOREIGN KEY ("breach") REFERENCES "public"."breaches"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "breach_affected_untold" ON "breach_affected" USING btree ("breach","told_at");--> statement-breakpoint
CREATE INDEX "breach_affected_uid" ON "breach_affected" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "grievances_open" ON "grievances" USING btree ("closed_at","received_at");--> statement-breakpoint
CREATE INDEX "grievances_uid" ON "grievances" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "consents_given_at" ON "consents" USING btree ("given_at");
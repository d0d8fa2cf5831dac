CREATE TABLE "marks_seen" (
	"org_id" text NOT NULL,
	"member_id" text NOT NULL,
	"applicant_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "marks_seen_org_id_applicant_id_member_id_pk" PRIMARY KEY("org_id","applicant_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "marks_seen" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "decisions" ADD COLUMN "is_appeal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "marks_seen" ADD CONSTRAINT "marks_seen_org_id_member_id_org_members_org_id_member_id_fk" FOREIGN KEY ("org_id","member_id") REFERENCES "public"."org_members"("org_id","member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marks_seen" ADD CONSTRAINT "marks_seen_org_id_applicant_id_applicants_org_id_applicant_id_fk" FOREIGN KEY ("org_id","applicant_id") REFERENCES "public"."applicants"("org_id","applicant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "within_organisation" ON "marks_seen" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
-- The wall of 0024 for the table that came (rule SCHOOL-1).
ALTER TABLE "marks_seen" FORCE ROW LEVEL SECURITY;

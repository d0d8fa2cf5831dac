DROP INDEX "applicants_name";--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "sort_name" text GENERATED ALWAYS AS (lower(name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(name || ' ' || email || coalesce(' ' || external_id, ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "applicants_name" ON "applicants" USING btree ("org_id","intake_id","sort_name","applicant_id");
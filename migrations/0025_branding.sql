CREATE TABLE "org_addresses" (
	"org_id" text NOT NULL,
	"name" text NOT NULL,
	"in_use" boolean NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "org_addresses_org_id_name_pk" PRIMARY KEY("org_id","name"),
	CONSTRAINT "org_addresses_name" UNIQUE("name"),
	CONSTRAINT "org_addresses_small" CHECK ("org_addresses"."name" = lower("org_addresses"."name"))
);
--> statement-breakpoint
ALTER TABLE "org_addresses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "org_logos" (
	"org_id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"png" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "org_logos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "org_branding" ADD COLUMN "sender_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "org_branding" ADD COLUMN "main_colour" text;--> statement-breakpoint
ALTER TABLE "org_branding" ADD COLUMN "accent_colour" text;--> statement-breakpoint
ALTER TABLE "org_addresses" ADD CONSTRAINT "org_addresses_org_id_organisations_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("org_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_logos" ADD CONSTRAINT "org_logos_org_id_organisations_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("org_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "org_addresses_in_use" ON "org_addresses" USING btree ("org_id") WHERE in_use;--> statement-breakpoint
CREATE INDEX "org_logos_hash" ON "org_logos" USING btree ("hash");--> statement-breakpoint
CREATE POLICY "within_organisation" ON "org_addresses" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "org_logos" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');
CREATE TABLE "api_keys" (
	"org_id" text NOT NULL,
	"key_id" text NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"programme_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"last_day" text,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "api_keys_org_id_key_id_pk" PRIMARY KEY("org_id","key_id"),
	CONSTRAINT "api_keys_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "school_webhook_deliveries" (
	"org_id" text NOT NULL,
	"delivery_id" text NOT NULL,
	"webhook_id" text NOT NULL,
	"event" text NOT NULL,
	"payload" text NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_try" integer NOT NULL,
	"next_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "school_webhook_deliveries_org_id_delivery_id_pk" PRIMARY KEY("org_id","delivery_id")
);
--> statement-breakpoint
ALTER TABLE "school_webhook_deliveries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "school_webhook_tries" (
	"org_id" text NOT NULL,
	"delivery_id" text NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"result" text,
	"status" integer,
	"duration_ms" integer,
	"answer" text DEFAULT '' NOT NULL,
	CONSTRAINT "school_webhook_tries_org_id_delivery_id_number_pk" PRIMARY KEY("org_id","delivery_id","number")
);
--> statement-breakpoint
ALTER TABLE "school_webhook_tries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "school_webhooks" (
	"org_id" text NOT NULL,
	"webhook_id" text NOT NULL,
	"place" integer NOT NULL,
	"url" text NOT NULL,
	"description" text NOT NULL,
	"events" jsonb NOT NULL,
	"state" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"secret" text NOT NULL,
	"previous_secret" text,
	"previous_until" timestamp (3) with time zone,
	"failing_since" timestamp (3) with time zone,
	"rests_until" timestamp (3) with time zone,
	"last_taken_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "school_webhooks_org_id_webhook_id_pk" PRIMARY KEY("org_id","webhook_id"),
	CONSTRAINT "school_webhooks_place" UNIQUE("org_id","place"),
	CONSTRAINT "school_webhooks_places" CHECK ("school_webhooks"."place" between 1 and 10)
);
--> statement-breakpoint
ALTER TABLE "school_webhooks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "org_break_glass" (
	"org_id" text NOT NULL,
	"session_hash" text NOT NULL,
	"member_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "org_break_glass_org_id_session_hash_pk" PRIMARY KEY("org_id","session_hash")
);
--> statement-breakpoint
ALTER TABLE "org_break_glass" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "org_sign_on" (
	"org_id" text PRIMARY KEY NOT NULL,
	"provider" jsonb NOT NULL,
	"sealed_secret" text,
	"rules" jsonb NOT NULL,
	"state" text NOT NULL,
	"break_glass" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"trial" jsonb,
	"owner_came_in_at" timestamp (3) with time zone,
	"provider_set_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "org_sign_on" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "org_sign_on_assertions" (
	"org_id" text NOT NULL,
	"assertion_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "org_sign_on_assertions_org_id_assertion_hash_pk" PRIMARY KEY("org_id","assertion_hash")
);
--> statement-breakpoint
ALTER TABLE "org_sign_on_assertions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "org_sign_on_flows" (
	"org_id" text NOT NULL,
	"flow_id" text NOT NULL,
	"cookie_hash" text NOT NULL,
	"state" text NOT NULL,
	"request_id" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"purpose" text NOT NULL,
	"member_id" text,
	"redirect_uri" text NOT NULL,
	"provider_set_at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"asserted" jsonb,
	"ticket_hash" text,
	"repeated_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "org_sign_on_flows_org_id_flow_id_pk" PRIMARY KEY("org_id","flow_id"),
	CONSTRAINT "org_sign_on_flows_state" UNIQUE("org_id","state")
);
--> statement-breakpoint
ALTER TABLE "org_sign_on_flows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "applicants_name";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "school_id" text;--> statement-breakpoint
ALTER TABLE "org_branding" ADD COLUMN "sender_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "org_branding" ADD COLUMN "main_colour" text;--> statement-breakpoint
ALTER TABLE "org_branding" ADD COLUMN "accent_colour" text;--> statement-breakpoint
ALTER TABLE "org_audit" ADD COLUMN "key_id" text;--> statement-breakpoint
ALTER TABLE "org_members" ADD COLUMN "sign_on_uid" text;--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "sort_name" text GENERATED ALWAYS AS (lower(name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(name || ' ' || email || coalesce(' ' || external_id, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_org_id_created_by_org_members_org_id_member_id_fk" FOREIGN KEY ("org_id","created_by") REFERENCES "public"."org_members"("org_id","member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_addresses" ADD CONSTRAINT "org_addresses_org_id_organisations_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("org_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_logos" ADD CONSTRAINT "org_logos_org_id_organisations_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("org_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_webhook_deliveries" ADD CONSTRAINT "school_webhook_deliveries_org_id_organisations_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("org_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_webhook_deliveries" ADD CONSTRAINT "school_webhook_deliveries_org_id_webhook_id_school_webhooks_org_id_webhook_id_fk" FOREIGN KEY ("org_id","webhook_id") REFERENCES "public"."school_webhooks"("org_id","webhook_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_webhook_tries" ADD CONSTRAINT "school_webhook_tries_org_id_organisations_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("org_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_webhook_tries" ADD CONSTRAINT "school_webhook_tries_org_id_delivery_id_school_webhook_deliveries_org_id_delivery_id_fk" FOREIGN KEY ("org_id","delivery_id") REFERENCES "public"."school_webhook_deliveries"("org_id","delivery_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_webhooks" ADD CONSTRAINT "school_webhooks_org_id_organisations_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("org_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_break_glass" ADD CONSTRAINT "org_break_glass_org_id_organisations_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("org_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_sign_on" ADD CONSTRAINT "org_sign_on_org_id_organisations_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("org_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_sign_on_assertions" ADD CONSTRAINT "org_sign_on_assertions_org_id_organisations_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("org_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_sign_on_flows" ADD CONSTRAINT "org_sign_on_flows_org_id_organisations_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("org_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "org_addresses_in_use" ON "org_addresses" USING btree ("org_id") WHERE in_use;--> statement-breakpoint
CREATE INDEX "org_logos_hash" ON "org_logos" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "school_webhook_deliveries_page" ON "school_webhook_deliveries" USING btree ("org_id","webhook_id","created_at","delivery_id");--> statement-breakpoint
CREATE INDEX "school_webhook_deliveries_due" ON "school_webhook_deliveries" USING btree ("next_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "school_webhook_deliveries_old" ON "school_webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "org_break_glass_at" ON "org_break_glass" USING btree ("at");--> statement-breakpoint
CREATE INDEX "org_sign_on_assertions_expires_at" ON "org_sign_on_assertions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "org_sign_on_flows_ticket" ON "org_sign_on_flows" USING btree ("org_id","ticket_hash") WHERE ticket_hash is not null;--> statement-breakpoint
CREATE INDEX "org_sign_on_flows_expires_at" ON "org_sign_on_flows" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "org_members" ADD CONSTRAINT "org_members_sign_on_uid_users_uid_fk" FOREIGN KEY ("sign_on_uid") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_school" ON "sessions" USING btree ("school_id") WHERE school_id is not null;--> statement-breakpoint
CREATE INDEX "org_members_sign_on_uid" ON "org_members" USING btree ("sign_on_uid");--> statement-breakpoint
CREATE INDEX "applicants_name" ON "applicants" USING btree ("org_id","intake_id","sort_name","applicant_id");--> statement-breakpoint
CREATE POLICY "within_organisation" ON "api_keys" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "org_addresses" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "org_logos" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "school_webhook_deliveries" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "school_webhook_tries" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "school_webhooks" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "org_break_glass" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "org_sign_on" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "org_sign_on_assertions" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');--> statement-breakpoint
CREATE POLICY "within_organisation" ON "org_sign_on_flows" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');
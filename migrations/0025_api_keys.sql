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
ALTER TABLE "org_audit" ADD COLUMN "key_id" text;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_org_id_created_by_org_members_org_id_member_id_fk" FOREIGN KEY ("org_id","created_by") REFERENCES "public"."org_members"("org_id","member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "within_organisation" ON "api_keys" AS PERMISSIVE FOR ALL TO public USING (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*') WITH CHECK (org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*');
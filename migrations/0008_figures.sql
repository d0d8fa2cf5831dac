CREATE TABLE "service_figures" (
	"name" text PRIMARY KEY NOT NULL,
	"figures" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "orders_to_review" ON "orders" USING btree ("created_at") WHERE status = 'needs_review';--> statement-breakpoint
CREATE INDEX "webhook_inbox_set_aside" ON "webhook_inbox" USING btree ("received_at") WHERE outcome like 'set aside: %';
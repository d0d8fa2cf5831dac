CREATE TABLE "model_budgets" (
	"key" text PRIMARY KEY NOT NULL,
	"reserved_tokens" bigint NOT NULL,
	"spent_tokens" bigint NOT NULL,
	"reserved_micro_rupees" bigint NOT NULL,
	"spent_micro_rupees" bigint NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "model_budgets_not_negative" CHECK ("model_budgets"."reserved_tokens" >= 0 and "model_budgets"."spent_tokens" >= 0 and "model_budgets"."reserved_micro_rupees" >= 0 and "model_budgets"."spent_micro_rupees" >= 0)
);
--> statement-breakpoint
CREATE TABLE "model_calls" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text,
	"uid" text,
	"purpose" text NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"day" text NOT NULL,
	"state" text NOT NULL,
	"reserved_tokens" integer NOT NULL,
	"reserved_micro_rupees" bigint NOT NULL,
	"input_tokens" integer NOT NULL,
	"cached_input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"micro_rupees" bigint,
	"at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "model_calls_day" ON "model_calls" USING btree ("day");--> statement-breakpoint
CREATE INDEX "model_calls_session" ON "model_calls" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "model_calls_uid" ON "model_calls" USING btree ("uid","day");--> statement-breakpoint
CREATE INDEX "model_calls_open" ON "model_calls" USING btree ("at") WHERE state = 'reserved';
ALTER TABLE "ledger" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "credit_number" integer;
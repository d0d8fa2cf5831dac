CREATE TABLE "billing_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"order_id" text NOT NULL,
	"refund_id" text,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "billing_documents_refund_id_unique" UNIQUE("refund_id"),
	CONSTRAINT "billing_documents_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "document_series" (
	"series" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"uid" text NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"subject_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_uid_route_key_pk" PRIMARY KEY("uid","route","key")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"document_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"product" text NOT NULL,
	"amount_paise" integer NOT NULL,
	"currency" text NOT NULL,
	"interviews" integer NOT NULL,
	"status" text NOT NULL,
	"receipt" text NOT NULL,
	"razorpay_order_id" text,
	"billing" jsonb,
	"razorpay_payment_id" text,
	"paid_at" timestamp (3) with time zone,
	"next_check_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "orders_receipt_unique" UNIQUE("receipt"),
	CONSTRAINT "orders_razorpay_order_id_unique" UNIQUE("razorpay_order_id"),
	CONSTRAINT "orders_razorpay_payment_id_unique" UNIQUE("razorpay_payment_id"),
	CONSTRAINT "orders_amount" CHECK ("orders"."amount_paise" >= 100 and "orders"."interviews" > 0),
	CONSTRAINT "orders_paid_once" CHECK (("orders"."razorpay_payment_id" is null) = ("orders"."paid_at" is null))
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"razorpay_payment_id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"status" text NOT NULL,
	"amount_paise" integer NOT NULL,
	"currency" text NOT NULL,
	"method" text,
	"error_reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"razorpay_payment_id" text NOT NULL,
	"razorpay_refund_id" text,
	"amount_paise" integer NOT NULL,
	"cause" text NOT NULL,
	"status" text NOT NULL,
	"next_check_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "refunds_razorpay_refund_id_unique" UNIQUE("razorpay_refund_id"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "webhook_inbox" (
	"event_id" text PRIMARY KEY NOT NULL,
	"body" "bytea" NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"processed_at" timestamp (3) with time zone,
	"outcome" text
);
--> statement-breakpoint
ALTER TABLE "credit_lots" DROP CONSTRAINT "credit_lots_bounds";--> statement-breakpoint
ALTER TABLE "credit_lots" DROP CONSTRAINT "credit_lots_not_overdrawn";--> statement-breakpoint
DROP INDEX "credit_lots_to_lapse";--> statement-breakpoint
ALTER TABLE "credit_lots" ADD COLUMN "revoked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_documents" ADD CONSTRAINT "billing_documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_documents" ADD CONSTRAINT "billing_documents_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_document_id_billing_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."billing_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "billing_documents_one_receipt" ON "billing_documents" USING btree ("order_id") WHERE kind <> 'credit_note';--> statement-breakpoint
CREATE INDEX "billing_documents_uid" ON "billing_documents" USING btree ("uid","issued_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_unsent" ON "mails" USING btree ("created_at") WHERE sent_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open" ON "orders" USING btree ("uid","product") WHERE status in ('creating', 'pending', 'failed');--> statement-breakpoint
CREATE INDEX "orders_uid" ON "orders" USING btree ("uid","created_at");--> statement-breakpoint
CREATE INDEX "orders_next_check" ON "orders" USING btree ("next_check_at") WHERE next_check_at is not null;--> statement-breakpoint
CREATE INDEX "payment_attempts_order" ON "payment_attempts" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_under_way" ON "refunds" USING btree ("order_id") WHERE status in ('requested', 'pending') and cause in ('user', 'operator');--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_once_a_payment" ON "refunds" USING btree ("razorpay_payment_id","cause") WHERE cause in ('excess', 'mismatch') and status <> 'failed';--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_next_check" ON "refunds" USING btree ("next_check_at") WHERE next_check_at is not null;--> statement-breakpoint
CREATE INDEX "webhook_inbox_open" ON "webhook_inbox" USING btree ("received_at") WHERE processed_at is null;--> statement-breakpoint
CREATE INDEX "credit_lots_to_lapse" ON "credit_lots" USING btree ("expires_at") WHERE not expired or held + captured + lapsed + revoked < granted;--> statement-breakpoint
ALTER TABLE "credit_lots" ADD CONSTRAINT "credit_lots_bounds" CHECK ("credit_lots"."held" >= 0 and "credit_lots"."captured" >= 0 and "credit_lots"."lapsed" >= 0 and "credit_lots"."revoked" >= 0 and "credit_lots"."granted" > 0);--> statement-breakpoint
ALTER TABLE "credit_lots" ADD CONSTRAINT "credit_lots_not_overdrawn" CHECK ("credit_lots"."held" + "credit_lots"."captured" + "credit_lots"."lapsed" + "credit_lots"."revoked" <= "credit_lots"."granted");--> statement-breakpoint
-- What was issued stands: corrections are credit notes (trust.md 4.2).
CREATE TRIGGER billing_documents_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON billing_documents
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
